import type { Messages } from './en.ts';

export const messages: Messages = {
  nouns: { taxa: 'taxons', deployments: 'déploiements', occurrences: 'occurrences', sessions: 'sessions' },
  sessionsOf: (name) => `sessions de ${name}`,
  loading: (what) => `Chargement des ${what}…`,
  soFar: (what, loaded, all) => `Chargement des ${what} : ${loaded} sur ${all}`,
  cancel: (what) => `Annuler le chargement des ${what}`,
  notLoaded: (what) => `Le chargement des ${what} a échoué.`,
  stopped: (what, loaded, all) => `Le chargement des ${what} a été annulé à ${loaded} sur ${all}.`,
  continue: 'Reprendre le chargement',
  mustLoadAll: (what, all) => `Il y a ${all} ${what}. L’ensemble est nécessaire ici.`,
  loadAll: (what, all) => `Charger les ${all} ${what}`,
  missing: (what, count) => `Il manque ${count} ${what} : le serveur les compte et ne les envoie pas.`,
  leftOut: (what, count) => `${count} ${what} n’ont pas la forme de l’interface et ne comptent pas.`,
  outside: (what, count) =>
    `Avec les ${what}, le serveur en a envoyé ${count} autres, qui ne comptent pas : il n’applique pas le filtre.`,
  unchecked: (what) => `Le chargement des déploiements a échoué : on ne sait pas si les ${what} sont de ce projet.`,
  loadAgain: 'Charger de nouveau',
  someOf: (some, all, what) => `${some} sur ${all} ${what}`,
  partOf: (text, part) => `${text} (${part})`,
};
