import type { Messages } from './en.ts';

export const messages: Messages = {
  lists: {
    projects: 'projets',
    taxa: 'taxons',
    deployments: 'déploiements',
    events: 'sessions',
    exports: 'exports',
    storage: 'sources de stockage',
    captures: 'captures',
    occurrences: 'occurrences',
    jobs: 'tâches',
    users: 'utilisateurs',
    devices: 'appareils',
    sites: 'sites',
  },
  uncopied: {
    exports: 'les exports et leurs fichiers',
    users: 'les utilisateurs',
    collections: 'les sélections enregistrées',
    'image files': 'les fichiers d’images',
  },
  hereAndThere: (here, there, list) => `Cette copie a ${here} ${list}, la source ${there}.`,
  hereThereAside: (here, there, aside, list) =>
    `Cette copie a ${here} ${list}, la source ${there} ; écartés : ${aside}.`,
};
