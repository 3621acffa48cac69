import type { Work } from '#dashboard/work/slices.ts';
import { nightOf } from '#dashboard/ui/text/night-of.ts';
import { plus, summedHours } from './session-arithmetic.ts';
import { sessionsOfDeployments } from './sessions-of-deployments.ts';
import type { ListedEvent as Session } from '#contract/event.ts';

/** The totals of one deployment's sessions. A sum is null as soon as one of its parts is unknown. */
export interface DeploymentTotals {
  sessions: number;
  /** evenings with at least one session */
  nights: number;
  captures: number | null;
  detections: number | null;
  occurrences: number | null;
  hours: number | null;
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
  let captures: number | null = 0;
  let detections: number | null = 0;
  let occurrences: number | null = 0;
  let [firstNight, lastNight] = [Infinity, -Infinity];
  for (const session of sessions) {
    const night = nightOf(session.start);
    nights.add(night);
    if (night < firstNight) firstNight = night;
    if (night > lastNight) lastNight = night;
    captures = plus(captures, session.captures_count);
    detections = plus(detections, session.detections_count);
    occurrences = plus(occurrences, session.occurrences_count);
  }
  return {
    sessions: sessions.length,
    nights: nights.size,
    captures,
    detections,
    occurrences,
    hours: summedHours(sessions),
    firstNight,
    lastNight,
  };
}
