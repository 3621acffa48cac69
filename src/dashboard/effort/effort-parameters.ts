import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { choiceParameter, idParameter, textParameter, type Parameter } from '#dashboard/address/url-state.ts';
import { dayOfIso, isoOfDay } from '#dashboard/ui/text/calendar-day.ts';
import { EFFORT_MEASURES } from '#dashboard/effort/model/effort-measure.ts';
import type { OccasionLength } from '#dashboard/effort/model/occasions-of.ts';

const DEFAULT_NIGHTS = 7;
const MOST_NIGHTS = 366;

const dayParameter: Parameter<number | null> = {
  read: (text) => dayOfIso(text ?? ''),
  write: (day) => (day === null ? null : isoOfDay(day)),
};

const occasionParameter: Parameter<OccasionLength> = {
  read: (text) => {
    if (text === 'month') return text;
    const nights = Number(text);
    return Number.isInteger(nights) && nights >= 1 && nights <= MOST_NIGHTS ? nights : DEFAULT_NIGHTS;
  },
  write: (length) => (length === DEFAULT_NIGHTS ? null : String(length)),
};

/** Ids in the address, `3,14`, as lists write a choice; null: all. */
const idsParameter: Parameter<readonly number[] | null> = {
  read: (text) => {
    const ids = (text ?? '').split(',').flatMap((part) => idParameter.read(part) ?? []);
    return ids.length === 0 ? null : [...new Set(ids)];
  },
  write: (ids) => (ids === null ? null : ids.join(',')),
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
  table: choiceParameter(['off', 'on']),
};
