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
  hereAndThere: (here, there, list) => `Cette copie a ${here} ${list}, la source en a ${there}.`,
};
