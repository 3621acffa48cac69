export const messages = {
  nouns: { taxa: 'taxa', deployments: 'deployments', occurrences: 'occurrences', sessions: 'sessions' },
  sessionsOf: (name: string) => `sessions of ${name}`,
  loading: (what: string) => `Loading ${what} …`,
  soFar: (what: string, loaded: string, all: string) => `Loading ${what}: ${loaded} of ${all}`,
  cancel: (what: string) => `Cancel loading ${what}`,
  notLoaded: (what: string) => `The ${what} could not be loaded.`,
  stopped: (what: string, loaded: string, all: string) => `Loading ${what} was cancelled at ${loaded} of ${all}.`,
  continue: 'Continue loading',
  mustLoadAll: (what: string, all: string) => `There are ${all} ${what}. All of them are needed here.`,
  loadAll: (what: string, all: string) => `Load all ${all} ${what}`,
  missing: (what: string, count: string) =>
    `${count} ${what} are missing: the server counts them and does not send them.`,
  leftOut: (what: string, count: string) => `${count} ${what} do not have the form of the interface and are left out.`,
  outside: (what: string, count: string) =>
    `With the ${what} came ${count} others, which are left out: the server does not apply the filter.`,
  unchecked: (what: string) =>
    `The deployments could not be loaded, so it is not known whether the ${what} are of this project.`,
  loadAgain: 'Load again',
  someOf: (some: string, all: string, what: string) => `${some} of ${all} ${what}`,
  partOf: (text: string, part: string) => `${text} (${part})`,
};

export type Messages = typeof messages;
