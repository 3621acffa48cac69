import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  leaveOutEmpty: 'Omitir las noches sin ningún registro biológico',
  leaveOutEmptyOf: (count) =>
    plural(count, {
      one: 'Omitir las noches sin ningún registro biológico (# noche)',
      other: 'Omitir las noches sin ningún registro biológico (# noches)',
    }),
  unprocessed: (count) =>
    plural(count, {
      one: '# noche-trampa es desconocida, no 0: no todas sus imágenes están procesadas.',
      other: '# noches-trampa son desconocidas, no 0: no todas sus imágenes están procesadas.',
    }),
  emptyCounted: (count) =>
    plural(count, {
      one: '# noche-trampa sin ningún registro biológico cuenta como 0.',
      other: '# noches-trampa sin ningún registro biológico cuentan como 0.',
    }),
  emptyLeftOut: (count) =>
    plural(count, {
      one: '# noche-trampa sin ningún registro biológico se omite.',
      other: '# noches-trampa sin ningún registro biológico se omiten.',
    }),
};
