import type { Work } from '#dashboard/work/slices.ts';
import { sessionNights, type NightRange } from '#contract/nights.ts';
import { processingOf } from '#dashboard/ui/text/processing-of.ts';
import { countedLooks, type LookedAtCounts } from '#contract/records/who-looked.ts';
import { countWithin, nightsWithin, summed, summedHours } from './session-arithmetic.ts';
import { sessionsOfDeployments } from './sessions-of-deployments.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

/**
 * The totals of one deployment's sessions, or of those of their nights that are within some days. A sum is null as soon as one
 * of its parts is unknown: also that of a session of several nights of which only some are within the days.
 */
export interface DeploymentTotals {
  sessions: number;
  /** evenings on which at least one session ran */
  nights: number;
  captures: number | null;
  detections: number | null;
  occurrences: number | null;
  /** of these, those that a person has looked at */
  looks: LookedAtCounts;
  hours: number | null;
  /** the nights whose images are all processed, and their occurrences: those of rates */
  processed: { nights: number; occurrences: number | null };
  /** day numbers */
  firstNight: number;
  lastNight: number;
}

const ALL_DAYS: NightRange = { from: -Infinity, to: Infinity };

/**
 * Totals by deployment id; deployments without a session have none. Time-sliced, for long lists.
 *
 * @param days the nights that count, of sessions that have one of them
 */
export function* deploymentTotals(
  sessions: readonly Session[],
  days: NightRange = ALL_DAYS,
): Work<ReadonlyMap<number, DeploymentTotals>> {
  const totals = new Map<number, DeploymentTotals>();
  for (const [id, ofDeployment] of yield* sessionsOfDeployments(sessions)) {
    totals.set(id, totalsOf(ofDeployment, days));
    yield;
  }
  return totals;
}

function totalsOf(sessions: readonly Session[], days: NightRange): DeploymentTotals {
  let [firstNight, lastNight] = [Infinity, -Infinity];
  for (const session of sessions) {
    const all = sessionNights(session);
    const [from, to] = [Math.max(all.from, days.from), Math.min(all.to, days.to)];
    firstNight = Math.min(firstNight, from);
    lastNight = Math.max(lastNight, to);
  }
  const counted = (valueOf: (session: Session) => number | null) =>
    summed(sessions, (session) => countWithin(valueOf(session), session, days));
  return {
    sessions: sessions.length,
    nights: nightsWithin(sessions, days).size,
    captures: counted(({ captures_count }) => captures_count),
    detections: counted(({ detections_count }) => detections_count),
    occurrences: counted(({ occurrences_count }) => occurrences_count),
    looks: countedLooks(
      sessions.map((session) => ({
        occurrences_count: countWithin(session.occurrences_count, session, days),
        verified_count: session.verified_count,
        unattributed_count: session.unattributed_count,
      })),
    ),
    hours: summedHours(sessions, days),
    processed: processedOf(sessions, days),
    firstNight,
    lastNight,
  };
}

/** Of the sessions none of whose nights has an image that was not processed. */
function processedOf(sessions: readonly Session[], days: NightRange): DeploymentTotals['processed'] {
  const isProcessed = (session: Session) => processingOf(session) === 'all';
  const unprocessed = nightsWithin(
    sessions.filter((session) => !isProcessed(session)),
    days,
  );
  const rated = sessions.filter(
    (session) => ![...nightsWithin([session], days)].some((night) => unprocessed.has(night)),
  );
  return {
    nights: nightsWithin(rated, days).size,
    occurrences: summed(rated, (session) => countWithin(session.occurrences_count, session, days)),
  };
}
