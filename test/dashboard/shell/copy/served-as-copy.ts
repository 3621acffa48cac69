import { COPY_META } from '#contract/copy/copied-source.ts';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { sampleBut } from '#test/dashboard/overview/sample-but.ts';
import type { FaultyAnswer, FaultyService } from '#test/support/faulty-service.ts';

export const SOURCE = 'https://source.example.org';

/** A copy that is complete, agrees with its source, and waits. */
export const atRest: CopyStatus = {
  source: SOURCE,
  projects: null,
  phase: 'waiting',
  filled_at: '2026-06-01T08:00:00',
  as_of: '2026-06-12T12:32:00',
  changed_at: '2026-06-12T12:02:30',
  compared_at: '2026-06-12T02:10:00',
  next_look_at: '2026-06-12T12:47:00',
  every_seconds: 900,
  progress: null,
  pace: { requests: 14, answer_ms: 830, at_a_time: 2 },
  lists: [
    { list: 'deployments', here: 24, there: 24, set_aside: 0 },
    { list: 'events', here: 4_290, there: 4_312, set_aside: 3 },
  ],
  unreachable_since: null,
  refused_since: null,
  kept: null,
  failures: [],
  question: null,
  not_copied: ['exports', 'users'],
  takes_orders: true,
  user_permissions: ['change'],
};

/** What the page of a copy carries; removed by `leave`. */
export function pageOfCopy(): { leave: () => void } {
  const page = document.createElement('meta');
  page.name = COPY_META;
  page.content = SOURCE;
  document.head.append(page);
  return { leave: () => page.remove() };
}

/**
 * The sample's service as a copy in any state, which a real one is in for seconds or after a fault of its source.
 *
 * @param status what `copy/` answers at the moment
 * @param told what a POST of a request is answered with; the sent body is its argument
 */
export function servedAsCopy(
  status: () => CopyStatus,
  told: (sent: unknown) => FaultyAnswer = () => ({ body: status() }),
): Promise<FaultyService> {
  return sampleBut((path, _query, _headers, method, sent) => {
    if (path !== 'copy/') return null;
    return method === 'POST' ? told(JSON.parse(sent)) : { body: status() };
  });
}
