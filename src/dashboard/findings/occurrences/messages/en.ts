import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  loading: 'Loading occurrences …',
  notLoaded: 'The occurrences could not be loaded.',
  cancelled: 'Loading was cancelled.',
  inTurn: (count: number) =>
    plural(count, {
      one: 'This server lists the occurrences of one project at a time: its # project was asked.',
      other:
        'This server lists the occurrences of one project at a time: its # projects are asked one after the other.',
    }),
  many: 'occurrences',
  basedOnAll: (count: number) => plural(count, { one: 'Based on # occurrence.', other: 'Based on all # occurrences.' }),
  basedOnAllOfProject: (count: number) =>
    plural(count, {
      one: 'Based on # occurrence of the selected project.',
      other: 'Based on all # occurrences of the selected project.',
    }),
  basedOn: (loaded: string, total: string) => `Based on ${loaded} of ${total} occurrences.`,
  basedOnOfProject: (loaded: string, total: string) =>
    `Based on ${loaded} of ${total} occurrences of the selected project.`,
  loaded: (loaded: string, total: string) => `${loaded} of ${total} occurrences loaded`,
  cancel: 'Cancel',
  loadAgain: 'Load again',
  resume: 'Continue loading',
  missing: (count: string) => `${count} missing`,
  stoppedAt: (loaded: string, total: string) => `Stopped at ${loaded} of ${total}`,
  stoppedBecause: (loaded: string, total: string, reason: string) => `Stopped at ${loaded} of ${total}: ${reason}`,
  leftOut: (count: number) =>
    plural(count, {
      one: '# invalid record is not included.',
      other: '# invalid records are not included.',
    }),
};

export type Messages = typeof messages;
