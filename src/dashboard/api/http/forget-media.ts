import { FORGET_HEADER, OWN_SERVICE } from '#contract/headers/service-name.ts';
import { namedService } from './named-service.ts';
import { readToken, tokenHeader } from './token.ts';

/**
 * Asks Noctuary's own service to delete the cookie that authorises images and export files, whose requests carry no token.
 * Call it before the token is removed; without a connection the cookie lasts until the browser is closed.
 */
export function forgetMedia(): void {
  if (readToken() === null || namedService() !== OWN_SERVICE) return;
  fetch('/api/v2/', { cache: 'no-store', headers: { ...tokenHeader(), [FORGET_HEADER]: 'media' } }).catch(() => {});
}
