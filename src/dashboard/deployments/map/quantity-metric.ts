import type { Deployment } from '#contract/records/deployment.ts';
import { rangeText } from '#dashboard/chart/day-range.ts';
import type { OpenRange } from '#dashboard/chart/open-range.ts';
import type { DeploymentRates, RatesOfDeployments } from '#dashboard/deployments/rates/deployment-rates.ts';
import type { Messages } from '#dashboard/deployments/messages/en.ts';
import { rateText, roundedRate } from '#dashboard/findings/rate-text.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import { dateOfDay } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { nightOfDayText } from '#dashboard/ui/text/night-text.ts';
import { percentText, roundedPart } from '#dashboard/ui/text/percent-text.ts';
import { countMetrics } from './count-metrics.ts';
import type { Messages as LegendMessages } from '#dashboard/deployments/map/legend/messages/en.ts';
import type { MapMetric } from './map-metric.ts';
import { METRICS, type MetricName } from './metric-parameters.ts';

export type QuantityName = (typeof METRICS)['counts' | 'rates'][number];

/** What each metric is, of the sessions of a deployment. Taxa are not here: sessions share them. */
const OF_SESSIONS: Record<Exclude<QuantityName, 'taxa'>, (rates: DeploymentRates) => number | null> = {
  captures: ({ captures }) => captures,
  sessions: ({ sessions }) => sessions,
  occurrences: ({ occurrences }) => occurrences,
  'captures-hour': ({ capturesPerHour }) => (capturesPerHour === null ? null : roundedRate(capturesPerHour)),
  'occurrences-night': ({ occurrencesPerNight }) =>
    occurrencesPerNight === null ? null : roundedRate(occurrencesPerNight),
  nights: ({ nights }) => nights,
  'nights-share': ({ shareOfNights }) => (shareOfNights === null ? null : roundedPart(shareOfNights)),
};

/** While the sessions load: every deployment is drawn alike, and no class is explained. */
const NOT_KNOWN_YET: MetricScale = { steps: [], hasZero: false, hasUnknown: false, stepOf: () => 1 };

interface QuantityWanted {
  name: QuantityName;
  /** the chosen days; null: none */
  days: OpenRange | null;
  /** of the chosen days; null: not known (yet) */
  rates: RatesOfDeployments | null;
  ofList: Messages;
  words: LegendMessages;
}

/** Whether a metric needs the sessions: rates do, and counts of chosen days. */
export function needsSessions(name: MetricName, days: OpenRange | null): boolean {
  return name in OF_SESSIONS && (days !== null || METRICS.rates.some((rate) => rate === name));
}

/** A count or a rate as a metric: a deployment's own counter or, of rates and of chosen days, from its sessions. */
export function quantityMetric({ name, days, rates, ofList, words }: QuantityWanted): MapMetric {
  const counts = countMetrics(ofList);
  if (name === 'taxa' || (name in counts && days === null)) {
    const period = days === null ? words.wholeDeployments : words.wholeTaxa;
    return { ...counts[name as keyof typeof counts], about: words.ofPeriod(words.units[name], period) };
  }
  const { field: _, ...described } = name in counts ? counts[name as keyof typeof counts] : rateOf(name, words);
  const of = OF_SESSIONS[name];
  return {
    ...described,
    about: words.ofPeriod(words.units[name], periodText(days, words)),
    unknownText: words.rateUnknown,
    valueOf: ({ id }: Deployment) => {
      const known = rates?.get(id);
      return known === undefined ? null : of(known);
    },
    ...(rates === null && { isPending: true, scale: NOT_KNOWN_YET, inWords: () => words.notKnownYet(described.name) }),
  };
}

function rateOf(name: QuantityName, words: LegendMessages): Omit<MapMetric, 'valueOf'> {
  switch (name) {
    case 'captures-hour':
      return {
        name: words.capturesPerHour,
        definition: words.capturesPerHourMeans,
        textOf: rateText,
        combined: 'median',
      };
    case 'occurrences-night':
      return {
        name: words.occurrencesPerNight,
        definition: words.occurrencesPerNightMeans,
        textOf: rateText,
        combined: 'median',
      };
    case 'nights-share':
      return {
        name: words.shareOfNights,
        definition: words.shareOfNightsMeans,
        textOf: percentText,
        combined: 'median',
      };
    default:
      return { name: words.nights, definition: words.nightsMean, combined: 'sum' };
  }
}

function periodText(days: OpenRange | null, words: LegendMessages): string {
  if (days === null) return words.allNights;
  const { from, to } = days;
  if (from === null) return to === null ? words.allNights : words.nightsUntil(dayText(dateOfDay(to)));
  if (to === null) return words.nightsSince(dayText(dateOfDay(from)));
  if (from === to) return words.nightOf(nightOfDayText(from));
  return words.nightsOf(rangeText({ from, to }));
}
