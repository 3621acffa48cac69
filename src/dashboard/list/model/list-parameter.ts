import type { Parameter } from '#dashboard/address/url-state.ts';

/**
 * The address of the list that a record's page was opened from: `list=/sessions?ordering=-duration`. It is in the address
 * so that it survives a reload and works in a new tab.
 *
 * @param paths matches the paths of the lists that link to the page; any other path reads as null
 */
export function listParameter(paths: RegExp): Parameter<string | null> {
  return {
    read: (text) => (text !== null && paths.test(text.split('?')[0] ?? '') ? text : null),
    write: (list) => list,
  };
}
