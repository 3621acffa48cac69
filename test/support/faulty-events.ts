import type { RecordOf } from '#contract/lists/collections.ts';
import { parseOrdering, type OrderingTerm } from '#contract/lists/list-query.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from './faulty-service.ts';

type Event = RecordOf<'events'>;

/** Faults of a service with sessions; without any it follows the interface. */
export interface EventFaults {
  /** the orderings that it supports; others are silently ignored, as by running services */
  orders?: (term: OrderingTerm) => boolean;
  /** nulls come first in ascending order */
  nullsFirst?: boolean;
  /** each page after the first repeats this many records of the page before, so that the last ones never come */
  repeats?: number;
  /** the last request with `repeats` */
  repeatsUntil?: number;
  /** largest page, whatever limit is requested */
  largestPage?: number;
  /** before the answer to request `at`, this many records are added, or removed from the front where negative */
  changes?: readonly { at: number; by: number }[];
  /** every n-th request fails */
  failsEvery?: number;
  /** the failure; by default an HTML page */
  failure?: FaultyAnswer;
  /** duration of each answer */
  tookMs?: number;
  /** ignores all filters */
  ignoresFilters?: boolean;
  /** the count that it reports for the real count */
  counts?: (all: number) => number;
  /** counts only with the first page: the others have null */
  countsOnce?: boolean;
  /** every page has a next page, even the last */
  alwaysNamesNext?: boolean;
  /** handles a request first: an answer, or null to continue */
  first?: (query: URLSearchParams) => FaultyAnswer | null | Promise<FaultyAnswer | null>;
}

/** A service with only these sessions, and with faults of running services. */
export async function faultyEvents(all: readonly Event[], faults: EventFaults = {}): Promise<FaultyService> {
  let events = [...all];
  let asked = 0;
  const { failsEvery = Infinity, failure = { status: 500, body: '<h1>Server Error (500)</h1>' } } = faults;
  return faultyService(async (path, query) => {
    const match = /^events\/(\d+)?/.exec(path);
    if (match === null) return pageOf([], query);
    asked += 1;
    const request = asked;
    const answer = await faults.first?.(query);
    if (answer) return answer;
    if (faults.tookMs !== undefined) await new Promise((resolve) => setTimeout(resolve, faults.tookMs));
    if (request % failsEvery === 0) return failure;
    for (const { at, by } of faults.changes ?? []) if (at === request) events = changed(events, by);
    if (match[1] !== undefined) {
      const event = events.find(({ id }) => id === Number(match[1]));
      return event === undefined ? { status: 404, body: { detail: 'Not found.' } } : { body: event };
    }
    const matching = faults.ignoresFilters === true ? events : events.filter((event) => isWanted(event, query));
    const sorted = ordered(matching, query, faults);
    const repeats = request > (faults.repeatsUntil ?? Infinity) ? 0 : (faults.repeats ?? 0);
    const isLater = Number(query.get('offset') ?? 0) > 0;
    return lying(page(sorted, query, { repeats, largest: faults.largestPage ?? 1_000 }), faults, isLater);
  });
}

function page(events: readonly Event[], query: URLSearchParams, { repeats, largest }: Record<string, number>) {
  const offset = Number(query.get('offset') ?? 0);
  if (offset === 0 || !repeats) return pageOf(events, query, largest);
  const shifted = new URLSearchParams(query);
  shifted.set('offset', String(Math.max(0, offset - repeats)));
  shifted.set('limit', String(Math.min(Number(query.get('limit') ?? 20), events.length - offset)));
  const [asked, answer] = [pageOf(events, query, largest).body as object, pageOf(events, shifted, largest)];
  return { body: { ...asked, results: (answer.body as { results: unknown[] }).results } };
}

/** The same page in a wrong envelope. */
function lying(answer: FaultyAnswer, faults: EventFaults, isLater: boolean): FaultyAnswer {
  const { counts, countsOnce = false, alwaysNamesNext = false } = faults;
  const body = answer.body as { count: number; next: string | null };
  const next = alwaysNamesNext ? 'http://inside.example/api/v2/events/?limit=100&offset=0' : body.next;
  const count = countsOnce && isLater ? null : (counts?.(body.count) ?? body.count);
  return { ...answer, body: { ...body, next, count } };
}

function changed(events: readonly Event[], by: number): Event[] {
  const last = Math.max(0, ...events.map(({ id }) => id));
  const more = Array.from({ length: Math.max(0, by) }, (_, index) => {
    const event = events[index % events.length];
    if (event === undefined) throw new Error('There is no session to make another like it.');
    return { ...event, id: last + index + 1, created_at: `2025-01-01T00:00:00.${String(index).padStart(6, '0')}` };
  });
  return [...events.slice(Math.max(0, -by)), ...more];
}

function isWanted(event: Event, query: URLSearchParams): boolean {
  const [deployment, after, before] = ['deployment', 'day_after', 'day_before'].map((name) => query.get(name));
  if (deployment && String(event.deployment.id) !== deployment) return false;
  const day = event.start.slice(0, 10);
  return (!after || day >= after) && (!before || day <= before);
}

/** Sorted by one field; equal ones by id. */
function ordered(events: readonly Event[], query: URLSearchParams, faults: EventFaults): readonly Event[] {
  const [term] = parseOrdering(query.get('ordering') ?? '');
  if (term === undefined || faults.orders?.(term) === false) return events;
  const valueOf = (event: Event) => {
    const value = event[term.field as keyof Event] as string | number | null;
    return term.field === 'duration' && value !== null ? Number(value) : value;
  };
  const up = term.descending ? -1 : 1;
  const unknown = faults.nullsFirst === true && !term.descending ? -1 : 1;
  return events.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? unknown : -unknown;
    return a < b ? -up : up;
  });
}
