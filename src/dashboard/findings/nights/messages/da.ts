import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  leaveOutEmpty: 'Udelad nætter uden nogen forekomst',
  leaveOutEmptyOf: (count) =>
    plural(count, {
      one: 'Udelad nætter uden nogen forekomst (# nat)',
      other: 'Udelad nætter uden nogen forekomst (# nætter)',
    }),
  unprocessed: (count) =>
    plural(count, {
      one: '# fældenat er ukendt, ikke 0: Ikke alle dens billeder er behandlet.',
      other: '# fældenætter er ukendte, ikke 0: Ikke alle deres billeder er behandlet.',
    }),
  emptyCounted: (count) =>
    plural(count, {
      one: '# fældenat uden nogen forekomst tæller som 0.',
      other: '# fældenætter uden nogen forekomst tæller som 0.',
    }),
  emptyLeftOut: (count) =>
    plural(count, {
      one: '# fældenat uden nogen forekomst er udeladt.',
      other: '# fældenætter uden nogen forekomst er udeladt.',
    }),
};
