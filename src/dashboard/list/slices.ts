/**
 * Work that pauses: a generator that yields where it may be interrupted and returns its result. Run at once it is an
 * ordinary function; run in slices it never keeps the page from answering.
 */
export type Work<Result> = Generator<void, Result>;

/** Well below the 50 ms that a reader notices. */
const SLICE_MS = 12;

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

/**
 * Runs the work to its end in short slices, the browser's own work between them.
 *
 * @returns a function that stops it; work that was stopped can be started again
 */
export function runInSlices<Result extends object>(work: Work<Result>, onResult: (result: Result) => void): () => void {
  const { port1, port2 } = new MessageChannel();
  // Timers wait longer and longer the deeper they are nested; messages do not.
  port1.addEventListener('message', () => {
    const done = runFor(work, SLICE_MS);
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

/**
 * Runs work that nobody waits for to its end, whenever the browser has nothing else to do.
 *
 * @returns a function that stops it
 */
export function runWhenIdle(work: Work<unknown>): () => void {
  let handle = 0;
  const slice = ({ timeRemaining }: Pick<IdleDeadline, 'timeRemaining'>) => {
    for (let step = work.next(); step.done !== true; step = work.next()) {
      if (timeRemaining() > 0) continue;
      handle = whenIdle(slice);
      return;
    }
  };
  handle = whenIdle(slice);
  return () => (hasIdleTime ? cancelIdleCallback(handle) : clearTimeout(handle));
}

/** Safari has none. */
const hasIdleTime = 'requestIdleCallback' in globalThis;
const PAUSE_MS = 16;

function whenIdle(slice: (deadline: Pick<IdleDeadline, 'timeRemaining'>) => void): number {
  // The deadline's methods want to be called on it.
  if (hasIdleTime) return requestIdleCallback((deadline) => slice({ timeRemaining: () => deadline.timeRemaining() }));
  return window.setTimeout(() => {
    const end = performance.now() + SLICE_MS;
    slice({ timeRemaining: () => end - performance.now() });
  }, PAUSE_MS);
}
