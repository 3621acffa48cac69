import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  notInFile: (count: number) =>
    plural(count, { one: '# deployment is not in the file', other: '# deployments are not in the file' }),
  named: (name: string, id: string) => `${name} (ID ${id})`,
  reasons: {
    noLocation: 'no location',
    noSession: 'no session',
    noSessionInNights: 'no session in these nights',
  },
  others: (count: number) => plural(count, { one: 'and # other', other: 'and # others' }),
  noZero: 'A night without a session is a gap, not a night without animals.',
};

export type Messages = typeof messages;
