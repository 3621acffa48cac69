import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Effort',
  about: 'When each deployment ran and what it found, by occasion. An occasion is a number of consecutive nights.',

  shows: 'Colour shows',
  measures: {
    nights: 'Nights run',
    hours: 'Hours run',
    captures: 'Captures',
    occurrences: 'Occurrences',
    detected: 'Found',
  },
  means: {
    nights:
      'Trap-nights: nights on which at least one session ran. A session also counts in each later night whose midnight it contains.',
    hours: 'The hours that sessions ran. A night is from noon to noon.',
    captures:
      'The sum of the sessions’ captures. NA: no session, or only some nights of a session are in the occasion.',
    occurrences:
      'The sum of the sessions’ occurrences, of all taxa. NA: no session, or only some nights of a session are in the occasion.',
    detected:
      '1: found in at least one session. 0: sessions ran and their counts are known, but it was not found. NA: no session, or it was not found and the images are not all processed, or the filter by determination leaves out its only records. In a session of several nights, an occurrence is in the night of its first appearance.',
  },
  occasion: 'Occasion',
  nightsLong: (nights: number) => plural(nights, { one: '# night', other: '# nights' }),
  monthLong: 'Month',
  from: 'First night',
  to: 'Last night',
  taxon: 'Taxon',
  chooseTaxon: 'Select a taxon',
  chooseTaxonFirst: 'Select a taxon to see where and when it was found.',
  withDescendants: 'Taxa below it count as well.',
  lowestScore: 'Lowest score',
  scoreWrong: (example: string) => `A number from 0 to 1, such as ${example}`,
  asTable: 'Show as table',

  none: 'No sessions in these nights.',
  basedOn: (deployments: number, sessions: number, nights: number) =>
    `${plural(deployments, { one: '# deployment', other: '# deployments' })}, ${plural(sessions, { one: '# session', other: '# sessions' })}, ${plural(nights, { one: '# trap-night', other: '# trap-nights' })}`,
  chosen: (count: number) => plural(count, { one: '# selected deployment', other: '# selected deployments' }),
  showAll: 'Show all deployments',

  label: (measure: string) =>
    `${measure} by deployment and occasion. Arrow keys go to the next occasion or deployment, Enter opens the deployment’s sessions.`,
  hint: 'Hover an occasion for details.',
  cell: (deployment: string, occasion: string, what: string) => `${deployment}, ${occasion}: ${what}`,
  noSession: 'no session',
  unknown: 'unknown',
  ofOthers: 'unknown, the filter leaves out its only records here',
  unknownOfOthers: (occasions: number) =>
    plural(occasions, {
      one: '# occasion of a deployment is unknown (NA), and not 0: the filter leaves out its only records of the taxon.',
      other:
        '# occasions of deployments are unknown (NA), and not 0: the filter leaves out their only records of the taxon.',
    }),
  leftOut: (nights: number) =>
    plural(nights, {
      one: 'left out: # night without any occurrence',
      other: 'left out: # nights without any occurrence',
    }),
  unprocessed: (nights: number) =>
    plural(nights, {
      one: 'unknown, images of # night not all processed',
      other: 'unknown, images of # nights not all processed',
    }),
  nights: (count: number) => plural(count, { one: '# night run', other: '# nights run' }),
  hours: (hours: number, text: string) => plural(hours, { one: `${text} hour run`, other: `${text} hours run` }),
  captures: (count: number) => plural(count, { one: '# capture', other: '# captures' }),
  occurrences: (count: number) => plural(count, { one: '# occurrence', other: '# occurrences' }),
  yes: 'found (1)',
  no: 'not found (0)',
  ofEffort: (what: string, nights: string) => `${what} in ${nights}`,

  table: (measure: string) => `${measure} by deployment and occasion`,
  deployment: 'Deployment',
  projectUnknown: 'Project not reported',
  occasionsShown: (first: string, last: string, all: string) => `Occasions ${first} to ${last} of ${all}`,
  deploymentsShown: (first: string, last: string, all: string) => `Deployments ${first} to ${last} of ${all}`,
  previous: 'Previous',
  next: 'Next',

  matrixFile: 'Matrix as CSV (camtrapR)',
  unmarkedFile: 'Found or not, and effort, as CSV (unmarked)',
  fileNote:
    'One row per deployment, one column per occasion, NA where there was no session or nothing is known. Of nights left out, the name of the matrix says so; the file for unmarked has their number.',
  signs: 'Outline: 0. Stripes: unknown. Line: no session.',
};

export type Messages = typeof messages;
