import { choiceParameter } from '#dashboard/address/url-state.ts';
import { freshDaysParameter } from './fresh-days.ts';

/** The map's metric in the address, and what last dates are held against, by which steps. */
export const metricParameters = {
  metric: choiceParameter(['captures', 'sessions', 'occurrences', 'taxa', 'last-date', 'status']),
  against: choiceParameter(['project', 'today']),
  fresh: freshDaysParameter,
};
