import { setImmediate as nextTurn } from 'node:timers/promises';
import { collections, type CollectionName, type RecordOf } from '#contract/collections.ts';
import { describeFaults } from '#contract/describe-faults.ts';
import { parseOrdering } from '#contract/list-query.ts';
import { readPage, type RejectedRecord } from '#contract/page.ts';
import { z } from '#contract/zod.ts';
import { LoadError } from '#service/load/load-error.ts';
import { Refused, type ServiceClient } from './service-client.ts';

describeFaults();

/** A page, without the records of earlier pages. */
export interface WalkedPage<Rec> {
  records: Rec[];
  rejected: RejectedRecord[];
  /** number of records according to the service */
  count: number;
}

type Filters = Readonly<Record<string, number | string>>;

/** The lists of another service. */
export interface SourceLists {
  /** all pages of a list */
  walk: <Name extends CollectionName>(name: Name, filters: Filters) => AsyncGenerator<WalkedPage<RecordOf<Name>>>;
  /** the same with records of another form, where the filters ask for that */
  walkAs: <Rec extends { id: number }>(
    name: CollectionName,
    record: z.ZodMiniType<Rec>,
    filters: Filters,
  ) => AsyncGenerator<WalkedPage<Rec>>;
  /** the first records of a list in an order */
  first: <Rec>(
    name: CollectionName,
    record: z.ZodMiniType<Rec>,
    query: { filters: Filters; ordering: string },
  ) => Promise<Rec[]>;
  /** number of records of a list according to the service */
  count: (name: CollectionName, filters: Filters) => Promise<number>;
}

/** Requested page size; a service may return fewer, and the next offset follows from what it returned. */
const PAGE_SIZE = 500;
/** A page that any service accepts. */
const FIRST = 20;
/** Unique values first: running services break ties randomly. */
const ORDERINGS = ['created_at', 'id', ''];

/**
 * Reads all pages of lists of another service. Every record comes once; where some came twice, so that others were
 * missing, the list is read a second time in reverse.
 */
export function sourceLists(client: ServiceClient): SourceLists {
  const orderingOf = new Map<CollectionName, string>();

  async function readAt<Result>(
    name: CollectionName,
    { filters, offset, reverse }: { filters: Filters; offset: number; reverse: boolean },
    read: (body: unknown) => Result,
  ): Promise<Result> {
    for (const ordering of ORDERINGS.slice(ORDERINGS.indexOf(orderingOf.get(name) ?? 'created_at'))) {
      const terms = parseOrdering(ordering).map((term) => ({ ...term, descending: reverse }));
      try {
        const query = { filters, ordering: terms, limit: PAGE_SIZE, offset };
        const result = await client.list(collections[name].path, query, read);
        orderingOf.set(name, ordering);
        return result;
      } catch (error) {
        const isOrdering = error instanceof Refused && error.status === 400 && error.body.includes('ordering');
        if (!isOrdering || ordering === '') throw error;
      }
    }
    throw new LoadError(`The list of ${name} cannot be read in any order.`);
  }

  async function* walkAs<Rec extends { id: number }>(
    name: CollectionName,
    record: z.ZodMiniType<Rec>,
    filters: Filters,
  ) {
    const pages = (body: unknown) => inParts(body).map((part) => pageOf(name, record, part));
    const seen = new Set<number>();
    const isNew = (id: number | null) => id === null || (!seen.has(id) && seen.add(id).size > 0);
    let isRepeating = false;
    for (const reverse of [false, true]) {
      let count = 0;
      for (let offset = 0, came = 1; came > 0 && (offset === 0 || offset < count); offset += came) {
        came = 0;
        for (const page of await readAt(name, { filters, offset, reverse }, pages)) {
          // Lets Ctrl C be handled between two parts, even where nothing waits for a database.
          await nextTurn();
          ({ count } = page);
          const cameNow = page.records.length + page.rejected.length;
          came += cameNow;
          const records = page.records.filter(({ id }) => isNew(id));
          const rejected = page.rejected.filter(({ id }) => !(reverse && id === null) && isNew(id));
          isRepeating ||= records.length + rejected.length < cameNow;
          yield { records, rejected, count };
        }
      }
      if (!isRepeating || seen.size >= count) return;
    }
  }

  const walk = <Name extends CollectionName>(name: Name, filters: Filters) =>
    walkAs(name, collections[name].record as unknown as z.ZodMiniType<RecordOf<Name>>, filters);
  const first: SourceLists['first'] = (name, record, { filters, ordering }) =>
    client.list(
      collections[name].path,
      { filters, ordering: parseOrdering(ordering), limit: FIRST },
      (body) => pageOf(name, record, body).records,
    );
  const count = async (name: CollectionName, filters: Filters) =>
    client.list(collections[name].path, { filters, limit: 1 }, (body) => pageOf(name, z.unknown(), body).count);
  return { walk, walkAs, first, count };
}

/** A page as it is; a page with more records than requested as several parts, each written by itself. */
function inParts(body: unknown): unknown[] {
  const results = (body as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length <= PAGE_SIZE) return [body];
  return Array.from({ length: Math.ceil(results.length / PAGE_SIZE) }, (_, index) => ({
    ...(body as object),
    results: results.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE) as unknown[],
  }));
}

function pageOf<Rec>(name: CollectionName, record: z.ZodMiniType<Rec>, body: unknown) {
  try {
    return readPage(record, body);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    throw new LoadError(`The list of ${name} is not in the form that the interface describes.`, { cause: error });
  }
}
