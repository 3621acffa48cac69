import type { Location } from 'react-router-dom';
import { queryText } from '#dashboard/address/query-text.ts';

/** Where the reader is in the list or on its map: none of it changes which records follow each other. */
const OF_THE_READER = ['selected', 'to', 'map', 'list'];

/** The address of a list as its records' pages carry it: with its sort and filters, whichever row is selected. */
export function listAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  for (const name of OF_THE_READER) query.delete(name);
  const text = queryText(query);
  return text === '' ? pathname : `${pathname}?${text}`;
}
