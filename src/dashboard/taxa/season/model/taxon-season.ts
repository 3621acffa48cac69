import { binAt, dayBins, inAnyYear } from '#dashboard/chart/day-bins.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { MOST_SERIES } from '#dashboard/chart/lines/series-colour.ts';
import { dateOfDay } from '#contract/time.ts';
import type { Work } from '#dashboard/work/slices.ts';
import {
  taxonNights,
  type TaxonNight,
  type TaxonNights,
  type TaxonNightsInput,
  type TaxonRecord,
} from './taxon-nights.ts';
import { taxonRate, type TaxonRate } from './taxon-rate.ts';

/** A year over the weeks of the season. */
export interface SeasonLine {
  year: number;
  /** by week; one in which nothing ran has `run` 0 */
  weeks: readonly TaxonRate[];
}

export interface YearRow extends TaxonRate {
  year: number;
  /** null where the taxon was not found */
  first: TaxonRecord | null;
  last: TaxonRecord | null;
}

export interface PlaceRow extends TaxonRate {
  deploymentId: number;
}

export interface TaxonSeason extends Omit<TaxonNights, 'nights' | 'records'> {
  /** weeks on the days of any year (`inAnyYear`), from Monday to Sunday of 2024 */
  weeks: readonly DayRange[];
  /** the years that are drawn, at most six, in their sequence */
  lines: readonly SeasonLine[];
  /** every year with sessions */
  years: readonly YearRow[];
  /** every deployment with sessions in the years drawn, highest rate first, unknown last */
  places: readonly PlaceRow[];
}

/**
 * A taxon's season: occurrences per trap-night by week and year, by year, and by deployment. Time-sliced.
 *
 * @param chosen the years to draw, of which those with sessions are drawn; null: the latest six
 */
export function* taxonSeason(input: TaxonNightsInput, chosen: readonly number[] | null): Work<TaxonSeason> {
  const { nights, records, ...counts } = yield* taxonNights(input);
  const ofYears = groupedBy(nights, ({ night }) => dateOfDay(night).year);
  yield;
  const years = [...ofYears].toSorted(([one], [other]) => one - other);
  const isChosen = ([year]: [number, unknown]) => chosen === null || chosen.includes(year);
  const drawn = years.filter(isChosen).slice(-MOST_SERIES);
  const weeks = weeksOf(drawn.flatMap(([, some]) => some));
  const lines: SeasonLine[] = [];
  for (const [year, some] of drawn) {
    const ofWeeks = groupedBy(some, ({ night }) => binAt(weeks, inAnyYear(night)));
    lines.push({ year, weeks: weeks.map((_, index) => taxonRate(ofWeeks.get(index) ?? [])) });
    yield;
  }
  const ofDeployments = groupedBy(
    drawn.flatMap(([, some]) => some),
    ({ deploymentId }) => deploymentId,
  );
  const places = [...ofDeployments].map(([deploymentId, some]) => ({ deploymentId, ...taxonRate(some) }));
  return {
    ...counts,
    weeks,
    lines,
    years: years.map(([year, some]) => ({
      year,
      ...taxonRate(some),
      first: records.get(year)?.first ?? null,
      last: records.get(year)?.last ?? null,
    })),
    places: places.toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1) || a.deploymentId - b.deploymentId),
  };
}

function weeksOf(nights: readonly TaxonNight[]): DayRange[] {
  let [from, to] = [Infinity, -Infinity];
  for (const { night } of nights) {
    const day = inAnyYear(night);
    from = Math.min(from, day);
    to = Math.max(to, day);
  }
  return from > to ? [] : dayBins({ from, to }, 'week', true);
}

function groupedBy(nights: readonly TaxonNight[], keyOf: (night: TaxonNight) => number): Map<number, TaxonNight[]> {
  const groups = new Map<number, TaxonNight[]>();
  for (const night of nights) {
    const key = keyOf(night);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [night]);
    else group.push(night);
  }
  return groups;
}
