import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  jobsWith: (counts: string) => `Jobs: ${counts}`,
  groups: { running: 'Running', failed: 'Failed', ended: 'Ended', unknown: 'Status not reported' },
  jobsNotRead: (reason: string) => `The jobs could not be loaded: ${reason}`,
  notRefreshed: (reason: string) => `Could not be refreshed: ${reason}`,
  jobsReading: 'Loading the jobs …',
  noJobs: 'There are no jobs here.',
  allExports: 'All exports',
  allJobs: (count: number) => plural(count, { one: '# job', other: 'All # jobs' }),
  lastJobs: (shown: string, all: string) => `The ${shown} jobs that changed last, of ${all}`,
  lastJobsOfMore: (shown: string) => `The ${shown} jobs that changed last; there are more`,
  onlyExportJobs: 'This server lists jobs of exports only.',
  readAt: (time: string) => `Updated ${time}.`,
  noProject: 'project not reported',
  running: (count: number) => plural(count, { one: '# running', other: '# running' }),
  failed: (count: number) => plural(count, { one: '# failed', other: '# failed' }),
};

export type Messages = typeof messages;
