import { limiter } from '#contract/limiter.ts';
import { afterFirstRows } from '#dashboard/api/client/first-rows.ts';
import { PAGES_AT_A_TIME } from './whole-list.ts';

/** All list requests share this limiter, whichever list they are for. */
const requests = limiter(PAGES_AT_A_TIME);

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
