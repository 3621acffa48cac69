import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  names: { sex: 'Sex', life_stage: 'Life stage', behavior: 'Behaviour' },
  mean: {
    sex: 'Counts only occurrences of this sex, as their source gives it.',
    life_stage: 'Counts only occurrences of this life stage, as their source gives it.',
    behavior: 'Counts only occurrences with this behaviour, in the words of their source.',
  },
  values: {
    sex: { female: 'female', male: 'male' },
    life_stage: { adult: 'adult', subadult: 'subadult', juvenile: 'juvenile' },
    behavior: {},
  },
  any: 'any',
  notGiven: 'not given',
  looked: {
    name: 'Determination',
    mean: 'Counts only occurrences that a person has determined, that a model alone has, or that both have with different taxa. Withdrawn identifications do not count.',
    values: { person: 'Looked at by a person', model: 'By a model only', disagree: 'Person and model disagree' },
    ofThese: (count: string) => `A person has looked at ${count} of these occurrences.`,
    ofThoseThatSay: (count: string, said: string) =>
      `A person has looked at ${count} of these occurrences, of the ${said} that say who determined them.`,
    neverSaid: 'The server does not say who determined these occurrences, so that this filter leaves none.',
  },
  asked: (name: string, value: string) => `${name}: ${value}`,
  others: (count: number, asked: string) =>
    plural(count, { one: `# occurrence filtered out by ${asked}`, other: `# occurrences filtered out by ${asked}` }),
  only: (asked: string) => `Counted only with ${asked}.`,
  leftOut: (count: number) =>
    plural(count, { one: '# other occurrence is left out.', other: '# other occurrences are left out.' }),
  neverGiven: (names: string) => `None of these occurrences has a value for this filter: ${names}.`,
};

export type Messages = typeof messages;
