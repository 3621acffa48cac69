import { projectParameters } from '#dashboard/list/project-parameters.ts';
import { choiceParameter, idParameter, textParameter, type Parameter } from '#dashboard/list/url-state.ts';
import { dayOfIso, isoOfDay } from '#dashboard/ui/calendar-day.ts';

/** Ids of records, `3,5`; null where none are named. */
const idsParameter: Parameter<readonly number[] | null> = {
  read: (text) => {
    const ids = (text ?? '').split(',').flatMap((part) => idParameter.read(part) ?? []);
    return ids.length === 0 ? null : [...new Set(ids)];
  },
  write: (ids) => (ids === null || ids.length === 0 ? null : ids.join(',')),
};

/** A date, `2024-06-12`, as a day number. */
const dayParameter: Parameter<number | null> = {
  read: (text) => (text === null ? null : dayOfIso(text)),
  write: (day) => (day === null ? null : isoOfDay(day)),
};

/**
 * What the page has in the address beside the list's own. `day_after` and `day_before` name the first and the last
 * night, both included, as the interface's filters do.
 */
export const sessionsParameters = {
  ...projectParameters,
  deployment: idsParameter,
  day_after: dayParameter,
  day_before: dayParameter,
  view: choiceParameter(['table', 'split', 'calendar']),
  group: choiceParameter(['none', 'deployment']),
  metric: choiceParameter([
    'captures_count',
    'captures_per_hour',
    'occurrences_count',
    'detections_count',
    'taxa_count',
  ]),
  /** least width of a night in the calendar, in px; `all` shows every night at once */
  zoom: choiceParameter(['4', 'all', '8', '14']),
  /** the calendar's equivalent for readers of tables */
  months: choiceParameter(['off', 'on']),
  // The list's own; another list than the sessions' must not take them over.
  selected: idParameter,
  to: idParameter,
  columns: textParameter,
  widths: textParameter,
};
