import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  leaveOutEmpty: 'Leave out nights without any occurrence',
  leaveOutEmptyOf: (count: number) =>
    plural(count, {
      one: 'Leave out nights without any occurrence (# night)',
      other: 'Leave out nights without any occurrence (# nights)',
    }),
  unprocessed: (count: number) =>
    plural(count, {
      one: '# trap-night is unknown, not 0: its images are not all processed.',
      other: '# trap-nights are unknown, not 0: their images are not all processed.',
    }),
  emptyCounted: (count: number) =>
    plural(count, {
      one: '# trap-night without any occurrence counts as 0.',
      other: '# trap-nights without any occurrence count as 0.',
    }),
  emptyLeftOut: (count: number) =>
    plural(count, {
      one: '# trap-night without any occurrence is left out.',
      other: '# trap-nights without any occurrence are left out.',
    }),
};

export type Messages = typeof messages;
