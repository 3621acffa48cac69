import { parsePath, type Path, type To } from 'react-router-dom';
import { queryText } from './query-text.ts';

type DefaultFilters = 'on' | 'off';

const NAME = 'defaults';

/**
 * Whether lists and counts apply the default filters of projects: `defaults=off` in the address where they do not. "on" is
 * written too, for `withCarriedDefaults`, which then leaves it out.
 */
export const defaultFiltersParameters = {
  [NAME]: {
    read: (text: string | null): DefaultFilters => (text === 'off' ? 'off' : 'on'),
    write: (value: DefaultFilters) => value,
  },
};

/** Whether the address whose query this is shows what the default filters leave out. */
export function areDefaultsOff(search: string): boolean {
  return new URLSearchParams(search).get(NAME) === 'off';
}

/**
 * Where a link leads, with the choice of the address that is shown: it stays until the reader changes it, and no link needs
 * to name it.
 *
 * @param shown the query of that address, with its "?", or empty
 */
export function withCarriedDefaults(to: To, shown: string): Partial<Path> {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const parameters = new URLSearchParams(path.search);
  const named = parameters.get(NAME);
  if (named === 'off' || (named === null && !areDefaultsOff(shown))) return path;
  if (named === null) parameters.set(NAME, 'off');
  else parameters.delete(NAME);
  const text = queryText(parameters);
  return { ...path, search: text === '' ? '' : `?${text}` };
}
