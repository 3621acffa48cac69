/**
 * Time-sliced work: a generator that yields where it may be interrupted and returns its result. Run to its end it is an
 * ordinary function; run in slices it never blocks the page.
 */
export type Work<Result> = Generator<void, Result>;

/** Well below the 50 ms of a long task. */
const SLICE_MS = 8;

/** Runs the work to its end. */
export function finish<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Runs the work for some milliseconds; null if it is not done by then: the next call continues it. */
export function runFor<Result extends object>(work: Work<Result>, milliseconds: number): Result | null {
  const end = performance.now() + milliseconds;
  do {
    const step = work.next();
    if (step.done === true) return step.value;
  } while (performance.now() < end);
  return null;
}

/** The budget of all work started before one frame; the rest of the frame is for React and the browser. */
const FRAME_BUDGET_MS = 16;
let takenMs = 0;

/** Work on this few records is always done before the next frame. */
const FEW = 500;

/**
 * Runs work before the next frame, for some milliseconds or what other work has left of the frame's budget; null if it
 * is not done by then.
 *
 * @param records how many records the work is on
 */
export function runAtOnce<Result extends object>(
  work: Work<Result>,
  { milliseconds, records }: { milliseconds: number; records: number },
): Result | null {
  if (records <= FEW) return runFor(work, Infinity);
  if (takenMs === 0) queueMicrotask(() => void (takenMs = 0));
  const start = performance.now();
  const result = runFor(work, Math.min(milliseconds, FRAME_BUDGET_MS - takenMs));
  takenMs += performance.now() - start;
  return result;
}

/**
 * Runs the work to its end in short slices, with the browser's own work between them. If it throws, `onFailure` gets
 * the error; by default the browser reports it.
 *
 * @returns a function that stops it; work that was stopped can be started again
 */
export function runInSlices<Result extends object>(
  work: Work<Result>,
  onResult: (result: Result) => void,
  onFailure: (error: unknown) => void = rethrow,
): () => void {
  const { port1, port2 } = new MessageChannel();
  // Browsers delay nested timers by at least 4 ms; messages are not delayed.
  port1.addEventListener('message', () => {
    let result: Result | null;
    try {
      result = runFor(work, SLICE_MS);
    } catch (error) {
      port1.close();
      onFailure(error);
      return;
    }
    if (result === null) {
      port2.postMessage(null);
      return;
    }
    port1.close();
    onResult(result);
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}

function rethrow(error: unknown): never {
  throw error;
}

/**
 * Runs work that is not urgent to its end, in short slices, when the browser has nothing else to do.
 *
 * @returns a function that stops it
 */
export function runWhenIdle(work: Work<object>): () => void {
  let stopped = false;
  const slice = () => {
    if (!stopped && runFor(work, SLICE_MS) === null) runLater(slice);
  };
  runLater(slice);
  return () => {
    stopped = true;
  };
}

const PAUSE_MS = 16;

function runLater(slice: () => void): void {
  // Safari has no `scheduler`.
  if ('scheduler' in globalThis) void scheduler.postTask(slice, { priority: 'background' });
  else setTimeout(slice, PAUSE_MS);
}
