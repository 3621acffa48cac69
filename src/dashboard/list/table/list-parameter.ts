import type { Parameter } from '#dashboard/address/url-state.ts';

/**
 * The list that a record's page was opened from, by its address: `list=/sessions?ordering=-duration`. It is carried by
 * the address, so that the list holds after a reload and in a new tab.
 *
 * @param paths which lists a page of this kind can be opened from; anything else in the address is none
 */
export function listParameter(paths: RegExp): Parameter<string | null> {
  return {
    read: (text) => (text !== null && paths.test(text.split('?')[0] ?? '') ? text : null),
    write: (list) => list,
  };
}
