import { foldedText } from './folded-text.ts';
import type { ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import { filterMatches } from './filter-matches.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { prepared } from '#dashboard/list/model/prepared.ts';
import { remembered } from '#dashboard/ui/remembered.ts';
import type { DatedSearch, SearchedDates, SearchTerms } from '#dashboard/list/model/searched-dates.ts';
import { meetsTerms, searchTerms } from './search-terms.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** Records, and what narrows them: the column filters, the search, and the page's own narrowing. */
export interface Narrowing<Rec> {
  /** sorted by id */
  records: readonly Rec[];
  columns: readonly ListColumn<Rec>[];
  filters: ColumnFilters;
  search: string;
  textOf: (record: Rec) => string;
  /** for records that a search finds by date */
  dates?: SearchedDates<Rec> | undefined;
  /** the page's own narrowing: the project on Deployments */
  within?: ((record: Rec) => boolean) | undefined;
}

const RECORDS_PER_STEP = 100;

/** Cached: plain texts take long to make, and every letter typed searches them again. */
const plainTexts = new WeakMap<readonly unknown[], WeakMap<object, string[]>>();

/** The indexes of the matching records, ascending. */
export function* matchingIndexes<Rec>({
  records,
  columns,
  filters,
  search,
  textOf,
  dates,
  within,
}: Narrowing<Rec>): Work<Uint32Array> {
  const tests = columns.flatMap((column) => {
    const filter = filters.get(column.field);
    return filter === undefined ? [] : [filterMatches(column, filter)];
  });
  if (within !== undefined) tests.unshift(within);
  const terms = yield* termsOf({ records, textOf, dates, search });
  // An accent alone matches nothing, as in the service.
  if (terms.length === 0 && search.trim() !== '') return new Uint32Array(0);
  const texts = terms.length === 0 ? [] : yield* plainTextsOf(records, textOf);
  yield* prepared(columns.filter(({ field }) => filters.has(field)));
  const indexes = new Uint32Array(records.length);
  let length = 0;
  for (const [index, record] of records.entries()) {
    if (index % RECORDS_PER_STEP === 0) yield;
    if (terms.length > 0 && !meetsTerms(terms, texts[index] ?? '', dates?.of(record))) continue;
    if (!tests.every((keeps) => keeps(record))) continue;
    indexes[length] = index;
    length += 1;
  }
  return indexes.subarray(0, length);
}

type Searched<Rec> = Pick<Narrowing<Rec>, 'records' | 'textOf' | 'dates' | 'search'>;

function* termsOf<Rec>(searched: Searched<Rec>): Work<SearchTerms> {
  const read = yield* readSearch(searched);
  return read?.terms ?? searchTerms(searched.search);
}

/** How a search of records with dates is read; null where it is empty, and of other records. */
export function* readSearch<Rec>({ records, textOf, dates, search }: Searched<Rec>): Work<DatedSearch | null> {
  if (dates === undefined || search.trim() === '') return null;
  return dates.terms(search, [...new Set(yield* plainTextsOf(records, textOf))]);
}

function* plainTextsOf<Rec>(records: readonly Rec[], textOf: (record: Rec) => string): Work<string[]> {
  const ofRecords = plainTexts.get(records) ?? new WeakMap<object, string[]>();
  plainTexts.set(records, ofRecords);
  const known = ofRecords.get(textOf);
  if (known !== undefined) return known;
  const texts: string[] = [];
  // All sessions of a deployment have the same text.
  const plain = remembered(foldedText);
  for (const record of records) {
    texts.push(plain(textOf(record)));
    if (texts.length % RECORDS_PER_STEP === 0) yield;
  }
  ofRecords.set(textOf, texts);
  return texts;
}
