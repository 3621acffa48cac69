import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { choiceParameter, idParameter, textParameter } from '#dashboard/address/url-state.ts';

/** The page's own address parameters; the list has more. */
export const sessionsParameters = {
  ...projectParameters,
  view: choiceParameter(['table', 'split', 'calendar']),
  group: choiceParameter(['none', 'deployment', 'species']),
  metric: choiceParameter([
    'captures_count',
    'captures_per_hour',
    'occurrences_count',
    'detections_count',
    'taxa_count',
  ]),
  /** least width of a night in the calendar, in px; `all` shows every night at once */
  zoom: choiceParameter(['4', 'all', '8', '14']),
  /** shows the calendar as a table by month */
  months: choiceParameter(['off', 'on']),
  // The list's own parameters. They are reset on a switch between the lists of sessions, of deployments and of species.
  selected: idParameter,
  to: idParameter,
  columns: textParameter,
  widths: textParameter,
};
