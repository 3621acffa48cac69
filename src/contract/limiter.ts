export interface TaskOptions {
  /** removes the task from the queue; a task that has started has to watch its signal itself */
  signal?: AbortSignal;
  /** goes to the front of the queue */
  urgent?: boolean;
}

/** Runs a limited number of tasks at a time; the others wait in a queue. */
export interface Limiter {
  /**
   * Runs `task` as soon as a slot is free, and holds the slot until it has ended.
   *
   * @throws what the task throws; the signal's reason where it is aborted in the queue
   */
  run: <Result>(task: () => Promise<Result>, options?: TaskOptions) => Promise<Result>;
  /** Rejects every task in the queue with `reason`, without starting it. */
  rejectQueued: (reason: Error) => void;
}

interface Queued {
  start: () => void;
  reject: (reason: Error) => void;
}

/** @param most tasks that run at the same time */
export function limiter(most: number): Limiter {
  let running = 0;
  const queue: Queued[] = [];
  return {
    run: async (task, { signal, urgent = false } = {}) => {
      signal?.throwIfAborted();
      if (running < most) running += 1;
      else await slot(queue, signal, urgent);
      try {
        return await task();
      } finally {
        // The next task takes over the slot.
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next.start();
      }
    },
    rejectQueued: (reason) => {
      for (const { reject } of queue.splice(0)) reject(reason);
    },
  };
}

function slot(queue: Queued[], signal: AbortSignal | undefined, urgent: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const queued = {
      start: () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      },
      reject: (reason: Error) => {
        signal?.removeEventListener('abort', abort);
        reject(reason);
      },
    };
    const abort = () => {
      queue.splice(queue.indexOf(queued), 1);
      queued.reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
    if (urgent) queue.unshift(queued);
    else queue.push(queued);
  });
}
