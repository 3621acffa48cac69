import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Ny eksport',
  project: 'Projekt',
  selectProject: 'Vælg et projekt',
  projectsNotLoaded: (reason) => `Projekterne kunne ikke indlæses: ${reason}`,
  noSuchProject: 'Ingen projekter passer',
  deployment: 'Opsætning',
  deploymentAbout: 'Vælg en for kun at eksportere dens forekomster',
  projectFirst: 'Vælg først et projekt',
  allDeployments: 'Alle opsætninger',
  deploymentsNotLoaded: (reason) => `Opsætningerne kunne ikke indlæses: ${reason}`,
  noSuchDeployment: 'Ingen opsætninger passer',
  session: 'Session',
  sessionAbout: 'Vælg en for kun at eksportere den nat',
  deploymentFirst: 'Vælg først en opsætning',
  allSessions: 'Alle sessioner',
  sessionsNotLoaded: (reason) => `Sessionerne kunne ikke indlæses: ${reason}`,
  noSuchSession: 'Ingen sessioner passer',
  format: 'Format',
  loading: 'Indlæser …',
  withId: (name, id) => `${name} (id ${id})`,
  occurrences: (count) =>
    plural(count, { one: '# forekomst, som serveren tæller.', other: '# forekomster, som serveren tæller.' }),
  exact: 'Filen har de præcise koordinater.',
  exactAlways: 'Filen har de præcise koordinater, også når de er afrundet her.',
  notOrdered: (reason) => `Eksporten blev ikke bestilt. ${reason}`,
  besideFields: 'Årsagerne står ved felterne.',
  close: 'Luk',
  order: 'Bestil eksport',
};
