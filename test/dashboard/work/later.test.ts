import { expect, test, vi } from 'vitest';
import { Later } from '#dashboard/work/later.ts';
import { finish, runAtOnce, runFor, runInSlices, type Work } from '#dashboard/work/slices.ts';

const MISSING = new Error('Failed to fetch dynamically imported module: /assets/part.js');

/** Counts to three with what is loaded later, and names how far it got. */
function* counted(later: Later<{ step: number }>): Work<{ sum: number }> {
  let sum = 0;
  yield;
  const { step } = yield* later.get();
  for (let times = 0; times < 3; times += 1) {
    sum += step;
    yield;
  }
  return { sum };
}

function* without(later: Later<{ step: number }>): Work<{ step: number | null }> {
  const loaded = yield* later.tryGet();
  return { step: loaded?.step ?? null };
}

/** The result, or the error, of work in slices. */
async function inSlices<Result extends object>(work: Work<Result>): Promise<unknown> {
  return new Promise((resolve) => runInSlices(work, resolve, resolve));
}

/** Something that loads once `resolve` or `reject` is called; `asked` is called when work waits for it. */
function loadedBy(asked = () => {}) {
  let [resolve, reject] = [(_loaded: { step: number }) => {}, (_error: Error) => {}];
  const promise = new Promise<{ step: number }>((onLoaded, onError) => {
    [resolve, reject] = [onLoaded, onError];
  });
  const later = new Later(() => {
    asked();
    return promise;
  });
  return { later, resolve, reject };
}

test('work waits until the script that it needs is loaded, and then continues', async () => {
  const { later, resolve } = loadedBy();
  const work = counted(later);
  expect(runFor(work, Infinity)).toBeNull();
  expect(runAtOnce(work, { milliseconds: 5, records: 1 })).toBeNull();
  const ended = inSlices(work);
  resolve({ step: 2 });
  expect(await ended).toEqual({ sum: 6 });
  expect(finish(counted(later))).toEqual({ sum: 6 });
});

test('work that cannot be finished at once says so', () => {
  expect(() => finish(counted(loadedBy().later))).toThrow('This work waits for something');
});

test('what was given is not loaded', () => {
  const load = vi.fn<() => Promise<{ step: number }>>();
  const later = new Later(load);
  later.give({ step: 1 });
  expect(finish(counted(later))).toEqual({ sum: 3 });
  expect(load).not.toHaveBeenCalled();
});

test('where the script is missing, work fails with its error, or does without it; the next tries again', async () => {
  const load = vi.fn(async () => ({ step: 4 }));
  const later = new Later(load);
  load.mockRejectedValueOnce(MISSING);
  expect(await inSlices(counted(later))).toBe(MISSING);
  load.mockRejectedValueOnce(MISSING);
  expect(await inSlices(without(later))).toEqual({ step: null });
  expect(await inSlices(without(later))).toEqual({ step: 4 });
  expect(load).toHaveBeenCalledTimes(3);
});

test('work that was stopped while it waited reports nothing', async () => {
  const asked = vi.fn();
  const { later, reject } = loadedBy(asked);
  const told = vi.fn();
  const stop = runInSlices(counted(later), told, told);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const others = inSlices(without(later));
  stop();
  reject(MISSING);
  expect(await others).toEqual({ step: null });
  expect(told).not.toHaveBeenCalled();
});
