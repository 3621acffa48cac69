import { FORGET_HEADER, OWN_SERVICE } from '#contract/service-name.ts';
import { namedService } from './named-service.ts';
import { readToken, tokenHeader } from './token.ts';

/**
 * Lets this product's own service end the cookie by which images and export files come without the token. To be called
 * before the token is forgotten; without a connection the cookie ends with the browser.
 */
export function forgetMedia(): void {
  if (readToken() === null || namedService() !== OWN_SERVICE) return;
  fetch('/api/v2/', { cache: 'no-store', headers: { ...tokenHeader(), [FORGET_HEADER]: 'media' } }).catch(() => {});
}
