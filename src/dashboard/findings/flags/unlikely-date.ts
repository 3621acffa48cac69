import { dayNumberOf, sessionNights, type NightRange } from '#contract/nights.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { dateOfDay } from '#contract/time.ts';
import { dateRangeText } from '#dashboard/ui/text/date-range-text.ts';
import { reasonsMessages } from './messages/reasons-messages.ts';
import { FIRST_YEAR } from './plausible-nights.ts';

/** What is known of a session's deployment. */
export type DeploymentOf = (session: Session) => Pick<Deployment, 'period_start' | 'period_end'> | undefined;

/** The declared times may be by another clock than the trap's. */
const TOLERANCE_DAYS = 1;

/**
 * Why the date of a session is unlikely: before or after the plausible nights, or more than a day outside of the time for which its
 * deployment is declared. Undefined where it is not.
 */
export function unlikelyDate(
  session: Session,
  deployment: ReturnType<DeploymentOf>,
  plausible: NightRange,
): (() => string) | undefined {
  const { from, to } = sessionNights(session);
  if (from < plausible.from) return () => reasonsMessages.now.early(String(FIRST_YEAR));
  if (from > plausible.to) return () => reasonsMessages.now.future;
  const { period_start: start = null, period_end: end = null } = deployment ?? {};
  if (start === null || end === null) return undefined;
  const [first, last] = [dayNumberOf(start), dayNumberOf(end)];
  if (to >= first - TOLERANCE_DAYS && from <= last + TOLERANCE_DAYS) return undefined;
  return () => reasonsMessages.now.outside(dateRangeText(dateOfDay(first), dateOfDay(last)));
}
