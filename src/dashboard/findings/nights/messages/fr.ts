import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  leaveOutEmpty: 'Exclure les nuits sans aucune occurrence',
  leaveOutEmptyOf: (count) =>
    plural(count, {
      one: 'Exclure les nuits sans aucune occurrence (# nuit)',
      other: 'Exclure les nuits sans aucune occurrence (# nuits)',
    }),
  unprocessed: (count) =>
    plural(count, {
      one: '# nuit-piège est inconnue, et non 0 : ses images ne sont pas toutes traitées.',
      other: '# nuits-pièges sont inconnues, et non 0 : leurs images ne sont pas toutes traitées.',
    }),
  emptyCounted: (count) =>
    plural(count, {
      one: '# nuit-piège sans aucune occurrence compte pour 0.',
      other: '# nuits-pièges sans aucune occurrence comptent pour 0.',
    }),
  emptyLeftOut: (count) =>
    plural(count, {
      one: '# nuit-piège sans aucune occurrence est exclue.',
      other: '# nuits-pièges sans aucune occurrence sont exclues.',
    }),
};
