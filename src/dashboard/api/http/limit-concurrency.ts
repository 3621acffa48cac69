import { limiter } from '#contract/limiter.ts';
import { afterFirstRows } from './first-rows.ts';

/** All list requests share this limiter, whichever list they are for. */
/** Requests in flight at a time: few, to spare services of others. */
export const REQUESTS_AT_A_TIME = 4;

const requests = limiter(REQUESTS_AT_A_TIME);

/**
 * Runs `work` after the rows in sight, when fewer than four others run. `urgent` work starts before all queued work. A slot
 * is held until `work` has ended, so that unprocessed answers do not pile up.
 *
 * @throws the signal's reason where it is aborted in the queue
 */
export async function limitConcurrency<Result>(
  work: () => Promise<Result>,
  options: { signal: AbortSignal; urgent: boolean },
): Promise<Result> {
  await afterFirstRows(options.signal);
  return requests.run(work, options);
}

/** Rejects all queued work with `reason`, without starting it. */
export function rejectQueued(reason: Error): void {
  requests.rejectQueued(reason);
}
