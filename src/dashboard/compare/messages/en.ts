import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Compare',
  about: 'Two to six deployments, projects, or years of one deployment over the season, on one axis.',

  compared: 'Compare',
  by: { deployment: 'Deployments', project: 'Projects', year: 'Years of a deployment' },
  shows: 'Value',
  measures: { occurrences: 'Occurrences/night', taxa: 'Taxa/night', captures: 'Captures/h' },
  means: {
    occurrences:
      'Occurrences divided by nights run, of the nights whose images are all processed. Each night of a long session has an equal share.',
    taxa: 'Mean number of taxa a night, of the nights whose images are all processed.',
    captures:
      'Captures divided by hours run, of the sessions where both are known: the camera’s interval, not the catch.',
  },
  allDeterminations: 'Count all determinations',
  counted: {
    lowest:
      'Counted once a night: the lowest taxa, from all occurrences of the night. A genus beside one of its species and names that are no taxon, such as “Unidentifiable”, do not count.',
    all: 'Counted once a night: every determination, from all occurrences of the night. A genus counts beside its species, and so do names that are no taxon, such as “Unidentifiable”.',
    reported:
      'Counted: the different determinations that a session reports, of any rank, since the occurrences are not all loaded. Nights with several sessions, and sessions of several nights, are left out.',
  },
  period: 'By',
  periods: { week: 'Week', night: 'Night', month: 'Month' },
  plots: 'Plots',
  plotsAre: { overlaid: 'One plot', multiples: 'One per series' },
  moon: 'Full moons',
  asTable: 'Show as table',
  from: 'First night',
  to: 'Last night',

  add: { deployment: 'Add a deployment', project: 'Add a project', year: 'Select a deployment' },
  remove: (name: string) => `Remove ${name}`,
  missing: (id: number) => `No record with id ${id}`,
  firstOnly: (all: number) => `The link lists ${all}; only the first 6 are compared.`,
  chooseMore: {
    deployment: 'Select two to six deployments to compare.',
    project: 'Select two to six projects to compare.',
    year: 'Select a deployment to compare its years.',
  },

  loading: 'Loading sessions …',
  none: 'No sessions in these nights.',
  basedOn: (sessions: number, nights: number) =>
    `Based on ${plural(sessions, { one: '# session', other: '# sessions' })}, ${plural(nights, { one: '# trap-night', other: '# trap-nights' })}`,
  notAll: (basedOn: string) => `${basedOn} (not all loaded)`,
  farYears: (years: string) => `Not shown, more than 10 years from the other nights: ${years}.`,
  yearsOf: (years: string, sessions: number) =>
    `${years} (${plural(sessions, { one: '# session', other: '# sessions' })})`,
  showYears: (years: string) => `Show ${years}`,

  label: (measure: string, period: string) => `${measure} by ${period.toLowerCase()}`,
  labelOf: (name: string, label: string) => `${name}: ${label}`,
  drawn:
    'Line: all nights pooled. Band: middle half of the nights (at least 4), without nights of long sessions. Bars: nights run. Gap: no session, or nothing is known.',
  moonDrawn: 'Shaded: nights of full moon.',
  bin: (range: string, parts: string) => `${range}: ${parts}`,
  point: (name: string, value: string, nights: number) =>
    `${name}: ${value} in ${plural(nights, { one: '# night', other: '# nights' })}`,
  unknownPoint: (name: string, nights: number) =>
    `${name}: unknown in ${plural(nights, { one: '# night', other: '# nights' })}`,
  leftOutPoint: (name: string, nights: number) =>
    `${name}: ${plural(nights, { one: '# night left out', other: '# nights left out' })}`,
  noSession: (name: string) => `${name}: no session`,

  nights: 'Nights',
  dates: 'Dates',
  noSessionThen: 'no session',
  notKnown: 'unknown',
  leftOut: 'left out: no occurrences',
  notProcessed: 'unknown: images not all processed',
  rowsShown: (first: string, last: string, all: string) => `Rows ${first} to ${last} of ${all}`,
  previous: 'Previous',
  next: 'Next',
  csv: 'Download CSV',
};

export type Messages = typeof messages;
