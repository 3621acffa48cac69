import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Akkumulation af taxa',
  label: (taxa) => `${taxa} efter fældenætter`,
  titleOf: (label, of) => `${label}: ${of}`,
  count: 'Tæl',
  ranks: { SPECIES: 'Arter', GENUS: 'Slægter', FAMILY: 'Familier', ORDER: 'Ordener' },
  taxa: {
    SPECIES: (count) => plural(count, { one: '# art', other: '# arter' }),
    GENUS: (count) => plural(count, { one: '# slægt', other: '# slægter' }),
    FAMILY: (count) => plural(count, { one: '# familie', other: '# familier' }),
    ORDER: (count) => plural(count, { one: '# orden', other: '# ordener' }),
  },
  asTable: 'Vis som tabel',
  needsAll: 'Kurverne vises, når alle sessioner og forekomster er indlæst: En del af dem ville give andre kurver.',
  computing: 'Beregner kurverne …',
  none: 'Ingen nætter med et kendt antal forekomster.',
  found: (taxa, nights) => `${taxa} på ${plural(nights, { one: '# fældenat', other: '# fældenætter' })}.`,
  aboveRank: {
    SPECIES: (count) =>
      plural(count, {
        one: '# forekomst er ikke bestemt til art og tælles ikke med.',
        other: '# forekomster er ikke bestemt til art og tælles ikke med.',
      }),
    GENUS: (count) =>
      plural(count, {
        one: '# forekomst er ikke bestemt til slægt og tælles ikke med.',
        other: '# forekomster er ikke bestemt til slægt og tælles ikke med.',
      }),
    FAMILY: (count) =>
      plural(count, {
        one: '# forekomst er ikke bestemt til familie og tælles ikke med.',
        other: '# forekomster er ikke bestemt til familie og tælles ikke med.',
      }),
    ORDER: (count) =>
      plural(count, {
        one: '# forekomst er ikke bestemt til orden og tælles ikke med.',
        other: '# forekomster er ikke bestemt til orden og tælles ikke med.',
      }),
  },
  belowScore: (count) =>
    plural(count, {
      one: '# forekomst har en lavere score eller ingen og tælles ikke med.',
      other: '# forekomster har en lavere score eller ingen og tælles ikke med.',
    }),
  unknownNights: (count) =>
    plural(count, {
      one: '# fældenat tælles ikke med: Antallet af forekomster er ukendt.',
      other: '# fældenætter tælles ikke med: Antallet af forekomster er ukendt.',
    }),
  means:
    'Observeret: taxa fundet på de første nætter, efter dato. Forventet: gennemsnit af alle rækkefølger af nætterne (rarefaktion efter nætter, Mao Tau) med 95 %-interval. Bestemmelser under rangen tæller som deres taxon af den rang, så ingen tælles to gange.',
  observed: 'Observeret',
  expected: 'Forventet',
  interval: '95 %-interval',
  trapNights: 'Fældenætter',
  range: (low, high) => `${low}–${high}`,
  point: (nights, observed, expected, low, high) =>
    `${plural(nights, { one: '# fældenat', other: '# fældenætter' })}: ${observed} observeret, ${expected} forventet (${low}–${high})`,
  rowsShown: (first, last, all) => `Rækker ${first} til ${last} af ${all}`,
  previous: 'Forrige',
  next: 'Næste',
  csv: 'Kurver som CSV',
};
