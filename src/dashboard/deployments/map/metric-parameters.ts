import { choiceParameter } from '#dashboard/address/url-state.ts';
import { freshDaysParameter } from './fresh-days.ts';

/** The map's metrics, by group, as they are named in the address. */
export const METRICS = {
  counts: ['captures', 'sessions', 'occurrences', 'taxa'],
  rates: ['captures-hour', 'occurrences-night', 'nights', 'nights-share'],
  status: ['last-date', 'status'],
} as const;

export type MetricName = (typeof METRICS)[keyof typeof METRICS][number];

/** The map's metric in the address, what its classes are made of, and the reference date and thresholds of freshness. */
export const metricParameters = {
  metric: choiceParameter([...METRICS.counts, ...METRICS.rates, ...METRICS.status]),
  classes_of: choiceParameter(['all', 'shown']),
  against: choiceParameter(['project', 'today']),
  fresh: freshDaysParameter,
};
