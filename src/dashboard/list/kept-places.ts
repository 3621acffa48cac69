import { plainText } from '#contract/plain-text.ts';
import type { ColumnFilters } from './column-filter.ts';
import { filterKeeps } from './filter-keeps.ts';
import type { ListColumn } from './list-column.ts';
import { prepared } from './prepared.ts';
import type { Work } from './slices.ts';

/** Records, and what narrows them: the column filters, the search, and what the page itself leaves out. */
export interface Narrowing<Rec> {
  /** in order of id */
  records: readonly Rec[];
  columns: readonly ListColumn<Rec>[];
  filters: ColumnFilters;
  search: string;
  textOf: (record: Rec) => string;
  /** the page's own: Deployments' project */
  within?: ((record: Rec) => boolean) | undefined;
}

const READ_BEFORE_PAUSE = 100;

/** Plain texts are dear to make and are searched again with every letter typed. */
const plainTexts = new WeakMap<readonly unknown[], Map<unknown, string[]>>();

/** The places of the records that pass, in their order. */
export function* keptPlaces<Rec>({
  records,
  columns,
  filters,
  search,
  textOf,
  within,
}: Narrowing<Rec>): Work<Uint32Array> {
  const tests = columns.flatMap((column) => {
    const filter = filters.get(column.field);
    return filter === undefined ? [] : [filterKeeps(column, filter)];
  });
  if (within !== undefined) tests.unshift(within);
  const typed = search.trim();
  const wanted = plainText(typed);
  // An accent alone is in no text, as the service has it.
  if (wanted === '' && typed !== '') return new Uint32Array(0);
  const texts = wanted === '' ? [] : yield* plainTextsOf(records, textOf);
  yield* prepared(columns.filter(({ field }) => filters.has(field)));
  const places = new Uint32Array(records.length);
  let length = 0;
  for (const [place, record] of records.entries()) {
    if (place % READ_BEFORE_PAUSE === 0) yield;
    if (wanted !== '' && texts[place]?.includes(wanted) !== true) continue;
    if (!tests.every((keeps) => keeps(record))) continue;
    places[length] = place;
    length += 1;
  }
  return places.subarray(0, length);
}

function* plainTextsOf<Rec>(records: readonly Rec[], textOf: (record: Rec) => string): Work<string[]> {
  const ofRecords = plainTexts.get(records) ?? new Map<unknown, string[]>();
  plainTexts.set(records, ofRecords);
  const known = ofRecords.get(textOf);
  if (known !== undefined) return known;
  const texts: string[] = [];
  for (const record of records) {
    texts.push(plainText(textOf(record)));
    if (texts.length % READ_BEFORE_PAUSE === 0) yield;
  }
  ofRecords.set(textOf, texts);
  return texts;
}
