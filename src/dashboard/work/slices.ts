/**
 * Time-sliced work: a generator that yields where it may be interrupted and returns its result. Run to its end it is an
 * ordinary function; run in slices it never blocks the page. Work that yields a promise waits for it (`Later`).
 */
export type Work<Result> = Generator<void | Promise<unknown>, Result>;

/** Well below the 50 ms of a long task. */
const SLICE_MS = 8;

/**
 * Runs the work to its end.
 *
 * @throws if it has to wait for something
 */
export function finish<Result>(work: Work<Result>): Result {
  const end = runSlice(work, Infinity);
  if ('result' in end) return end.result;
  throw new Error('This work waits for something, so it cannot be finished at once.');
}

/** Runs the work for some milliseconds; null if it is not done by then: the next call continues it. */
export function runFor<Result extends object>(work: Work<Result>, milliseconds: number): Result | null {
  const end = runSlice(work, milliseconds);
  if ('result' in end) return end.result;
  // The next call waits for the same, and gets its failure.
  end.until?.catch(() => {});
  return null;
}

/** Runs the work for some milliseconds, or until it waits for something. */
function runSlice<Result>(work: Work<Result>, milliseconds: number): { result: Result } | { until?: Promise<unknown> } {
  const end = performance.now() + milliseconds;
  do {
    const step = work.next();
    if (step.done === true) return { result: step.value };
    if (step.value !== undefined) return { until: step.value };
  } while (performance.now() < end);
  return {};
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
 * Runs the work to its end in short slices, with the browser's own work between them. If it throws, or what it waits for
 * fails, `onFailure` gets the error; by default the browser reports it.
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
  let isStopped = false;
  const fail = (error: unknown) => {
    port1.close();
    if (!isStopped) onFailure(error);
  };
  port1.addEventListener('message', () => {
    let end: ReturnType<typeof runSlice<Result>>;
    try {
      end = runSlice(work, SLICE_MS);
    } catch (error) {
      fail(error);
      return;
    }
    if ('result' in end) {
      port1.close();
      onResult(end.result);
    } else if (end.until === undefined) port2.postMessage(null);
    else end.until.then(() => port2.postMessage(null), fail);
  });
  port1.start();
  port2.postMessage(null);
  return () => {
    isStopped = true;
    port1.close();
  };
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
