import type { Messages } from './en.ts';

export const messages: Messages = {
  ofList: (many) => `${many} på listen`,
  previous: (noun) => `Forrige ${noun}`,
  next: (noun) => `Næste ${noun}`,
  // The same word for nouns of both genders.
  noPrevious: (noun) => `${noun}: først på listen`,
  noNext: (noun) => `${noun}: sidst på listen`,
  position: (at, all, noun, ordering) => `${at} af ${all} ${noun} efter ${ordering}`,
  positionMissing: (at, all, noun, ordering, missing) =>
    `${at} af ${all} ${noun} efter ${ordering}, ${missing} mangler`,
  looking: (many) => `Leder efter ${many} før og efter …`,
  notInList: (one) => `Findes ikke på den liste, som siden blev åbnet fra: ${one}.`,
  tooLong: (many) => `Det vides ikke, hvilke ${many} der er før og efter: listen er for lang til at blive indlæst.`,
  notLoaded: (many) => `Det vides ikke, hvilke ${many} der er før og efter: listen kunne ikke indlæses.`,
};
