import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import type { ForeignRecord } from '#test/support/foreign/foreign-records.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { loadInto } from '#test/support/load-options.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';

interface Page {
  count: number;
  results: { id: number; start: string; captures_count: number; occurrences_count: number }[];
}

describe.each(bothDatabases)('a reader of $kind while a service is copied', ({ kind }) => {
  let empty: EmptyDatabase;
  let source: ForeignService;
  let here: RunningService;
  /** called once some sessions were read while others were on their way */
  let release: () => void;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
    const hasRead = new Promise<void>((resolve) => {
      release = resolve;
    });
    source = await foreignService({
      mostPerPage: 8,
      msPerRecord: 1,
      before: ({ path, query }) =>
        path === 'occurrences' && query.get('deployment') === '35' ? hasRead.then(() => undefined) : undefined,
    });
    here = await serve(empty.location);
  });
  afterEach(async () => {
    await here.stop();
    await source.stop();
    await empty.remove();
  });

  const page = async (path: string) => (await (await fetch(`${here.url}/api/v2/${path}`)).json()) as Page;
  const ofSession = (list: 'captures' | 'occurrences', start: string) => {
    const event = source.records.events.find((one) => String(one['start']).startsWith(start));
    return source.records[list].filter((one) => (one['event'] as ForeignRecord | null)?.id === event?.id).length;
  };
  /** Reads every visible session until the load has ended. @returns the numbers of sessions seen */
  const readDuring = async (loading: Promise<unknown>) => {
    const over = new AbortController();
    void loading.finally(() => over.abort());
    const seen = new Set<number>();
    while (!over.signal.aborted) {
      const { results } = await page('events/?limit=100&ordering=id');
      seen.add(results.length);
      for (const { id, start, captures_count, occurrences_count } of results) {
        const [captures, occurrences] = [ofSession('captures', start), ofSession('occurrences', start)];
        const listed = await page(`captures/?event=${id}&limit=100`);
        expect([start, listed.results.length, listed.count]).toEqual([start, captures, captures]);
        expect([start, captures_count, occurrences_count]).toEqual([start, captures, occurrences]);
        expect((await page(`occurrences/?event=${id}&limit=100`)).count).toBe(occurrences);
      }
      if (results.length > 0) release();
    }
    return seen;
  };

  test('sees each session with all of its captures and occurrences, and with its counts', async () => {
    const request = { what: 'service', base: source.origin, project: null, token: null } as const;
    const load = () => runLoad({ ...request, follow: false, replace: false }, loadInto(empty));
    const seen = await readDuring(load());
    expect([...seen].filter((count) => count > 0 && count < 12).length).toBeGreaterThan(0);
    expect((await page('events/')).count).toBe(12);

    const changed = source.records.events[3] as ForeignRecord;
    const start = String(changed['start']);
    const [first, second, ...others] = source.records.captures.filter(
      ({ event }) => (event as ForeignRecord | null)?.id === changed.id,
    );
    source.records.captures = source.records.captures.filter((one) => one !== first && one !== second);
    for (const id of [1_960, 1_961, 1_962, 1_963]) source.records.captures.push({ ...(others[0] ?? changed), id });
    Object.assign(changed, { captures_count: 7, updated_at: '2026-06-01T12:00:00' });
    const event = (await page('events/?limit=100')).results.find((one) => one.start === start);
    const sizes: number[] = [];
    const over = new AbortController();
    const again = load().finally(() => over.abort());
    while (!over.signal.aborted) sizes.push((await page(`captures/?event=${event?.id}&limit=100`)).results.length);
    expect(await again).toBe(true);
    sizes.push((await page(`captures/?event=${event?.id}&limit=100`)).results.length);
    expect([...new Set(sizes)]).toEqual([5, 7]);
  });
});
