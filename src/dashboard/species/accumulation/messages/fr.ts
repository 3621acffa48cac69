import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Accumulation des taxons',
  label: (taxa) => `${taxa} par nuits-pièges`,
  titleOf: (label, of) => `${label} : ${of}`,
  count: 'Compter',
  ranks: { SPECIES: 'Espèces', GENUS: 'Genres', FAMILY: 'Familles', ORDER: 'Ordres' },
  taxa: {
    SPECIES: (count) => plural(count, { one: '# espèce', other: '# espèces' }),
    GENUS: (count) => plural(count, { one: '# genre', other: '# genres' }),
    FAMILY: (count) => plural(count, { one: '# famille', other: '# familles' }),
    ORDER: (count) => plural(count, { one: '# ordre', other: '# ordres' }),
  },
  asTable: 'Afficher en tableau',
  needsAll:
    'Les courbes apparaissent quand toutes les sessions et occurrences sont chargées : une partie donnerait d’autres courbes.',
  computing: 'Calcul des courbes…',
  none: 'Aucune nuit dont le nombre d’occurrences est connu.',
  found: (taxa, nights) => `${taxa} en ${plural(nights, { one: '# nuit-piège', other: '# nuits-pièges' })}.`,
  aboveRank: {
    SPECIES: (count) =>
      plural(count, {
        one: '# occurrence n’est pas déterminée à l’espèce et n’est pas comptée.',
        other: '# occurrences ne sont pas déterminées à l’espèce et ne sont pas comptées.',
      }),
    GENUS: (count) =>
      plural(count, {
        one: '# occurrence n’est pas déterminée au genre et n’est pas comptée.',
        other: '# occurrences ne sont pas déterminées au genre et ne sont pas comptées.',
      }),
    FAMILY: (count) =>
      plural(count, {
        one: '# occurrence n’est pas déterminée à la famille et n’est pas comptée.',
        other: '# occurrences ne sont pas déterminées à la famille et ne sont pas comptées.',
      }),
    ORDER: (count) =>
      plural(count, {
        one: '# occurrence n’est pas déterminée à l’ordre et n’est pas comptée.',
        other: '# occurrences ne sont pas déterminées à l’ordre et ne sont pas comptées.',
      }),
  },
  belowScore: (count) =>
    plural(count, {
      one: '# occurrence a un score inférieur ou n’en a pas ; elle n’est pas comptée.',
      other: '# occurrences ont un score inférieur ou n’en ont pas ; elles ne sont pas comptées.',
    }),
  unknownNights: (count) =>
    plural(count, {
      one: '# nuit-piège n’est pas comptée : son nombre d’occurrences est inconnu.',
      other: '# nuits-pièges ne sont pas comptées : leur nombre d’occurrences est inconnu.',
    }),
  means:
    'Observé : taxons trouvés dans les premières nuits, par date. Attendu : moyenne de tous les ordres possibles des nuits (raréfaction par nuits, Mao Tau), avec son intervalle à 95 %. Les déterminations sous le rang choisi comptent pour leur taxon de ce rang : aucune n’est comptée deux fois.',
  observed: 'Observé',
  expected: 'Attendu',
  interval: 'Intervalle à 95 %',
  trapNights: 'Nuits-pièges',
  range: (low, high) => `${low}–${high}`,
  point: (nights, observed, expected, low, high) =>
    `${plural(nights, { one: '# nuit-piège', other: '# nuits-pièges' })} : observé ${observed}, attendu ${expected} (${low}–${high})`,
  rowsShown: (first, last, all) => `Lignes ${first} à ${last} sur ${all}`,
  previous: 'Précédent',
  next: 'Suivant',
  csv: 'Courbes en CSV',
};
