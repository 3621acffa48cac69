import { dayParameter } from '#dashboard/address/day-parameter.ts';
import { idsParameter } from '#dashboard/address/ids-parameter.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { choiceParameter, idParameter, textParameter, type Parameter } from '#dashboard/address/url-state.ts';
import { lookParameters } from '#dashboard/findings/animals/looks.ts';
import { EMPTY_NIGHTS } from '#dashboard/findings/nights/leave-out-empty.tsx';
import { EFFORT_MEASURES } from '#dashboard/effort/model/effort-measure.ts';
import type { OccasionLength } from '#dashboard/effort/model/occasions-of.ts';

const DEFAULT_NIGHTS = 7;
const MOST_NIGHTS = 366;

const occasionParameter: Parameter<OccasionLength> = {
  read: (text) => {
    if (text === 'month') return text;
    const nights = Number(text);
    return Number.isInteger(nights) && nights >= 1 && nights <= MOST_NIGHTS ? nights : DEFAULT_NIGHTS;
  },
  write: (length) => (length === DEFAULT_NIGHTS ? null : String(length)),
};

/** The page's state in the address; project, deployments and nights are named as on Sessions. */
export const effortParameters = {
  ...projectParameters,
  deployment: idsParameter,
  day_after: dayParameter,
  day_before: dayParameter,
  occasion: occasionParameter,
  measure: choiceParameter(EFFORT_MEASURES),
  taxon: idParameter,
  score: textParameter,
  ...lookParameters,
  empty: choiceParameter(EMPTY_NIGHTS),
  table: choiceParameter(['off', 'on']),
};

export type EffortState = {
  [Name in keyof typeof effortParameters]: ReturnType<(typeof effortParameters)[Name]['read']>;
};
