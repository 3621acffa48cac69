import { webAddress } from '#dashboard/api/http/web-address.ts';
import type { Messages } from './messages/en.ts';

/** Why the image at an address is not shown, in words. */
export function whyNoImage(url: string | null, words: Messages): string {
  if (url === null || url.trim() === '') return words.noAddress;
  const { why } = webAddress(url);
  return why === null ? words.imageNotLoaded : words.addressNotUsed(why);
}
