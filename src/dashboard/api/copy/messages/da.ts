import type { Messages } from './en.ts';

export const messages: Messages = {
  lists: {
    projects: 'projekter',
    taxa: 'taxa',
    deployments: 'opsætninger',
    events: 'sessioner',
    exports: 'eksporter',
    storage: 'lagerkilder',
    captures: 'optagelser',
    occurrences: 'forekomster',
    jobs: 'job',
    users: 'brugere',
    devices: 'apparater',
    sites: 'lokaliteter',
  },
  uncopied: {
    exports: 'eksporter og deres filer',
    users: 'brugere',
    collections: 'gemte udvalg af poster',
    'image files': 'billedfiler',
  },
  hereAndThere: (here, there, list) => `Denne kopi har ${here} ${list}, kilden har ${there}.`,
  hereThereAside: (here, there, aside, list) =>
    `Denne kopi har ${here} ${list}, kilden har ${there}; lagt til side: ${aside}.`,
};
