import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Nouvel export',
  project: 'Projet',
  selectProject: 'Choisissez un projet',
  projectsNotLoaded: (reason) => `Les projets n’ont pas pu être chargés : ${reason}`,
  noSuchProject: 'Aucun projet ne correspond',
  deployment: 'Déploiement',
  deploymentAbout: 'Choisissez-en un pour n’exporter que ses occurrences',
  projectFirst: 'Choisissez d’abord un projet',
  allDeployments: 'Tous les déploiements',
  deploymentsNotLoaded: (reason) => `Les déploiements n’ont pas pu être chargés : ${reason}`,
  noSuchDeployment: 'Aucun déploiement ne correspond',
  session: 'Session',
  sessionAbout: 'Choisissez-en une pour n’exporter que cette nuit',
  deploymentFirst: 'Choisissez d’abord un déploiement',
  allSessions: 'Toutes les sessions',
  sessionsNotLoaded: (reason) => `Les sessions n’ont pas pu être chargées : ${reason}`,
  noSuchSession: 'Aucune session ne correspond',
  format: 'Format',
  loading: 'Chargement…',
  withId: (name, id) => `${name} (id ${id})`,
  occurrences: (count) =>
    plural(count, { one: '# occurrence, d’après le serveur.', other: '# occurrences, d’après le serveur.' }),
  exact: 'Le fichier contient les coordonnées exactes.',
  exactAlways: 'Le fichier contient les coordonnées exactes, même si elles sont arrondies ici.',
  notOrdered: (reason) => `L’export n’a pas été commandé. ${reason}`,
  besideFields: 'Les raisons figurent à côté des champs.',
  close: 'Fermer',
  order: 'Commander l’export',
};
