import { summed, summedHours } from '#dashboard/findings/session-arithmetic.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { binAt, dayBins, inAnyYear, type BinPeriod } from '#dashboard/chart/day-bins.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { LinePoint } from '#dashboard/chart/lines/line-series.ts';
import { nightKey, sessionsByNight, type TrapNight } from '#dashboard/findings/sessions-by-night.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { sessionNights, type NightRange } from '#contract/nights.ts';
import { isUnprocessed, knownNights } from '#dashboard/findings/known-nights.ts';
import { wholeCount } from '#dashboard/ui/text/processing-of.ts';
import type { NightFinds } from './night-finds.ts';

/** What was found comes first; captures are effort. */
export const COMPARE_MEASURES = ['occurrences', 'taxa', 'captures'] as const;
/** Occurrences a night; taxa a night; captures an hour. */
export type CompareMeasure = (typeof COMPARE_MEASURES)[number];

export const COMPARE_PERIODS = ['week', 'night', 'month'] as const satisfies readonly BinPeriod[];
export type ComparePeriod = (typeof COMPARE_PERIODS)[number];

/** One compared part: a deployment, a project, or a year of a deployment. */
export interface ComparedPart {
  key: string;
  name: string;
  sessions: readonly Session[];
  /** only these nights of them count; without, all */
  nights?: NightRange;
}

/** The values of one part, by bin. */
export interface ComparedSeries {
  key: string;
  name: string;
  points: readonly (ComparedPoint | null)[];
  /** nights run, by bin */
  nights: readonly number[];
  /** those of them whose images were not all processed, by bin */
  unprocessed: readonly number[];
  /** those of them that were left out, since they have no occurrence, by bin */
  leftOut: readonly number[];
}

export interface ComparedPoint extends LinePoint {
  /** nights that the value is based on: those whose counts are known */
  nights: number;
  hours: number;
}

export interface Comparison {
  bins: readonly DayRange[];
  series: readonly ComparedSeries[];
}

interface Night {
  /** null where a count or a duration of it is unknown */
  count: number | null;
  hours: number | null;
  /** the count is a share of that of a session of several nights */
  isShare: boolean;
  isUnprocessed: boolean;
  isLeftOut: boolean;
}

/** A band of fewer nights would be the nights themselves. */
const LEAST_FOR_BAND = 4;

/** What of a night counts. */
interface NightRules {
  /** what was found in each night, from occurrences; without, numbers of sessions count: of taxa where a night has one of one night */
  finds?: NightFinds | null;
  /** nights without any occurrence are in no rate */
  leavesOutEmpty?: boolean;
}

/**
 * Rates of parts by night, week or month. A value pools its nights: the sum of their counts by the sum of their hours, or by
 * their number; nights whose counts are unknown are in neither. Each night of a session of several has an equal share of its
 * occurrences, and as many captures as it has of its hours. The band is from the lower to the upper quartile of the single
 * nights that have counts of their own. A bin in which nothing ran has no value. Several sessions of one deployment and night
 * are one night. Time-sliced.
 *
 * @param ofYears parts are years: nights are put on the days of one year
 */
export function* comparison(
  parts: readonly ComparedPart[],
  measure: CompareMeasure,
  period: ComparePeriod,
  ofYears: boolean,
  { finds = null, leavesOutEmpty = false }: NightRules = {},
): Work<Comparison> {
  const dayOf = (night: number) => (ofYears ? inAnyYear(night) : night);
  const ofParts: { part: ComparedPart; trapNights: readonly TrapNight[] }[] = [];
  let [from, to] = [Infinity, -Infinity];
  for (const part of parts) {
    const { from: first, to: last } = part.nights ?? { from: -Infinity, to: Infinity };
    const trapNights = (yield* sessionsByNight(part.sessions)).filter(({ night }) => night >= first && night <= last);
    for (const { night } of trapNights) {
      from = Math.min(from, dayOf(night));
      to = Math.max(to, dayOf(night));
    }
    ofParts.push({ part, trapNights });
    yield;
  }
  if (from > to) {
    const nothing = { points: [], nights: [], unprocessed: [], leftOut: [] };
    return { bins: [], series: parts.map(({ key, name }) => ({ key, name, ...nothing })) };
  }
  const bins = dayBins({ from, to }, period, ofYears);
  const series: ComparedSeries[] = [];
  for (const { part, trapNights } of ofParts) {
    const { key, name } = part;
    const nights: Night[][] = bins.map(() => []);
    const leftOut = leavesOutEmpty ? (yield* knownNights(part.sessions)).emptyNights : null;
    for (const one of trapNights) {
      const isLeftOut = leftOut?.has(nightKey(one.deploymentId, one.night)) === true;
      const measured = measuredNight(one, measure, finds);
      nights[binAt(bins, dayOf(one.night))]?.push({
        ...measured,
        count: isLeftOut ? null : measured.count,
        isUnprocessed: isUnprocessed(one.sessions),
        isLeftOut,
      });
    }
    yield;
    series.push({
      key,
      name,
      points: nights.map((some) => pointOf(some, measure)),
      nights: nights.map((some) => some.length),
      unprocessed: nights.map((some) => some.filter((night) => night.isUnprocessed).length),
      leftOut: nights.map((some) => some.filter((night) => night.isLeftOut).length),
    });
  }
  return { bins, series };
}

function measuredNight(
  { night, deploymentId, sessions }: TrapNight,
  measure: CompareMeasure,
  finds: NightFinds | null,
): Pick<Night, 'count' | 'hours' | 'isShare'> {
  const one = { from: night, to: night };
  const hours = summedHours(sessions, one);
  const isShare = sessions.some((session) => lengthOf(session) > 1);
  switch (measure) {
    case 'captures':
      return { count: summed(sessions, (session) => capturesOf(session, one)), hours, isShare };
    case 'occurrences':
    case 'taxa':
      if (finds !== null) {
        const isKnown = sessions.every((session) => wholeCount(session, 'occurrences_count') !== null);
        const found = finds.get(nightKey(deploymentId, night))?.[measure] ?? 0;
        return { count: isKnown ? found : null, hours, isShare: false };
      }
      if (measure === 'occurrences') {
        const partOf = (session: Session) => shareOf(wholeCount(session, 'occurrences_count'), 1 / lengthOf(session));
        return { count: summed(sessions, partOf), hours, isShare };
      }
      return { count: reportedTaxa(sessions), hours, isShare: false };
  }
}

/** Sessions share taxa, and nights of a session do: the number of one session of one night alone is that of its night. */
function reportedTaxa(sessions: readonly Session[]): number | null {
  const [only, second] = sessions;
  if (only === undefined || second !== undefined || lengthOf(only) > 1) return null;
  return wholeCount(only, 'occurrences_count') === null ? null : wholeCount(only, 'taxa_count');
}

/** In how many nights a session ran. */
function lengthOf(session: Session): number {
  const { from, to } = sessionNights(session);
  return to - from + 1;
}

/** As many as the night has of the hours of the session, so that its rate is that of the session. */
function capturesOf(session: Session, night: NightRange): number | null {
  if (lengthOf(session) === 1) return session.captures_count;
  const [hours, all] = [summedHours([session], night), summedHours([session])];
  return hours === null || all === null || all === 0 ? null : shareOf(session.captures_count, hours / all);
}

function shareOf(count: number | null, share: number): number | null {
  return count === null ? null : count * share;
}

function pointOf(nights: readonly Night[], measure: CompareMeasure): ComparedPoint | null {
  const byHour = measure === 'captures';
  const known = nights.filter(({ count, hours }) => count !== null && (!byHour || (hours !== null && hours > 0)));
  const hours = known.reduce((all, night) => all + (night.hours ?? 0), 0);
  const divisor = byHour ? hours : known.length;
  if (divisor === 0) return null;
  const count = known.reduce((all, night) => all + (night.count ?? 0), 0);
  const rates = known
    .filter(({ isShare }) => !isShare)
    .map((night) => (night.count ?? 0) / (byHour ? (night.hours ?? 1) : 1))
    .toSorted((a, b) => a - b);
  const isBanded = rates.length >= LEAST_FOR_BAND;
  return {
    value: count / divisor,
    low: isBanded ? quantile(rates, 0.25) : null,
    high: isBanded ? quantile(rates, 0.75) : null,
    nights: known.length,
    hours,
  };
}

/** Linear interpolation between the two nearest ranks, as R's default (type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}
