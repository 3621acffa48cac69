import { dayParameter } from '#dashboard/address/day-parameter.ts';
import { idsParameter } from '#dashboard/address/ids-parameter.ts';
import { choiceParameter } from '#dashboard/address/url-state.ts';
import { lookParameters } from '#dashboard/findings/animals/looks.ts';
import { EMPTY_NIGHTS } from '#dashboard/findings/nights/leave-out-empty.tsx';
import { COMPARE_MEASURES, COMPARE_PERIODS } from '#dashboard/compare/model/comparison.ts';

/** What the lines are: `auto` is by the ids of the address. */
export const COMPARED = ['deployment', 'project', 'year'] as const;
export type Compared = (typeof COMPARED)[number];

/** The page's state in the address; project, deployments and nights are named as on Sessions. */
export const compareParameters = {
  by: choiceParameter(['auto', ...COMPARED]),
  deployment: idsParameter,
  project: idsParameter,
  day_after: dayParameter,
  day_before: dayParameter,
  measure: choiceParameter(COMPARE_MEASURES),
  /** what counts as a taxon of a night */
  counted: choiceParameter(['lowest', 'all']),
  ...lookParameters,
  period: choiceParameter(COMPARE_PERIODS),
  plots: choiceParameter(['overlaid', 'multiples']),
  empty: choiceParameter(EMPTY_NIGHTS),
  moon: choiceParameter(['off', 'on']),
  table: choiceParameter(['off', 'on']),
};
