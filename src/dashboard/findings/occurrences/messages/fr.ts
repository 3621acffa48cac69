import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  loading: 'Chargement des occurrences…',
  notLoaded: 'Les occurrences n’ont pas pu être chargées.',
  cancelled: 'Le chargement a été annulé.',
  needsProject: (reason) =>
    `${reason} Choisissez un projet ci-dessus : ce serveur liste les occurrences d’un projet à la fois.`,
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
  stoppedBecause: (loaded, total, reason) => `Arrêté à ${loaded} sur ${total} : ${reason}`,
  leftOut: (count) =>
    plural(count, {
      one: '# n’a pas la forme de l’interface et est exclue.',
      other: '# n’ont pas la forme de l’interface et sont exclues.',
    }),
};
