import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Modelos',
  nouns: { one: 'taxón de un modelo', many: 'taxones de modelos' },
  search: 'Buscar taxones y modelos por nombre',
  noMatch: (text) => `Ningún taxón coincide con «${text}».`,
  shows: 'Mostrar',
  views: { table: 'Tabla', plot: 'Gráfico', corrections: 'Correcciones' },
  columns: {
    taxon: 'Taxón',
    rank: 'Rango',
    model: 'Modelo',
    given: 'Dados',
    lookedAt: 'Revisados',
    agreed: 'Confirmados',
    share: 'Parte',
    interval: 'Intervalo del 95 %',
    high: 'Extremo alto',
  },
  means: {
    taxon: 'El taxón que nombró el modelo, también si una persona nombró otro.',
    rank: 'El rango del taxón, en la palabra del servidor.',
    model: 'El modelo con su versión. De varios modelos cuenta el de mayor puntuación.',
    given: 'Registros biológicos que el modelo nombró así.',
    lookedAt: 'De estos, los que una persona ha revisado. Las identificaciones retiradas no cuentan.',
    agreed: 'De los revisados, los que la persona determinó como el mismo taxón.',
    share: 'Parte de los revisados que se confirmó. No se da con menos de 20 revisados.',
    interval:
      'Dónde estaría la parte de todos, si los revisados se hubieran elegido al azar (Wilson, 95 %). Las personas no revisan al azar.',
  },
  tooFew: 'menos de 20 revisados',
  between: (low, high) => `${low} – ${high}`,
  notNamed: 'Modelo sin nombre',
  modelOf: (id) => `Modelo ${id}`,
  taxonOf: (id) => `Taxón ${id}`,
  mustLoadAll: (total) => `Lo que nombraron los modelos se deduce de los ${total} registros biológicos.`,
  summary: (given, lookedAt, agreed) => `${given} dados, ${lookedAt} revisados, ${agreed} confirmados`,
  summaryShare: (share, interval) => `${share} (${interval})`,
  noAccuracy:
    'Esto no es exactitud: se revisa lo raro, lo dudoso o lo bonito, y no al azar. Una parte dice cuántas veces estuvieron de acuerdo quienes revisaron.',
  none: 'Ningún modelo nombró estos registros biológicos.',
  noneLookedAt: 'De ningún modelo se han revisado 20 registros biológicos: no hay nada que dibujar.',
  allTaxa: 'Todos los taxones',
  plot: 'Confirmados de los revisados, por taxón',
  plotMeans: 'Punto: confirmados de los revisados. Línea: intervalo del 95 %. Solo taxones con 20 revisados o más.',
  bar: (taxon, share, interval, lookedAt) =>
    `${taxon}: ${share} (${interval}) de ${plural(lookedAt, { one: '# revisado', other: '# revisados' })}`,
  shownOf: (shown, all) => `Los ${shown} con más revisados, de ${all}.`,
  corrections: 'Lo que cambiaron las personas',
  from: 'Según el modelo',
  to: 'Según la persona',
  occurrences: 'Registros biológicos',
  noCorrections: 'Ninguna persona contradijo a un modelo.',
  show: (from, to) => `Mostrar los registros biológicos de ${from} a ${to}`,
  more: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  noTime: 'hora no indicada',
  showAll: (count) => plural(count, { one: 'Mostrar # más', other: 'Mostrar # más' }),
  csv: 'Descargar CSV',
};
