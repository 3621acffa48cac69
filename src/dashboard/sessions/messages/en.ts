import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Sessions',
  effort: 'Effort',
  effortMeans: 'Nights run, captures and where taxa were found',
  exportThese: 'Export these',
  exportTheseMeans: 'Opens the export form with these deployments, sites and nights. Other filters are not applied.',
  exportTheseNot: 'An export covers one project and at most 400 deployments. Select fewer.',
  byDeployment: 'Sessions by deployment',
  session: 'session',
  sessions: 'sessions',
  deployment: 'deployment',
  deployments: 'deployments',
  search: 'Search sessions by deployment or night',
  placeholder: 'Deployment, site, “Jul 2025” …',
  noneFound: (text: string) => `No sessions match “${text}” in deployment, site, project or night.`,
  views: { table: 'Table', split: 'Split', calendar: 'Calendar', deployment: 'By deployment', species: 'Species' },
  species: 'Species',
  speciesOpening: 'Loading species …',

  nights: 'Nights',
  counted: (count: number) => plural(count, { one: '# session', other: '# sessions' }),

  loading: 'Loading sessions …',
  notLoaded: 'The sessions could not be loaded.',
  drawing: 'Drawing the calendar …',
  unread: {
    totals: (count: string) =>
      `There are ${count} sessions. Totals need all of them. To load fewer, select nights above or one deployment.`,
    calendar: (count: string) =>
      `There are ${count} sessions. The calendar needs all of them. To load fewer, select nights above or one deployment.`,
    species: (count: string) =>
      `There are ${count} sessions. Their species need all of them. To load fewer, select nights above or one deployment.`,
  },
  purposes: { totals: 'to add them up', calendar: 'to draw the calendar', species: 'to find their species' },
  noSessions: 'This deployment has no sessions.',
  nightsHeld: 'The nights are drawn once all sessions are loaded.',
  noNights: 'There are no nights to show.',

  columns: {
    night: 'Night',
    deployment: 'Deployment',
    deploymentId: 'Deployment id',
    project: 'Project',
    site: 'Site',
    start: 'Start',
    duration: 'Duration',
    capturesPerHour: 'Captures/h',
    moon: 'Moon',
    flags: 'Flags',
  },
  means: {
    night:
      'An evening and the morning after, by the trap’s clock. A session that starts before noon belongs to the evening before; one of several nights is named by its first and its last date, and listed for each of its nights.',
    deployment: 'The camera trap of the session. Where several have the same name, site and id are added.',
    deploymentId: 'The id of the session’s deployment.',
    project: 'The project of the session’s deployment.',
    site: 'The research site of the session’s deployment.',
    start: 'When the first capture was taken, by the trap’s clock.',
    duration: 'From the first capture to the last, as the server measured it; also correct where clocks change.',
    capturesPerHour:
      'Captures per hour of the session’s duration: mostly the camera’s interval. The first and the last image both count, so short sessions are higher: 11 images at intervals of a minute are 66/h.',
    flags:
      'What to check in a session; hover a flag for the reason. Some flags compare the session with all sessions of its deployment.',
  },
  counters: {
    captures_count: {
      header: 'Captures',
      means: 'Images taken in the session. They measure effort as much as catch.',
    },
    detections_count: {
      header: 'Detections',
      means: 'Boxes that a model drew around animals on the captures. An animal on ten captures is detected ten times.',
    },
    occurrences_count: {
      header: 'Occurrences',
      means:
        'Individual animals in the session, followed across captures, each with a determination. A count per session is a count per night.',
    },
    taxa_count: {
      header: 'Taxa',
      means:
        'Different determinations, of any rank: a genus counts beside its species, and so do names that are no taxon, such as “Unidentifiable”.',
    },
  },
  moonMeans: (placed: string, acrossDateLine: string, unplaced: string) =>
    `Phase and lit part of the moon in the middle of the session, approximately. The trap’s clock is read as mean solar time at its longitude: the lit part is off by ${placed} percentage points at most, and by ${acrossDateLine} on islands that keep the date of the other side of the date line. Without a location, the clock is read as UTC: ${unplaced} points at most. Context, not a cause.`,
  moonPhases: {
    new: 'new moon',
    waxingCrescent: 'waxing crescent',
    firstQuarter: 'first quarter',
    waxingGibbous: 'waxing gibbous',
    full: 'full moon',
    waningGibbous: 'waning gibbous',
    lastQuarter: 'last quarter',
    waningCrescent: 'waning crescent',
  },
  moonAt: (phase: string, percent: string) => `${phase}, about ${percent} lit in the middle of the session`,
  trapClock: (time: string) => `${time}, the trap’s clock`,
  projectUnknown: 'not in the list of deployments',
  noSite: 'no site entered',
  noTime: 'no time between captures',
  notProcessed: 'images not processed',
  flagsUnknown: 'unknown until all sessions are loaded',
  noFlags: 'no flags',
  flagBecause: (flag: string, reason: string) => `${flag}: ${reason}`,

  totals: {
    sessions: 'Sessions',
    nights: 'Nights',
    capturesPerNight: 'Captures/night',
    occurrencesPerNight: 'Occurrences/night',
    firstNight: 'First night',
    lastNight: 'Last night',
  },
  noSession: 'no session',
};

export type Messages = typeof messages;
