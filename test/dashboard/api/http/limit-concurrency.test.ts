import { expect, test, vi } from 'vitest';
import { eventReader } from '#contract/records/event.ts';
import { limitConcurrency } from '#dashboard/api/http/limit-concurrency.ts';
import { parsePage } from '#dashboard/api/lists/parse-page.ts';
import { madeEvents } from '#test/support/made-event.ts';

const going = new AbortController().signal;

/** Work that ends when it is told to, and says when it begins. */
function work(name: string, begun: string[], signal = going, urgent = false) {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = () => {
    begun.push(name);
    return ended;
  };
  return { end: () => end(), done: limitConcurrency(run, { signal, urgent }) };
}

test('four at a time; urgent work is queued first, and aborted work never starts', async () => {
  const begun: string[] = [];
  const stop = new AbortController();
  const first = ['1', '2', '3', '4'].map((name) => work(name, begun));
  const waiting = work('waits', begun);
  const aborted = work('aborted', begun, stop.signal);
  const urgent = work('urgent', begun, going, true);
  stop.abort(new Error('The page was left.'));
  await expect(aborted.done).rejects.toThrow('The page was left.');
  expect(begun).toEqual(['1', '2', '3', '4']);
  first[2]?.end();
  await expect.poll(() => begun.slice(4)).toEqual(['urgent']);
  urgent.end();
  await expect.poll(() => begun.slice(5)).toEqual(['waits']);
  for (const one of [...first, waiting]) one.end();
  await Promise.all([...first, waiting, urgent].map(({ done }) => done));
});

test('failed work frees its slot', async () => {
  const failing = Array.from({ length: 9 }, () =>
    limitConcurrency(() => Promise.reject(new Error('no')), { signal: going, urgent: false }),
  );
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
  expect(await limitConcurrency(() => Promise.resolve('yes'), { signal: going, urgent: false })).toBe('yes');
});

test('thousands of records are parsed time-sliced', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let [sinceTurn, most] = [0, 0];
  const results = madeEvents(6_000).map((made) => ({
    ...made,
    // Reading a record takes a tenth of a millisecond, and nothing else takes any time.
    get created_at() {
      sinceTurn += 1;
      most = Math.max(most, sinceTurn);
      vi.advanceTimersByTime(0.1);
      return made.created_at;
    },
  }));
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    sinceTurn = 0;
    port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
  const page = await parsePage(
    eventReader,
    { count: 6_000, next: null, previous: null, results },
    { path: 'events', signal: going },
  );
  port1.close();
  vi.useRealTimers();
  expect(page.records).toHaveLength(6_000);
  // 8 ms are 80 records, which come by fifties.
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(200);
});

test('an aborted page is not parsed to its end', async () => {
  const stop = new AbortController();
  const body = { count: 6_000, next: null, previous: null, results: madeEvents(6_000) };
  const reading = parsePage(eventReader, body, { path: 'events', signal: stop.signal });
  stop.abort(new Error('The page was left.'));
  await expect(reading).rejects.toThrow('The page was left.');
});
