import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  ofList: (many) => `${many} de la liste`,
  // The same word for nouns of both genders.
  previous: (noun) => `${noun} : élément précédent`,
  next: (noun) => `${noun} : élément suivant`,
  noPrevious: (noun) => `${noun} : début de la liste`,
  noNext: (noun) => `${noun} : fin de la liste`,
  position: (at, all, noun, ordering) =>
    plural(all, { one: `${at} sur # ${noun.one} par ${ordering}`, other: `${at} sur # ${noun.many} par ${ordering}` }),
  missing: (position, missing) => `${position}, manquants : ${missing}`,
  looking: (many) => `Recherche des éléments voisins (${many})…`,
  notInList: (one) => `Introuvable dans la liste d’origine : ${one}.`,
  tooLong: (many) => `Éléments voisins inconnus (${many}) : la liste est trop longue pour être chargée.`,
  notLoaded: (many) => `Éléments voisins inconnus (${many}) : la liste n’a pas pu être chargée.`,
};
