import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  groups: { counts: 'Counts', rates: 'Rates', status: 'Status' },
  capturesPerHour: 'Captures/h',
  capturesPerHourMeans:
    'Captures divided by the hours of the sessions. Unknown where a count or duration is not reported, or there are no hours.',
  occurrencesPerNight: 'Occurrences/night',
  occurrencesPerNightMeans:
    'Occurrences divided by the nights with a session, of the nights whose images are all processed.',
  nights: 'Nights',
  nightsMean:
    'Trap-nights: nights on which at least one session ran. A session counts in the night it starts in (before noon, the evening before) and in each later night whose midnight it contains.',
  shareOfNights: 'Share of nights',
  shareOfNightsMeans:
    'Nights with a session divided by all nights of the chosen days or, without chosen days, by all nights from the deployment’s first session to its last. Chosen days with an open end reach to the first or last night of all deployments.',
  units: {
    captures: 'images',
    sessions: 'monitoring sessions',
    occurrences: 'individual animals',
    taxa: 'different taxa',
    'captures-hour': 'captures per hour of session',
    'occurrences-night': 'occurrences per night with a session',
    nights: 'nights with a session',
    'nights-share': 'nights with a session, in % of all nights',
  },
  ofPeriod: (unit: string, period: string) => `${unit}, ${period}`,
  rateUnknown: 'unknown',
  wholeDeployments: 'of whole deployments',
  wholeTaxa: 'of whole deployments: taxa of sessions cannot be added',
  allNights: 'all nights',
  nightsOf: (span: string) => `nights of ${span}`,
  nightOf: (day: string) => `night of ${day}`,
  nightsSince: (day: string) => `nights since ${day}`,
  nightsUntil: (day: string) => `nights until ${day}`,
  notKnownYet: (metric: string) => `${metric} not known yet`,
  counting: 'Loading sessions …',
  soFar: (read: string, all: number) =>
    plural(all, { one: `From ${read} of # session so far`, other: `From ${read} of # sessions so far` }),
  failed: (reason: string) => `The sessions could not be loaded: ${reason}`,
  stopped: (read: string, all: number) =>
    plural(all, { one: `Loading stopped at ${read} of # session`, other: `Loading stopped at ${read} of # sessions` }),
  goOn: 'Continue',
  many: (all: number) =>
    plural(all, { one: 'This needs all # session.', other: 'This needs all # sessions. Choose days to load fewer.' }),
  loadAll: 'Load all',
  classesOf: 'Classes based on',
  ofClasses: (deployments: string) => `; classes based on ${deployments}`,
  allDeployments: (count: number) => plural(count, { one: 'all # deployment', other: 'all # deployments' }),
  shownDeployments: 'deployments shown',
  onMap: (metric: string) => `${metric} (map)`,
  onMapMeans: 'The class of the deployment on the map, chosen in its legend.',
};

export type Messages = typeof messages;
