import { setImmediate as nextTurn } from 'node:timers/promises';
import { collections, type CollectionName, type RecordOf } from '#contract/lists/collections.ts';
import { parseOrdering, type ListQuery } from '#contract/lists/list-query.ts';
import { cameWith, readPage, type Page, type RejectedRecord } from '#contract/lists/page.ts';
import type { RecordReader } from '#contract/reading/record-reader.ts';
import { z } from '#contract/zod.ts';
import { LoadError } from '#service/load/load-error.ts';
import { PagePace } from './page-pace.ts';
import { Refused, type ServiceClient } from './service-client.ts';

/** A page, without the records of earlier pages. */
export interface WalkedPage<Rec> {
  records: Rec[];
  rejected: RejectedRecord[];
  /** number of records according to the service */
  count: number;
  /** offset of the next page; null while the list is read a second time */
  nextOffset: number | null;
}

export type Filters = Readonly<Record<string, number | string>>;
type Identified = object & { id: number };

/** The lists of another service. */
export interface SourceLists {
  /** all pages of a list, or those from an offset on */
  walk: <Name extends CollectionName>(
    name: Name,
    filters: Filters,
    from?: number,
  ) => AsyncGenerator<WalkedPage<RecordOf<Name>>>;
  /** the same with records that a reader of its own reads, where the filters ask for other ones */
  walkAs: <Rec extends Identified>(
    name: CollectionName,
    reader: RecordReader<Rec>,
    filters: Filters,
    from?: number,
  ) => AsyncGenerator<WalkedPage<Rec>>;
  /** a page of a list in an order; `counted`: the count of its first page, for one without a count */
  page: <Rec>(
    name: CollectionName,
    reader: RecordReader<Rec>,
    query: { filters: Filters; ordering: string; limit?: number; offset?: number; counted?: number | undefined },
  ) => Promise<Page<Rec>>;
  /** number of records of a list according to the service */
  count: (name: CollectionName, filters: Filters) => Promise<number>;
  /** from now on asks for lists without the default filters of their projects (`apply_defaults=false`) */
  askForAll: () => void;
}

/** Parts that a page is written in, where a service sends more than was asked for. */
const PART = 500;
/** A page that any service accepts. */
const FEW = 20;
/** Pages in a row without a new record after which a list is given up. */
const STUCK_PAGES = 3;
/** Unique values first: running services break ties randomly. */
const ORDERINGS = ['created_at', 'id', ''];
/** The parameter of services whose lists leave out records unless it is false. */
export const ALL = { apply_defaults: 'false' } as const;

/**
 * Reads all pages of lists of another service. Every record comes once; where some came twice, so that others were
 * missing, the list is read a second time in reverse. A list that repeats records without a new one ends.
 */
export function sourceLists(client: ServiceClient, say: (line: string) => void): SourceLists {
  const orderingOf = new Map<CollectionName, string>();
  const paces = new Map<CollectionName, PagePace>();
  /** the lists that refuse the parameter `ALL` */
  const refusing = new Set<CollectionName>();
  let isAllWanted = false;

  async function ask<Result>(
    name: CollectionName,
    { filters, ...query }: Omit<ListQuery, 'filters'> & { filters: Filters },
    read: Parameters<typeof client.list<Result>>[2],
  ): Promise<Result> {
    const { path } = collections[name];
    if (!isAllWanted || refusing.has(name)) return client.list(path, { ...query, filters }, read);
    try {
      return await client.list(path, { ...query, filters: { ...filters, ...ALL } }, read);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 400) throw error;
      const result = await client.list(path, { ...query, filters }, read);
      refusing.add(name);
      return result;
    }
  }

  function countOf(name: CollectionName, filters: Filters): Promise<number> {
    const reader = collections[name].reader as RecordReader<object>;
    return ask(name, { filters, limit: 1 }, (body) => pageOf(name, reader, body).count);
  }

  /** Of a load that continues: it has not read the first page, and some services count only there. */
  async function countBefore(name: CollectionName, filters: Filters, from: number): Promise<number> {
    return from > 0 ? countOf(name, filters) : 0;
  }

  async function readAt<Result>(
    name: CollectionName,
    { filters, offset, reverse, limit }: { filters: Filters; offset: number; reverse: boolean; limit: number },
    read: Parameters<typeof client.list<Result>>[2],
  ): Promise<Result> {
    for (const ordering of ORDERINGS.slice(ORDERINGS.indexOf(orderingOf.get(name) ?? 'created_at'))) {
      const terms = parseOrdering(ordering).map((term) => ({ ...term, descending: reverse }));
      try {
        const result = await ask(name, { filters, ordering: terms, limit, offset }, read);
        orderingOf.set(name, ordering);
        return result;
      } catch (error) {
        if (!isAboutOrdering(error) || ordering === '') throw error;
      }
    }
    throw new LoadError(`The list of ${name} cannot be read in any order.`);
  }

  async function* walkAs<Rec extends Identified>(
    name: CollectionName,
    reader: RecordReader<Rec>,
    filters: Filters,
    from = 0,
  ) {
    const pace = paces.get(name) ?? new PagePace();
    paces.set(name, pace);
    const seen = new Set<number>();
    const isNew = (id: number | null) => id === null || (!seen.has(id) && seen.add(id).size > 0);
    let [isRepeating, isStuck] = [false, false];
    let [count, textBefore] = [await countBefore(name, filters, from), ''];
    for (const reverse of [false, true]) {
      let stuckPages = 0;
      const start = reverse ? 0 : from;
      // The second time no further than the first: a count that grows with every page has no end.
      const end = reverse ? count : Infinity;
      for (
        let offset = start, came = 1;
        came > 0 && (offset === start || offset < Math.min(count, end));
        offset += came
      ) {
        came = 0;
        const before = seen.size;
        let text = '';
        const parts = await readAt(name, { filters, offset, reverse, limit: pace.size }, (body, { limit, ms }) => {
          const read = inParts(body).map((part) => pageOf(name, reader, part, offset > 0 ? count : undefined));
          const total = read.reduce((sum, page) => sum + cameWith(page), 0);
          text = textOf(body, read);
          const isLast = offset + total >= (read[0]?.count ?? 0);
          pace.learn({ limit: limit ?? total, came: total, isLast, ms });
          return read;
        });
        for (const page of parts) {
          // Lets Ctrl C be handled between two parts, even where nothing waits for a database.
          await nextTurn();
          ({ count } = page);
          const cameNow = cameWith(page);
          came += cameNow;
          const records = page.records.filter(({ id }) => isNew(id));
          const rejected = page.rejected.filter(({ id }) => !(reverse && id === null) && isNew(id));
          isRepeating ||= records.length + rejected.length < cameNow;
          yield { records, rejected, count, nextOffset: reverse ? null : offset + came };
        }
        stuckPages = seen.size === before && text === textBefore ? stuckPages + 1 : 0;
        textBefore = text;
        // In reverse, the pages before the missing records are known.
        if (stuckPages < STUCK_PAGES || (reverse && !isStuck)) continue;
        if (!isStuck) say(`  ${name}: the same records came again and again at ${offset}, so the list was left there`);
        isStuck = true;
        break;
      }
      if (!isRepeating || from + seen.size >= count) return;
    }
  }

  const walk = <Name extends CollectionName>(name: Name, filters: Filters, from = 0) =>
    walkAs(name, collections[name].reader as unknown as RecordReader<RecordOf<Name>>, filters, from);
  const page: SourceLists['page'] = (name, reader, { ordering, counted, ...query }) =>
    ask(name, { limit: FEW, ...query, ordering: parseOrdering(ordering) }, (body) =>
      pageOf(name, reader, body, counted),
    );
  const askForAll = () => {
    isAllWanted = true;
  };
  return { walk, walkAs, page, count: countOf, askForAll };
}

/** Whether a service refuses the order that was asked for. */
export function isAboutOrdering(error: unknown): boolean {
  return error instanceof Refused && error.status === 400 && error.body.includes('ordering');
}

/** The records of a page as text where some have no id: nothing else tells whether they are the same again; else "". */
function textOf(body: unknown, pages: readonly Page<unknown>[]): string {
  const allHaveIds = pages.every(({ rejected }) => rejected.every(({ id }) => id !== null));
  return allHaveIds ? '' : JSON.stringify((body as { results: unknown }).results);
}

/** A page as it is; a page with more records than requested as several parts, each written by itself. */
function inParts(body: unknown): unknown[] {
  const results = (body as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length <= PART) return [body];
  return Array.from({ length: Math.ceil(results.length / PART) }, (_, index) => ({
    ...(body as object),
    results: results.slice(index * PART, (index + 1) * PART) as unknown[],
  }));
}

function pageOf<Rec>(name: CollectionName, reader: RecordReader<Rec>, body: unknown, counted?: number): Page<Rec> {
  try {
    return readPage(reader, body, counted);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    throw new LoadError(`The list of ${name} is not in the form that the interface describes.`, { cause: error });
  }
}
