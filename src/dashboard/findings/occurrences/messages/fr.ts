import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  loading: 'Chargement des occurrences…',
  notLoaded: 'Les occurrences n’ont pas pu être chargées.',
  cancelled: 'Le chargement a été annulé.',
  inTurn: (count) =>
    plural(count, {
      one: 'Ce serveur liste les occurrences d’un projet à la fois : son # projet est interrogé.',
      other:
        'Ce serveur liste les occurrences d’un projet à la fois : ses # projets sont interrogés l’un après l’autre.',
    }),
  many: 'occurrences',
  basedOnAll: (count) =>
    plural(count, { one: 'D’après # occurrence.', other: 'D’après la totalité des # occurrences.' }),
  basedOnAllOfProject: (count) =>
    plural(count, {
      one: 'D’après # occurrence du projet choisi.',
      other: 'D’après la totalité des # occurrences du projet choisi.',
    }),
  basedOn: (loaded, total) => `D’après ${loaded} occurrences sur ${total}.`,
  basedOnOfProject: (loaded, total) => `D’après ${loaded} occurrences sur ${total} du projet choisi.`,
  loaded: (loaded, total) => `${loaded} occurrences chargées sur ${total}`,
  cancel: 'Annuler',
  loadAgain: 'Recharger',
  resume: 'Poursuivre le chargement',
  missing: (count) => `${count} manquantes`,
  stoppedAt: (loaded, total) => `Arrêté à ${loaded} sur ${total}`,
  stoppedBecause: (loaded, total, reason) => `Arrêté à ${loaded} sur ${total} : ${reason}`,
  leftOut: (count) =>
    plural(count, {
      one: '# enregistrement non valide n’est pas pris en compte.',
      other: '# enregistrements non valides ne sont pas pris en compte.',
    }),
};
