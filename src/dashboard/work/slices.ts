/**
 * Work that pauses: a generator that yields where it may be interrupted and returns its result. Run at once it is an
 * ordinary function; run in slices it never keeps the page from answering.
 */
export type Work<Result> = Generator<void, Result>;

/** Well below the 50 ms that a reader notices. */
const SLICE_MS = 8;

/** Runs the work to its end. */
export function finish<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Runs the work for some milliseconds; null where it takes longer, and then it goes on from there. */
export function runFor<Result extends object>(work: Work<Result>, milliseconds: number): Result | null {
  const end = performance.now() + milliseconds;
  do {
    const step = work.next();
    if (step.done === true) return step.value;
  } while (performance.now() < end);
  return null;
}

/** What all that is begun before one picture may take of it; the rest of the frame is React's and the browser's. */
const BEFORE_PICTURE_MS = 16;
let takenMs = 0;

/** Work on so few records is done before the next picture, whatever it takes. */
const FEW = 500;

/**
 * Runs work on so many records before the next picture, for some milliseconds or what other work has left of them; null
 * as above.
 */
export function runAtOnce<Result extends object>(
  work: Work<Result>,
  { milliseconds, records }: { milliseconds: number; records: number },
): Result | null {
  if (records <= FEW) return finish(work);
  if (takenMs === 0) queueMicrotask(() => void (takenMs = 0));
  const start = performance.now();
  const result = runFor(work, Math.min(milliseconds, BEFORE_PICTURE_MS - takenMs));
  takenMs += performance.now() - start;
  return result;
}

/**
 * Runs the work to its end in short slices, the browser's own work between them. Where it fails `onFailure` is told, or the
 * browser.
 *
 * @returns a function that stops it; work that was stopped can be started again
 */
export function runInSlices<Result extends object>(
  work: Work<Result>,
  onResult: (result: Result) => void,
  onFailure: (error: unknown) => void = rethrow,
): () => void {
  const { port1, port2 } = new MessageChannel();
  // Timers wait longer and longer the deeper they are nested; messages do not.
  port1.addEventListener('message', () => {
    let done: Result | null = null;
    try {
      done = runFor(work, SLICE_MS);
    } catch (error) {
      port1.close();
      onFailure(error);
      return;
    }
    if (done === null) port2.postMessage(null);
    else {
      port1.close();
      onResult(done);
    }
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}

/** What nobody catches there is the browser's to report. */
function rethrow(error: unknown): never {
  throw error;
}

/**
 * Runs work that nobody waits for to its end, in short slices, behind everything else that the browser has to do.
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
  // Safari knows no priorities.
  if ('scheduler' in globalThis) void scheduler.postTask(slice, { priority: 'background' });
  else setTimeout(slice, PAUSE_MS);
}
