import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Deployments',
  noun: { one: 'deployment', many: 'deployments' },
  views: { split: 'Split', map: 'Map', table: 'Table' },
  search: 'Search deployments by name',
  noName: (text: string) => `No deployment names match “${text}”.`,

  name: 'Name',
  nameMeans:
    'The name of the deployment, a camera trap at one place for a time. Where deployments share a name, the site and the id follow it.',
  project: 'Project',
  projectMeans: 'The project that the deployment belongs to.',
  sessions: 'Sessions',
  sessionsMean: 'Monitoring sessions of this deployment, usually one a night.',
  captures: 'Captures',
  capturesMean: 'Images that the camera took here. They measure effort as much as catch.',
  occurrences: 'Occurrences',
  occurrencesMean: 'Individual animals, followed across captures, each with a determination.',
  taxa: 'Taxa',
  taxaMean:
    'Different determinations, of any rank: a genus counts beside its species, and so do names that are no taxon, such as “Unidentifiable”.',
  firstDate: 'First date',
  firstDateMeans: 'The day of the first capture, by the trap’s own clock.',
  lastDate: 'Last date',
  lastDateMeans: 'The day of the last capture, by the trap’s own clock.',
  active: 'Active',
  activeMeans:
    'From the day of the first capture to the day of the last one, by the trap’s own clock, with pauses and winters. The filter shows deployments that were active on any of its days.',
  status: 'Status',
  statusUnknown: 'not known until all deployments are loaded',
  statusMeansUnknown: 'Whether captures still arrive. Not known until all deployments are loaded.',
  statusMeans: (silent: string, current: string, ended: string, none: string) =>
    `Whether captures still arrive. Silent: ${silent} Active: ${current} Ended: ${ended} No captures: ${none}`,
  statuses: { silent: 'silent', current: 'active', ended: 'ended', 'no captures': 'no captures' },
  device: 'Device',
  deviceMeans: 'The camera or logger of the deployment.',
  site: 'Site',
  siteMeans: 'The research site that the deployment belongs to.',
  kept: {
    habitat: {
      header: 'Habitat',
      definition: 'The habitat around the trap, in the words of its source.',
    },
    feature_type: {
      header: 'Feature',
      definition: 'What the trap stands at, as a water source or a trail, in the term of its source.',
    },
    bait_use: {
      header: 'Bait',
      definition: 'Whether bait was used, as the source of the deployment says it.',
    },
    camera_model: {
      header: 'Camera model',
      definition: 'Make and model of the camera, as the source of the deployment says it.',
    },
    deployment_groups: {
      header: 'Groups',
      definition: 'Groups that the source puts the deployment in; it may be in several.',
    },
    deployment_tags: {
      header: 'Tags',
      definition: 'Tags that the source gives the deployment; it may have several.',
    },
  },
  notGiven: 'not given by its source',
  baited: 'baited',
  notBaited: 'no bait',
  latestJob: 'Latest job',
  latestJobMeans:
    'The status of the latest background job: a storage sync or a run of the ML pipeline. Sorts by status, then by the time the job was created.',
  jobAt: (status: string, job: string, time: string) => `${status}: ${job}, ${time}`,
  updated: 'Updated',
  updatedMeans: 'When the server last changed the record of the deployment.',
  created: 'Created',
  createdMeans: 'When the record of the deployment was created on the server.',
  latitude: 'Latitude',
  latitudeMeans: 'Decimal degrees, north is positive. Unknown where no location was entered.',
  longitude: 'Longitude',
  longitudeMeans: 'Decimal degrees, east is positive. Unknown where no location was entered.',
  location: 'Location',
  locationMeans:
    'Latitude and longitude, decimal degrees. Its filter is an area that you draw on the map, or the map’s view.',
  check: 'Location check',
  checkMeans:
    'Whether the location looks right beside those of the project’s other deployments. Other sign: with the other sign of a coordinate it would be among them. Swapped: with latitude and longitude swapped it would. Far away: it is more than 1,000 km from them, and alone.',
  misplacements: { sign: 'other sign', swapped: 'swapped', far: 'far away' },
  fromMiddle: (distance: string) => `${distance} from the middle of the project’s deployments`,
  toCheck: (what: string, distance: string) => `To check: ${what}, ${distance}`,
  noLocation: 'no location entered',
  noCaptures: 'no captures yet',
  noDevice: 'no device entered',
  noSite: 'no site entered',
  noJobs: 'no jobs',

  map: 'Deployment map',
  allInTable: 'The table lists all of them.',

  selected: 'Selected deployment',
  loading: (id: string) => `Loading deployment ${id} …`,
  noSuch: (id: string) => `There is no deployment with the id ${id}.`,
  clearSelection: 'Clear the selection',
  filteredOut: 'It does not match the filters.',
  noSiteEntered: 'No site entered',
  latestJobIs: 'Latest job:',
  withoutLocation: 'Without location',
  whyNotReported: 'Coordinates not reported by the server',
  whyZero: '0.0, 0.0: no location entered',
  uncertain: (radius: string) => `within ${radius}`,
  whyOutside: (coordinates: string) => `${coordinates} is not on the globe`,

  daysLabel: 'Days',
  allDays: 'All days',
  daysUndated: (count: number) =>
    plural(count, { one: 'Days: # without dates not shown', other: 'Days: # without dates not shown' }),
  byDates: 'By first and last date · The table counts whole deployments',
  undated: (count: number) =>
    plural(count, { one: '# without dates is not shown', other: '# without dates are not shown' }),
};

export type Messages = typeof messages;
