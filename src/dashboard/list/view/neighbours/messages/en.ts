import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  ofList: (many: string) => `${many} of the list`,
  previous: (noun: string) => `Previous ${noun}`,
  next: (noun: string) => `Next ${noun}`,
  noPrevious: (noun: string) => `No ${noun} before`,
  noNext: (noun: string) => `No ${noun} after`,
  position: (at: string, all: number, noun: { one: string; many: string }, ordering: string) =>
    plural(all, { one: `${at} of # ${noun.one} by ${ordering}`, other: `${at} of # ${noun.many} by ${ordering}` }),
  missing: (position: string, missing: string) => `${position}, ${missing} missing`,
  looking: (many: string) => `Looking for the ${many} before and after …`,
  notInList: (one: string) => `This ${one} is not in the list that it was opened from.`,
  tooLong: (many: string) => `The ${many} before and after are not known: the list is too long to be loaded.`,
  notLoaded: (many: string) => `The ${many} before and after are not known: the list could not be loaded.`,
};

export type Messages = typeof messages;
