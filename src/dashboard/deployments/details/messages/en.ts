import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: (id: string) => `Deployment ${id}`,
  notRefreshed: (reason: string) => `Could not be refreshed: ${reason}`,
  nightsOpening: 'Loading its nights …',
  notLoaded: 'The deployment could not be loaded.',
  none: 'Deployment not found',
  all: 'All deployments',
  itsSessions: 'Sessions of this deployment',
  compareYears: 'Compare its years',
  exportIt: 'Export this deployment',

  facts: 'Facts',
  fromSource: 'As its source says',
  setUp: 'Set up',
  takenDown: 'Taken down',
  recordCreated: 'Record created',
  changedAtSource: 'Changed at the source',
  id: 'Id',
  location: 'Location',
  noLocation: (reason: string) => `No location. ${reason}.`,
  showOnMap: 'Show on the map of deployments',
  mapOf: (name: string) => `Map of ${name}`,

  jobs: 'Jobs',
  failing: (count: number, kind: string) =>
    plural(count, { one: `The last # job “${kind}” failed.`, other: `The last # jobs “${kind}” failed.` }),
  noJobs: 'No jobs have run for this deployment.',
  status: 'Status',
  job: 'Job',
  created: 'Created',
  lastUpdate: 'Last update',
};

export type Messages = typeof messages;
