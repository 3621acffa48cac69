import { choiceParameter } from '#dashboard/list/url-state.ts';

/** The map's metric in the address, and what last dates are held against. */
export const metricParameters = {
  metric: choiceParameter(['captures', 'sessions', 'occurrences', 'taxa', 'last-date']),
  against: choiceParameter(['project', 'today']),
};
