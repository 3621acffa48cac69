import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  jobsWith: (counts) => `Job: ${counts}`,
  groups: { running: 'I gang', failed: 'Mislykkede', ended: 'Afsluttede', unknown: 'Status ikke oplyst' },
  jobsNotRead: (reason) => `Jobbene kunne ikke indlæses: ${reason}`,
  notRefreshed: (reason) => `Kunne ikke opdateres: ${reason}`,
  jobsReading: 'Indlæser job …',
  noJobs: 'Der er ingen job her.',
  allExports: 'Alle eksporter',
  allJobs: (count) => plural(count, { one: '# job', other: 'Alle # job' }),
  lastJobs: (shown, all) => `De ${shown} senest ændrede job af ${all}`,
  lastJobsOfMore: (shown) => `De ${shown} senest ændrede job; der er flere`,
  onlyExportJobs: 'Denne server viser kun eksportjob.',
  readAt: (time) => `Opdateret ${time}.`,
  noProject: 'projekt ikke oplyst',
  running: (count) => plural(count, { one: '# i gang', other: '# i gang' }),
  failed: (count) => plural(count, { one: '# mislykket', other: '# mislykkede' }),
};
