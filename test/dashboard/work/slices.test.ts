import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAtOnce, runFor, runInSlices, type Work } from '#dashboard/work/slices.ts';

// Only the steps of the work advance the clock.
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const STEPS = 40;
const STEP_MS = 3;

/** Work of steps that take 3 ms each; each calls `onStep`. */
function* slowWork(onStep: () => void): Work<{ steps: number }> {
  for (let step = 0; step < STEPS; step += 1) {
    vi.advanceTimersByTime(STEP_MS);
    onStep();
    yield;
  }
  return { steps: STEPS };
}

test('work is interrupted after the step in which its time is up, and continues from there', () => {
  let steps = 0;
  const work = slowWork(() => (steps += 1));
  expect(runFor(work, 10)).toBeNull();
  expect(steps).toBe(4);
  expect(runFor(work, 0)).toBeNull();
  expect(steps).toBe(5);
  expect(runFor(work, 1_000)).toEqual({ steps: STEPS });
});

test('all work started before one frame shares a budget; work on few records is always finished', async () => {
  const steps = [0, 0, 0, 0];
  const begin = (which: number, records: number) =>
    runAtOnce(
      slowWork(() => (steps[which] = (steps[which] ?? 0) + 1)),
      { milliseconds: 10, records },
    );
  expect([begin(0, 100_000), begin(1, 100_000), begin(2, 100_000)]).toEqual([null, null, null]);
  // 16 ms in all: 10 for the first, the rest for the second, and a single step for the third.
  expect(steps).toEqual([4, 2, 1, 0]);
  expect(begin(3, 500)).toEqual({ steps: STEPS });
  await Promise.resolve();
  expect(begin(2, 100_000)).toBeNull();
  expect(steps[2]).toBe(5);
});

test('time-sliced work yields to the browser every 8 ms', async () => {
  const asked = vi.spyOn(Object.getPrototypeOf(new MessageChannel().port1) as MessagePort, 'postMessage');
  let steps = 0;
  await new Promise((resolve) => {
    runInSlices(
      slowWork(() => (steps += 1)),
      resolve,
    );
  });
  const turns = asked.mock.calls.length;
  asked.mockRestore();
  expect(steps).toBe(STEPS);
  // Three steps of 3 ms.
  expect(turns).toBe(Math.ceil(STEPS / 3));
});
