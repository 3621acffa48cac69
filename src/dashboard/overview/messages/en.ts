import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Overview',

  totals: 'Totals',
  projects: 'Projects',
  projectsMean: 'Groups of deployments that you may see.',
  deployments: 'Deployments',
  deploymentsMean: 'Camera traps, each at one place for a time.',
  sessions: 'Sessions',
  sessionsMean: 'Monitoring sessions of one deployment, usually one a night.',
  captures: 'Captures',
  capturesOfAll: 'Images that the cameras took: the sum of all deployments.',
  capturesOfProject: 'Images that the cameras took: the sum of the project’s deployments.',
  occurrences: 'Occurrences',
  occurrencesOfAll: 'Individual animals, followed across captures: the sum of all deployments.',
  occurrencesOfProject: 'Individual animals, followed across captures: the sum of the project’s deployments.',
  taxa: 'Taxa',
  taxaMean: 'Names in the list of taxa, of every rank, found or not.',
  loadingTotal: 'Loading',
  totalUnknown: (reason: string) => `not known: ${reason}`,
  moreThan: (count: string) => `more than ${count}`,
  unreported: (count: number) =>
    plural(count, { one: '# deployment does not report it.', other: '# deployments do not report it.' }),
  hasMore: 'The server has more than it counts.',
  unreadable: (count: number) => plural(count, { one: '# could not be read.', other: '# could not be read.' }),
  unreadableOfAll: (count: number) =>
    plural(count, {
      one: '# of all projects could not be read; it may belong to this project.',
      other: '# of all projects could not be read; some may belong to this project.',
    }),

  lookedAt: 'Looked at by a person',
  lookedAtByProject: 'Counted for one project at a time. Select a project:',
  lookedAtUnsaid: 'The server does not report which occurrences a person has looked at.',
  lookedAtOf: (some: string, all: string) => `${some} of ${all} determined occurrences`,
  unseen: 'Most occurrences without an identification by a person',

  counts: {
    deployments: (count: number) => plural(count, { one: '# deployment', other: '# deployments' }),
    sessions: (count: number) => plural(count, { one: '# session', other: '# sessions' }),
    exports: (count: number) => plural(count, { one: '# export', other: '# exports' }),
    storage: (count: number) => plural(count, { one: '# storage source', other: '# storage sources' }),
    taxa: (count: number) => plural(count, { one: '# taxon', other: '# taxa' }),
  },
  loadingList: 'Loading …',
  notLoaded: {
    deployments: 'The deployments could not be loaded.',
    sessions: 'The sessions could not be loaded.',
    exports: 'The exports could not be loaded.',
    storage: 'The storage sources could not be loaded.',
    taxa: 'The taxa could not be loaded.',
  },
  notRefreshed: (reason: string) => `Could not be refreshed: ${reason}`,
  cancelledAt: (loaded: string, all: string) => `Based on ${loaded} of ${all}: loading was cancelled.`,
  continue: 'Continue loading',
  soFar: (loaded: string, all: string) => `Based on ${loaded} of ${all} so far …`,
  leftOutUnreadable: (left: string, all: string) => `${left} of ${all} not included: they could not be read.`,
  leftOutMissing: (left: string, all: string) => `${left} of ${all} not included: the server did not send them.`,
  leftOut: (left: string, all: string, unreadable: string, missing: string) =>
    `${left} of ${all} not included: ${unreadable} could not be read, the server did not send ${missing}.`,
  dataProblems: 'Data problems in Settings',
  countDiffers: (loaded: string, counted: string) => `${loaded} loaded; the server counts ${counted}.`,
  endless: 'The server announces a further page, but sends nothing new.',

  capturesByWeek: 'Captures by week',
  capturesByDays: (days: number) => plural(days, { one: 'Captures by day', other: 'Captures by # days' }),
  nightsByWeek: 'Trap-nights by week',
  nightsByDays: (days: number) => plural(days, { one: 'Trap-nights by day', other: 'Trap-nights by # days' }),
  capturesByWeekMean: 'Images by week. A session counts in the week of its evening.',
  nightsByWeekMean: 'Trap-nights by week: the effort.',
  shown: 'Shown',
  nights: 'Trap-nights',
  capturesNoun: 'captures',
  nightsNoun: 'trap-nights',
  tooMany: (all: string) => `There are ${all}. The chart needs all of them.`,
  loadAll: (all: string) => `Load all ${all}`,
  loadAllUncounted: 'Load all sessions',
  noSessions: 'There are no sessions yet.',
  sessionsUndated: (count: number) =>
    plural(count, {
      one: '# session before 2010 or in the future is not in the chart',
      other: '# sessions before 2010 or in the future are not in the chart',
    }),
  sessionsUnreported: (count: number) =>
    plural(count, {
      one: '# session does not report its captures and is not included.',
      other: '# sessions do not report their captures and are not included.',
    }),
  projectUnknown: 'Project not known',
  otherProjects: (count: number) => plural(count, { one: '# other project', other: '# other projects' }),

  map: 'Map of deployments',
  mapRegion: 'Deployment map',
  openMap: 'Open the map with the table',
  onMap: (shown: string, all: string) => `${shown} of ${all} on the map`,

  toCheck: 'To check',
  exports: 'Exports',
  storage: 'Storage sources',
  nothing: 'Nothing to check.',
  tooManyToCheck: (all: string) => `There are ${all}. Load all of them to check them.`,
  ofProject: 'Only the selected project.',
  silent: (count: number) => plural(count, { one: '# silent', other: '# silent' }),
  noCaptures: (count: number) => plural(count, { one: '# without captures', other: '# without captures' }),
  noLocation: (count: number) => plural(count, { one: '# without a location', other: '# without a location' }),
  noLocationMeans: 'No coordinates, 0.0, 0.0, or coordinates that are not on the globe: no map shows them.',
  misplaced: (count: number) =>
    plural(count, { one: '# with an unlikely location', other: '# with an unlikely location' }),
  misplacedMeans:
    'Far from the other deployments of the project. With another sign, or with latitude and longitude swapped, they would be among them; or they are more than 1,000 km away.',
  misplacements: { sign: 'other sign', swapped: 'swapped', far: 'far away' },
  ended: (count: number) => plural(count, { one: '# ended', other: '# ended' }),
  failed: (count: number) => plural(count, { one: '# failed', other: '# failed' }),
  failedMeans: 'Their cards show the reason.',
  stalled: (count: number) => plural(count, { one: '# stalled', other: '# stalled' }),
  stalledMeans: 'Queued or running, but unchanged for ten minutes or more.',
  running: (count: number) => plural(count, { one: '# queued or running', other: '# queued or running' }),
  runningMeans: 'Their cards show the progress.',
  neverIndexed: (count: number) => plural(count, { one: '# never indexed', other: '# never indexed' }),
  neverIndexedMeans: 'Their files, size and captures are not reported, which is not the same as none.',
  flagged: (count: number) => plural(count, { one: '# with a warning', other: '# with a warning' }),
  flaggedMeans: 'They have one or more flags; Sessions shows the reasons.',

  busiest: 'Busiest nights',
  busiestMean: 'The sessions with the most captures. Long nights have more: see captures/h.',
  busiestUnknown: (reason: string) => `Not known: ${reason}`,
  busiestUnsorted: 'The server does not sort by captures: load all sessions to see them.',
  noneReported: 'No session reports captures.',
  allByCaptures: 'All sessions by captures',
};

export type Messages = typeof messages;
