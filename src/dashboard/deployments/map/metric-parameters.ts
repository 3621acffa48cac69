import { choiceParameter } from '#dashboard/address/url-state.ts';
import { freshDaysParameter } from './fresh-days.ts';

/** The map's metric in the address, and the reference date and thresholds of freshness. */
export const metricParameters = {
  metric: choiceParameter(['captures', 'sessions', 'occurrences', 'taxa', 'last-date', 'status']),
  against: choiceParameter(['project', 'today']),
  fresh: freshDaysParameter,
};
