export const messages = {
  ofList: (many: string) => `${many} of the list`,
  previous: (noun: string) => `Previous ${noun}`,
  next: (noun: string) => `Next ${noun}`,
  noPrevious: (noun: string) => `No ${noun} before`,
  noNext: (noun: string) => `No ${noun} after`,
  position: (at: string, all: string, noun: string, ordering: string) => `${at} of ${all} ${noun} by ${ordering}`,
  positionMissing: (at: string, all: string, noun: string, ordering: string, missing: string) =>
    `${at} of ${all} ${noun} by ${ordering}, ${missing} missing`,
  looking: (many: string) => `Looking for the ${many} before and after …`,
  notInList: (one: string) => `This ${one} is not in the list that it was opened from.`,
  tooLong: (many: string) => `The ${many} before and after are not known: the list is too long to be loaded.`,
  notLoaded: (many: string) => `The ${many} before and after are not known: the list could not be loaded.`,
};

export type Messages = typeof messages;
