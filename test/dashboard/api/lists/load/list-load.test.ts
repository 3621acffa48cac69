import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListLoad } from '#dashboard/api/lists/load/list-load.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const RECORDS = 100_000;
const PAGE = 1_000;
/** What is put in order at once looks at each once or twice; to sort them all takes seventeen looks at each. */
const MOST_LOOKS = 3 * RECORDS;

let looks = 0;

class Counted {
  readonly #id: number;
  readonly version: number;
  constructor(id: number, version: number) {
    this.#id = id;
    this.version = version;
  }
  get id(): number {
    looks += 1;
    return this.#id;
  }
}

/** How often the ids were looked at while something was done. */
function looksAt<Result>(run: () => Result): { result: Result; looks: number } {
  const before = looks;
  const result = run();
  return { result, looks: looks - before };
}

/** All ids once, in the order of the service, which is not theirs: every page has some of everywhere. */
const served = Array.from({ length: RECORDS }, (_, place) => ((place * 7_919) % RECORDS) + 1);

const pageOf = (ids: readonly number[], count: number, version: number) => ({
  count,
  hasNext: false,
  records: ids.map((id) => new Counted(id, version)),
  rejected: [],
  deviations: [],
  tookMs: 20,
});

/** Reads on to the end; the most looks of one page or one list, each of which is a task of its own. */
function readOn(load: ListLoad<Counted>, ids: readonly number[], version: number): number {
  let most = 0;
  for (let claimed = load.unread.claim(PAGE); claimed !== null; claimed = load.unread.claim(PAGE)) {
    const stretch = claimed;
    const page = pageOf(ids.slice(stretch.from, stretch.to), ids.length, version);
    most = Math.max(most, looksAt(() => load.take(stretch, page)).looks);
    most = Math.max(most, looksAt(() => load.list({ ended: false })).looks);
  }
  return most;
}

const idsOf = (records: readonly Counted[]) => records.map(({ id }) => id);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('100,000 records that arrive in another sequence than that of their ids are never sorted at once', () => {
  const load = new ListLoad<Counted>({});
  load.startRun();
  load.begin(pageOf(served.slice(0, PAGE), RECORDS, 1), PAGE);
  expect(readOn(load, served, 1)).toBeLessThan(MOST_LOOKS);
  expect(load.checkEnd()).toBe(false);
  const end = looksAt(() => load.list({ ended: true, complete: true }));
  expect(end.looks).toBeLessThan(MOST_LOOKS);
  expect(idsOf(end.result.records)).toEqual(upTo(RECORDS));
});

test.each([
  ['shorter: what is gone leaves its place', served.filter((id) => id % 10 !== 0)],
  ['longer: what came anew takes the place of what it was', [...served, RECORDS + 1]],
])('nor where the list has become %s', (_what, now) => {
  const load = new ListLoad<Counted>({});
  load.startRun();
  load.begin(pageOf(served.slice(0, PAGE), RECORDS, 1), PAGE);
  for (let page = 0; page < 60; page += 1) {
    const claimed = load.unread.claim(PAGE);
    if (claimed !== null) load.take(claimed, pageOf(served.slice(claimed.from, claimed.to), RECORDS, 1));
  }
  expect(load.list({ ended: false }).records.length).toBeGreaterThan(PAGE);
  expect(readOn(load, now, 2)).toBeLessThan(MOST_LOOKS);
  const check = looksAt(() => load.checkEnd());
  expect(check.result).toBe(false);
  expect(check.looks).toBeLessThan(MOST_LOOKS);
  const end = looksAt(() => load.list({ ended: true, complete: true }));
  expect(end.looks).toBeLessThan(MOST_LOOKS);
  expect(idsOf(end.result.records)).toEqual(now.toSorted((a, b) => a - b));
  expect(new Set(end.result.records.map(({ version }) => version))).toEqual(new Set([2]));
});

test('the time that a list was read for is that of all its runs, without the time in between', () => {
  const load = new ListLoad<Counted>({});
  load.startRun();
  vi.advanceTimersByTime(4_000);
  load.begin(pageOf(upTo(900), 1_000, 1), 900);
  vi.advanceTimersByTime(60_000);
  load.startRun();
  vi.advanceTimersByTime(1_500);
  const claimed = load.unread.claim(PAGE);
  expect(claimed).toEqual({ from: 900, to: 1_000 });
  if (claimed !== null) load.take(claimed, pageOf([950], 1_000, 1));
  expect(load.list({ ended: true }).readMs).toBe(5_500);
});
