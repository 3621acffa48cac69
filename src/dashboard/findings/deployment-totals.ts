import type { Work } from '#dashboard/work/slices.ts';
import { nightOf } from '#dashboard/ui/text/night-of.ts';
import { processingOf } from '#dashboard/ui/text/processing-of.ts';
import { summed, summedHours } from './session-arithmetic.ts';
import { sessionsOfDeployments } from './sessions-of-deployments.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

/** The totals of one deployment's sessions. A sum is null as soon as one of its parts is unknown. */
export interface DeploymentTotals {
  sessions: number;
  /** evenings with at least one session */
  nights: number;
  captures: number | null;
  detections: number | null;
  occurrences: number | null;
  hours: number | null;
  /** the nights whose images are all processed, and their occurrences: those of rates */
  processed: { nights: number; occurrences: number | null };
  /** day numbers */
  firstNight: number;
  lastNight: number;
}

/** Totals by deployment id; deployments without a session have none. Time-sliced, for long lists. */
export function* deploymentTotals(sessions: readonly Session[]): Work<ReadonlyMap<number, DeploymentTotals>> {
  const totals = new Map<number, DeploymentTotals>();
  for (const [id, ofDeployment] of yield* sessionsOfDeployments(sessions)) {
    totals.set(id, totalsOf(ofDeployment));
    yield;
  }
  return totals;
}

function totalsOf(sessions: readonly Session[]): DeploymentTotals {
  const nights = new Set<number>();
  let [firstNight, lastNight] = [Infinity, -Infinity];
  for (const { start } of sessions) {
    const night = nightOf(start);
    nights.add(night);
    if (night < firstNight) firstNight = night;
    if (night > lastNight) lastNight = night;
  }
  return {
    sessions: sessions.length,
    nights: nights.size,
    captures: summed(sessions, ({ captures_count }) => captures_count),
    detections: summed(sessions, ({ detections_count }) => detections_count),
    occurrences: summed(sessions, ({ occurrences_count }) => occurrences_count),
    hours: summedHours(sessions),
    processed: processedOf(sessions, nights.size),
    firstNight,
    lastNight,
  };
}

function processedOf(sessions: readonly Session[], nights: number): DeploymentTotals['processed'] {
  const unprocessed = new Set(
    sessions.filter((session) => processingOf(session) !== 'all').map(({ start }) => nightOf(start)),
  );
  const rated = sessions.filter(({ start }) => !unprocessed.has(nightOf(start)));
  return {
    nights: nights - unprocessed.size,
    occurrences: summed(rated, ({ occurrences_count }) => occurrences_count),
  };
}
