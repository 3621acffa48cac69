import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { choiceParameter, idParameter, textParameter } from '#dashboard/address/url-state.ts';

/** What the page has in the address beside the list's own. */
export const sessionsParameters = {
  ...projectParameters,
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
