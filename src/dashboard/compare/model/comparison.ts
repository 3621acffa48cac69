import { largest, summed, summedHours } from '#dashboard/findings/session-arithmetic.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { binAt, dayBins, inAnyYear, type BinPeriod } from '#dashboard/chart/day-bins.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { LinePoint } from '#dashboard/chart/lines/line-series.ts';
import { sessionsByNight } from '#dashboard/findings/sessions-by-night.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { isEmptyNight, isUnprocessed } from '#dashboard/findings/known-nights.ts';
import { wholeCount } from '#dashboard/ui/text/processing-of.ts';
import { nightOf } from '#dashboard/ui/text/night-of.ts';

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
  isUnprocessed: boolean;
  isLeftOut: boolean;
}

/** A band of fewer nights would be the nights themselves. */
const LEAST_FOR_BAND = 4;

/**
 * Rates of parts by night, week or month. A value pools its nights: the sum of their counts by the sum of their hours, or by
 * their number; nights whose counts are unknown are in neither. The band is from the lower to the upper quartile of the
 * single nights. A bin in which nothing ran has no value. Several sessions of one deployment and night are one night.
 * Time-sliced.
 *
 * @param ofYears parts are years: nights are put on the days of one year
 *
 * @param leavesOutEmpty nights without any occurrence are in no rate
 */
export function* comparison(
  parts: readonly ComparedPart[],
  measure: CompareMeasure,
  period: ComparePeriod,
  ofYears: boolean,
  leavesOutEmpty = false,
): Work<Comparison> {
  const dayOf = (session: Session) => (ofYears ? inAnyYear(nightOf(session.start)) : nightOf(session.start));
  let [from, to] = [Infinity, -Infinity];
  for (const { sessions } of parts) {
    for (const session of sessions) {
      from = Math.min(from, dayOf(session));
      to = Math.max(to, dayOf(session));
    }
    yield;
  }
  if (from > to) {
    const nothing = { points: [], nights: [], unprocessed: [], leftOut: [] };
    return { bins: [], series: parts.map(({ key, name }) => ({ key, name, ...nothing })) };
  }
  const bins = dayBins({ from, to }, period, ofYears);
  const series: ComparedSeries[] = [];
  for (const { key, name, sessions } of parts) {
    const nights: Night[][] = bins.map(() => []);
    for (const some of yield* sessionsByNight(sessions)) {
      nights[binAt(bins, dayOf(some[0]))]?.push(nightOfSessions(some, measure, leavesOutEmpty));
    }
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

function nightOfSessions(sessions: readonly Session[], measure: CompareMeasure, leavesOutEmpty: boolean): Night {
  const isLeftOut = leavesOutEmpty && isEmptyNight(sessions);
  return {
    count: isLeftOut ? null : countOf(sessions, measure),
    hours: summedHours(sessions),
    isUnprocessed: isUnprocessed(sessions),
    isLeftOut,
  };
}

function countOf(sessions: readonly Session[], measure: CompareMeasure): number | null {
  if (measure === 'captures') return summed(sessions, ({ captures_count }) => captures_count);
  if (measure === 'occurrences') return summed(sessions, (session) => wholeCount(session, 'occurrences_count'));
  // Sessions of one night share taxa: only the largest number is certain.
  return largest(sessions, (session) => wholeCount(session, 'taxa_count'));
}

function pointOf(nights: readonly Night[], measure: CompareMeasure): ComparedPoint | null {
  const byHour = measure === 'captures';
  const known = nights.filter(({ count, hours }) => count !== null && (!byHour || (hours !== null && hours > 0)));
  const hours = known.reduce((all, night) => all + (night.hours ?? 0), 0);
  const divisor = byHour ? hours : known.length;
  if (divisor === 0) return null;
  const count = known.reduce((all, night) => all + (night.count ?? 0), 0);
  const rates = known.map((night) => (night.count ?? 0) / (byHour ? (night.hours ?? 1) : 1)).toSorted((a, b) => a - b);
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
