import { per } from '#dashboard/findings/session-arithmetic.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { OpenRange } from '#dashboard/chart/open-range.ts';
import { deploymentTotals, type DeploymentTotals } from '#dashboard/findings/deployment-totals.ts';
import { sessionNights } from '#contract/nights.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** Effort and catch of one deployment's sessions. Null is unknown: a part of the number is not reported, or its divisor is 0. */
export interface DeploymentRates {
  sessions: number;
  /** evenings on which at least one session ran */
  nights: number;
  captures: number | null;
  occurrences: number | null;
  hours: number | null;
  capturesPerHour: number | null;
  /** of the nights whose images are all processed */
  occurrencesPerNight: number | null;
  /** nights run ÷ nights within the chosen days or, without, from its first night to its last; 0 to 1 */
  shareOfNights: number | null;
}

/** By deployment id; of every deployment that was asked for. */
export type RatesOfDeployments = ReadonlyMap<number, DeploymentRates>;

const RECORDS_BEFORE_PAUSE = 1_000;

/** The result for the latest days of each list of sessions: map and panel ask for the same. */
const latest = new WeakMap<
  readonly Session[],
  { deployments: readonly Deployment[]; days: OpenRange | null; rates: RatesOfDeployments }
>();

/**
 * Counts and rates of each deployment, by the definitions of "Sessions by deployment". A session counts in each of its nights
 * (`sessionNights`); its counts are known where all of them are within the days. An open end of the days is the first or
 * last night of any of the deployments. Time-sliced, cached.
 *
 * @param days only these nights, of sessions that have one of them; null: all
 */
export function* deploymentRates(
  deployments: readonly Deployment[],
  sessions: readonly Session[],
  days: OpenRange | null,
): Work<RatesOfDeployments> {
  const hit = latest.get(sessions);
  if (hit !== undefined && hit.deployments === deployments && isSame(hit.days, days)) return hit.rates;
  const asked = new Set(deployments.map(({ id }) => id));
  const within: Session[] = [];
  const [from, to] = [days?.from ?? -Infinity, days?.to ?? Infinity];
  let [first, last] = [Infinity, -Infinity];
  for (const [index, session] of sessions.entries()) {
    if (index % RECORDS_BEFORE_PAUSE === 0) yield;
    if (!asked.has(session.deployment.id)) continue;
    const nights = sessionNights(session);
    first = Math.min(first, nights.from);
    last = Math.max(last, nights.to);
    if (nights.to >= from && nights.from <= to) within.push(session);
  }
  const span = days === null ? null : Math.max(0, (days.to ?? last) - (days.from ?? first) + 1);
  const totals = yield* deploymentTotals(within, { from, to });
  const rates = new Map<number, DeploymentRates>();
  for (const { id } of deployments) {
    if (rates.size % RECORDS_BEFORE_PAUSE === 0) yield;
    rates.set(id, ratesOf(totals.get(id), span));
  }
  latest.set(sessions, { deployments, days, rates });
  return rates;
}

/** `span`: how many nights are within the chosen days; null without. */
function ratesOf(totals: DeploymentTotals | undefined, span: number | null): DeploymentRates {
  const { sessions, nights, captures, occurrences, hours, processed } = totals ?? NO_SESSIONS;
  const ownSpan = totals === undefined ? 0 : totals.lastNight - totals.firstNight + 1;
  return {
    sessions,
    nights,
    captures,
    occurrences,
    hours,
    capturesPerHour: per(captures, hours),
    occurrencesPerNight: per(processed.occurrences, processed.nights),
    shareOfNights: per(nights, span ?? ownSpan),
  };
}

const NO_SESSIONS = {
  sessions: 0,
  nights: 0,
  captures: 0,
  occurrences: 0,
  hours: 0,
  processed: { nights: 0, occurrences: 0 },
};

function isSame(a: OpenRange | null, b: OpenRange | null): boolean {
  return a?.from === b?.from && a?.to === b?.to;
}
