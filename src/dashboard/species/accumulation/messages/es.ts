import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Acumulación de taxones',
  label: (taxa) => `${taxa} por noches-trampa`,
  titleOf: (label, of) => `${label}: ${of}`,
  count: 'Contar',
  ranks: { SPECIES: 'Especies', GENUS: 'Géneros', FAMILY: 'Familias', ORDER: 'Órdenes' },
  taxa: {
    SPECIES: (count) => plural(count, { one: '# especie', other: '# especies' }),
    GENUS: (count) => plural(count, { one: '# género', other: '# géneros' }),
    FAMILY: (count) => plural(count, { one: '# familia', other: '# familias' }),
    ORDER: (count) => plural(count, { one: '# orden', other: '# órdenes' }),
  },
  asTable: 'Mostrar como tabla',
  needsAll:
    'Las curvas aparecen cuando todas las sesiones y todos los registros biológicos están cargados: una parte daría otras curvas.',
  computing: 'Calculando las curvas…',
  none: 'Ninguna noche tiene un número conocido de registros biológicos.',
  found: (taxa, nights) => `${taxa} en ${plural(nights, { one: '# noche-trampa', other: '# noches-trampa' })}.`,
  aboveRank: {
    SPECIES: (count) =>
      plural(count, {
        one: '# registro biológico no está determinado hasta especie y no se cuenta.',
        other: '# registros biológicos no están determinados hasta especie y no se cuentan.',
      }),
    GENUS: (count) =>
      plural(count, {
        one: '# registro biológico no está determinado hasta género y no se cuenta.',
        other: '# registros biológicos no están determinados hasta género y no se cuentan.',
      }),
    FAMILY: (count) =>
      plural(count, {
        one: '# registro biológico no está determinado hasta familia y no se cuenta.',
        other: '# registros biológicos no están determinados hasta familia y no se cuentan.',
      }),
    ORDER: (count) =>
      plural(count, {
        one: '# registro biológico no está determinado hasta orden y no se cuenta.',
        other: '# registros biológicos no están determinados hasta orden y no se cuentan.',
      }),
  },
  belowScore: (count) =>
    plural(count, {
      one: '# registro biológico tiene una puntuación menor o ninguna y no se cuenta.',
      other: '# registros biológicos tienen una puntuación menor o ninguna y no se cuentan.',
    }),
  unknownNights: (count) =>
    plural(count, {
      one: '# noche-trampa no se cuenta: se desconoce su número de registros biológicos.',
      other: '# noches-trampa no se cuentan: se desconoce su número de registros biológicos.',
    }),
  means:
    'Observado: taxones encontrados en las primeras noches, por fecha. Esperado: media de todas las secuencias de las noches (rarefacción por noches, Mao Tau), con su intervalo del 95 %. Las determinaciones por debajo del rango cuentan como su taxón de ese rango, así que ninguna se cuenta dos veces.',
  observed: 'Observado',
  expected: 'Esperado',
  interval: 'Intervalo del 95 %',
  trapNights: 'Noches-trampa',
  range: (low, high) => `${low}–${high}`,
  point: (nights, observed, expected, low, high) =>
    `${plural(nights, { one: '# noche-trampa', other: '# noches-trampa' })}: observado ${observed}, esperado ${expected} (${low}–${high})`,
  rowsShown: (first, last, all) => `Filas ${first} a ${last} de ${all}`,
  previous: 'Anterior',
  next: 'Siguiente',
  csv: 'Curvas como CSV',
};
