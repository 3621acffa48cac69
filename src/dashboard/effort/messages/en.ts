import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Effort',
  about:
    'What ran when, and what it found: deployments by occasion. An occasion is a number of nights in a row, named after their evenings.',

  shows: 'Colour shows',
  measures: {
    nights: 'Nights run',
    hours: 'Hours run',
    captures: 'Captures',
    occurrences: 'Occurrences',
    detected: 'Detected',
  },
  means: {
    nights: 'Nights with at least one session: trap-nights.',
    hours: 'The sum of the sessions’ durations.',
    captures: 'The sum of the sessions’ captures.',
    occurrences: 'The sum of the sessions’ occurrences, of all taxa.',
    detected:
      '1: found in at least one session. 0: sessions ran and their counts are known, but it was not found. NA: nothing ran, or the images are not processed.',
  },
  occasion: 'Occasion',
  nightsLong: (nights: number) => plural(nights, { one: '# night', other: '# nights' }),
  monthLong: 'Month',
  from: 'First night',
  to: 'Last night',
  taxon: 'Taxon',
  chooseTaxon: 'Select a taxon',
  chooseTaxonFirst: 'Select a taxon to see where and when it was detected.',
  withDescendants: 'Taxa below it count as well.',
  lowestScore: 'Lowest score',
  scoreWrong: 'A number from 0 to 1, such as 0.8',
  asTable: 'Show as table',

  loading: 'Loading sessions …',
  sessionsNotLoaded: 'The sessions could not be loaded.',
  loadingOccurrences: 'Loading occurrences …',
  occurrencesNotLoaded: 'The occurrences could not be loaded, so nothing is known about detections.',
  soFar: (loaded: string, all: string) => `${loaded} of ${all} sessions loaded so far`,
  stopped: (loaded: string, all: string) => `Based on ${loaded} of ${all} sessions: loading was cancelled.`,
  continue: 'Continue loading',
  mustLoadAll: (all: string) => `There are ${all} sessions. Effort needs all of them.`,
  loadAll: (all: string) => `Load all ${all} sessions`,
  loadAllOccurrences: (all: string) => `Load all ${all} occurrences to find the taxon`,
  none: 'No sessions in these nights.',
  basedOn: (deployments: number, sessions: string, nights: string) =>
    `${plural(deployments, { one: '# deployment', other: '# deployments' })}, ${sessions} sessions, ${nights} trap-nights`,
  chosen: (count: number) => plural(count, { one: '# chosen deployment', other: '# chosen deployments' }),
  showAll: 'Show all deployments',

  label: (measure: string) =>
    `${measure} by deployment and occasion. Arrow keys go to the next night or deployment, Enter opens the deployment’s sessions.`,
  hint: 'Hover an occasion for details.',
  cell: (deployment: string, occasion: string, what: string) => `${deployment}, ${occasion}: ${what}`,
  nothingRan: 'nothing ran',
  unknown: 'not known',
  nights: (count: number) => plural(count, { one: '# night run', other: '# nights run' }),
  hours: (hours: string) => `${hours} hours run`,
  captures: (count: number) => plural(count, { one: '# capture', other: '# captures' }),
  occurrences: (count: number) => plural(count, { one: '# occurrence', other: '# occurrences' }),
  yes: 'detected (1)',
  no: 'not detected (0)',
  ofEffort: (what: string, nights: string) => `${what} in ${nights}`,

  table: (measure: string) => `${measure} by deployment and occasion`,
  deployment: 'Deployment',
  occasionsShown: (first: string, last: string, all: string) => `Occasions ${first} to ${last} of ${all}`,
  deploymentsShown: (first: string, last: string, all: string) => `Deployments ${first} to ${last} of ${all}`,
  previous: 'Previous',
  next: 'Next',

  matrixFile: 'Matrix as CSV (camtrapR)',
  unmarkedFile: 'Detections and effort as CSV (unmarked)',
  fileNote: 'One row per deployment, one column per occasion, NA where nothing ran or nothing is known.',
};

export type Messages = typeof messages;
