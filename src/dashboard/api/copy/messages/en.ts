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
};

export type Messages = typeof messages;
