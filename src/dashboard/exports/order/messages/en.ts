import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'New export',
  project: 'Project',
  selectProject: 'Select a project',
  projectsNotLoaded: (reason: string) => `The projects could not be loaded: ${reason}`,
  noSuchProject: 'No projects match',
  deployment: 'Deployment',
  deploymentAbout: 'Select one to export only its occurrences',
  projectFirst: 'Select a project first',
  allDeployments: 'All deployments',
  deploymentsNotLoaded: (reason: string) => `The deployments could not be loaded: ${reason}`,
  noSuchDeployment: 'No deployments match',
  session: 'Session',
  sessionAbout: 'Select one to export only that night',
  deploymentFirst: 'Select a deployment first',
  allSessions: 'All sessions',
  sessionsNotLoaded: (reason: string) => `The sessions could not be loaded: ${reason}`,
  noSuchSession: 'No sessions match',
  format: 'Format',
  loading: 'Loading …',
  withId: (name: string, id: string) => `${name} (id ${id})`,
  occurrences: (count: number) =>
    plural(count, { one: '# occurrence, by the server’s count.', other: '# occurrences, by the server’s count.' }),
  exact: 'The file has exact coordinates.',
  exactAlways: 'The file has exact coordinates, also while coordinates are rounded here.',
  notOrdered: (reason: string) => `The export was not ordered. ${reason}`,
  besideFields: 'The reasons are beside the fields.',
  close: 'Close',
  order: 'Order export',
};

export type Messages = typeof messages;
