export const messages = {
  /** the lists of the interface, within a sentence */
  lists: {
    projects: 'projects',
    taxa: 'taxa',
    deployments: 'deployments',
    events: 'sessions',
    exports: 'exports',
    storage: 'storage sources',
    captures: 'captures',
    occurrences: 'occurrences',
    jobs: 'jobs',
    users: 'users',
    devices: 'devices',
    sites: 'sites',
  },
  /** what is never copied, by the names that the service has for it */
  uncopied: {
    exports: 'exports and their files',
    users: 'users',
    collections: 'saved selections of records',
    'image files': 'files of images',
  },
  hereAndThere: (here: string, there: string, list: string) => `This copy has ${here} ${list}, the source ${there}.`,
  hereThereAside: (here: string, there: string, aside: string, list: string) =>
    `This copy has ${here} ${list}, the source ${there}; set aside: ${aside}.`,
};

export type Messages = typeof messages;
