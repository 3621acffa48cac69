import type { Messages } from './en.ts';

export const messages: Messages = {
  nouns: { taxa: 'taxa', deployments: 'opsætninger', occurrences: 'forekomster', sessions: 'sessioner' },
  sessionsOf: (name) => `sessioner fra ${name}`,
  loading: (what) => `Indlæser ${what} …`,
  soFar: (what, loaded, all) => `Indlæser ${what}: ${loaded} af ${all}`,
  cancel: (what) => `Annuller indlæsningen af ${what}`,
  notLoaded: (what) => `Indlæsningen af ${what} mislykkedes.`,
  stopped: (what, loaded, all) => `Indlæsningen af ${what} blev annulleret ved ${loaded} af ${all}.`,
  continue: 'Fortsæt indlæsningen',
  mustLoadAll: (what, all) => `Der er ${all} ${what}. De skal alle bruges her.`,
  loadAll: (what, all) => `Indlæs alle ${all} ${what}`,
  missing: (what, count) => `${count} ${what} mangler: serveren tæller dem, men sender dem ikke.`,
  leftOut: (what, count) => `${count} ${what} har ikke grænsefladens form og er udeladt.`,
  outside: (what, count) => `Sammen med ${what} kom ${count} andre, som er udeladt: serveren anvender ikke filteret.`,
  unchecked: (what) => `Opsætningerne kunne ikke indlæses, så det vides ikke, om ${what} hører til dette projekt.`,
  loadAgain: 'Indlæs igen',
  someOf: (some, all, what) => `${some} af ${all} ${what}`,
  partOf: (text, part) => `${text} (${part})`,
};
