import { nightOf } from '#dashboard/ui/night-of.ts';
import { durationSeconds } from './session-rates.ts';
import type { Session } from './sessions-session.ts';

/** What the sessions of one deployment come to. A sum is null as soon as one of its parts is unknown. */
export interface DeploymentTotals {
  sessions: number;
  /** evenings with at least one session */
  nights: number;
  captures: number | null;
  detections: number | null;
  occurrences: number | null;
  seconds: number | null;
  /** day numbers */
  firstNight: number;
  lastNight: number;
}

/** Subtotals by the deployment's id; deployments without a session are not in it. */
export function deploymentTotals(sessions: readonly Session[]): Map<number, DeploymentTotals> {
  const totals = new Map<number, DeploymentTotals>();
  const nights = new Map<number, Set<number>>();
  for (const session of sessions) {
    const { id } = session.deployment;
    const night = nightOf(session.start);
    const sum = totals.get(id) ?? nothing(night);
    const ofDeployment = nights.get(id) ?? new Set();
    nights.set(id, ofDeployment.add(night));
    totals.set(id, {
      sessions: sum.sessions + 1,
      nights: ofDeployment.size,
      captures: plus(sum.captures, session.captures_count),
      detections: plus(sum.detections, session.detections_count),
      occurrences: plus(sum.occurrences, session.occurrences_count),
      seconds: plus(sum.seconds, durationSeconds(session.duration)),
      firstNight: Math.min(sum.firstNight, night),
      lastNight: Math.max(sum.lastNight, night),
    });
  }
  return totals;
}

function nothing(night: number): DeploymentTotals {
  return {
    sessions: 0,
    nights: 0,
    captures: 0,
    detections: 0,
    occurrences: 0,
    seconds: 0,
    firstNight: night,
    lastNight: night,
  };
}

function plus(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}
