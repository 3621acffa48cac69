import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');
const sessions = (count: number) => plural(count, { one: '# session', other: '# sessions' });

export const messages = {
  calendar: 'Calendar',
  colour: 'Colour shows',
  nightWidth: 'Width of a night',
  widths: { all: 'All nights', season: 'Season', months: 'Months', weeks: 'Weeks' },
  asTable: 'Show as table by month',
  fingerSelects: 'Select nights with a finger',

  byDeployment: (metric: string) =>
    `${metric} by deployment and night. Arrow keys go to the next night or deployment, with Control to the next session; Shift selects a rectangle, Enter opens a session.`,
  byYear: (metric: string) =>
    `${metric} by year and night. Arrow keys go to the next night or year, with Control to the next session; Enter opens a session.`,
  hint: 'Hover a night for details; drag over nights to show only them in the table.',
  hintOfYears: 'Hover a night for details; click it for a link to its session.',
  noneMatch: 'No sessions match the filters.',
  nightsOnly: (count: string) => `More than ${count} deployments: only the nights are selected.`,
  openSession: (time: string) => `Open the session of ${time}`,

  counts: {
    captures_count: (count: number) => plural(count, { one: '# capture', other: '# captures' }),
    detections_count: (count: number) => plural(count, { one: '# detection', other: '# detections' }),
    occurrences_count: (count: number) => plural(count, { one: '# occurrence', other: '# occurrences' }),
    taxa_count: (count: number) => plural(count, { one: '# taxon', other: '# taxa' }),
  },
  perHour: (rate: string) => `${rate} captures per hour`,
  nightOf: (deployment: string, date: string, what: string) => `${deployment}, night of ${date}: ${what}`,
  night: (date: string, what: string) => `Night of ${date}: ${what}`,
  noSuchDay: (date: string) => `${date}: no such day`,
  noSession: 'no session',
  noneSoFar: 'no session loaded so far',
  leftOut: 'left out by the filters',
  sessionsLeftOut: (count: number) => `${sessions(count)}, left out by the filters`,
  unknown: (metric: string) => `${metric} not known`,
  inAll: (what: string, count: number) => `${what} in ${sessions(count)}`,
  atLeast: (what: string, count: number) => `at least ${what} in ${sessions(count)}`,
  ofLong: (what: string, nights: number) =>
    plural(nights, { one: `${what} in a session of # night`, other: `${what} in a session of # nights` }),

  byMonth: (metric: string) => `${metric} by month`,
  shownOf: (first: string, last: string, all: string) => `Deployments ${first} to ${last} of ${all}`,
  before: (count: string) => `Previous ${count}`,
  after: (count: string) => `Next ${count}`,
  mostTaxa: 'Most taxa in one session',
  ofDeployments: (metric: string) => `${metric} by deployment and month, and the number of nights. Empty: no session.`,
  ofYears: (metric: string) => `${metric} by year and month, and the number of nights. Empty: no session.`,
  year: 'Year',
  monthOfYear: (month: string, year: string) => `${month} ${year}`,
  unknownInMonth: 'not known for all sessions',
  nights: (count: number) => plural(count, { one: '# night', other: '# nights' }),
};

export type Messages = typeof messages;
