import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  ofList: (many) => `${many} på listen`,
  previous: (noun) => `Forrige ${noun}`,
  next: (noun) => `Næste ${noun}`,
  // The same word for nouns of both genders.
  noPrevious: (noun) => `${noun}: først på listen`,
  noNext: (noun) => `${noun}: sidst på listen`,
  position: (at, all, noun, ordering) =>
    plural(all, {
      one: `${at} af # ${noun.one} efter ${ordering}`,
      other: `${at} af # ${noun.many} efter ${ordering}`,
    }),
  missing: (position, missing) => `${position}, ${missing} mangler`,
  looking: (many) => `Leder efter ${many} før og efter …`,
  notInList: (one) => `Findes ikke på den liste, som siden blev åbnet fra: ${one}.`,
  tooLong: (many) => `Det vides ikke, hvilke ${many} der er før og efter: listen er for lang til at blive indlæst.`,
  notLoaded: (many) => `Det vides ikke, hvilke ${many} der er før og efter: listen kunne ikke indlæses.`,
};
