import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Especies',
  nouns: { one: 'taxón', many: 'taxones' },
  columns: {
    taxon: 'Taxón',
    rank: 'Rango',
    occurrences: 'Registros biológicos',
    nights: 'Noches',
    lookedAt: 'Revisados',
    bestScore: 'Mejor puntuación',
    first: 'Primero',
    last: 'Último',
    bestCapture: 'Mejor captura',
    bestSession: 'Sesión de la mejor captura',
  },
  means: {
    taxon:
      'Como qué se determinaron los registros biológicos, con el nombre que da el servidor. Abre la página del taxón. Los taxones inferiores tienen sus propias filas.',
    rank: 'El rango, con la palabra del servidor. Se ordena de reino a especie; las demás palabras van después.',
    occurrences:
      'Individuos determinados exactamente como este taxón, seguidos de una captura a otra. No incluye los taxones inferiores.',
    nights:
      'Noches con al menos uno de estos registros biológicos, por la fecha de la tarde. La misma noche en varias trampas cuenta una vez.',
    lookedAt:
      'Cuántos de estos registros biológicos determinó una persona, con una identificación que no está retirada, de cuántos hay.',
    bestScore:
      'La puntuación más alta que un modelo dio a su determinación, de 0 a 1, redondeada hacia abajo. «persona»: todo lo determinaron personas, sin puntuación.',
    first: 'Cuándo aparece el primero de estos registros biológicos, según el reloj de la trampa.',
    last: 'Cuándo se ve por última vez el último de estos registros biológicos, según el reloj de la trampa.',
    bestCapture:
      'Cuándo aparece el registro biológico con la mejor puntuación, según el reloj de la trampa. Abre esa captura, o su sesión.',
    bestSession: 'El identificador de la sesión del registro biológico con la mejor puntuación.',
  },
  lookedAtOf: (some, all) => `${some} de ${all}`,
  notSaidWho: 'El servidor no dice quién determinó estos registros biológicos.',
  person: 'persona',
  personMeans: 'Determinado por personas, sin puntuación de un modelo',
  noScore: 'no se indicó ninguna puntuación',
  noTime: 'no se indicó ninguna hora',
  others: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  othersMean: (count) =>
    plural(count, {
      one: '# registro biológico más tiene la misma puntuación',
      other: '# registros biológicos más tienen la misma puntuación',
    }),

  shows: 'Mostrar',
  views: { table: 'Tabla', accumulation: 'Acumulación' },
  ranks: 'Rangos',
  groups: { species: 'Especies', higher: 'Rangos superiores', unknown: 'Desconocido', all: 'Todos' },
  lowestScore: 'Puntuación mínima',
  lowestScoreMeans:
    'Cuenta solo los registros biológicos que un modelo determinó con al menos esta puntuación, y todos los que determinó una persona.',
  anyScore: 'cualquiera',
  atLeast: (score) => `${score} o más`,

  ofSessions: (sessions, nights) =>
    plural(nights, { one: `De ${sessions} en # noche.`, other: `De ${sessions} en # noches.` }),
  counted: (count) => plural(count, { one: '# registro biológico', other: '# registros biológicos' }),
  left: {
    species: (taxa, occurrences) =>
      plural(taxa, { one: `# especie (${occurrences})`, other: `# especies (${occurrences})` }),
    higher: (taxa, occurrences) =>
      plural(taxa, {
        one: `# taxón de rango superior (${occurrences})`,
        other: `# taxones de rango superior (${occurrences})`,
      }),
    unknown: (taxa, occurrences) =>
      plural(taxa, {
        one: `# taxón de rango desconocido (${occurrences})`,
        other: `# taxones de rango desconocido (${occurrences})`,
      }),
  },
  undetermined: (count) =>
    plural(count, {
      one: '# registro biológico sin determinar',
      other: '# registros biológicos sin determinar',
    }),
  belowScore: (count, score) =>
    plural(count, {
      one: `# registro biológico con una puntuación menor de ${score}`,
      other: `# registros biológicos con una puntuación menor de ${score}`,
    }),
  withoutScore: (count) =>
    plural(count, { one: '# registro biológico sin puntuación', other: '# registros biológicos sin puntuación' }),
  notShown: (parts) => `No se muestran: ${parts}.`,

  none: 'No hay registros biológicos.',
  noneOfRanks: 'Ningún taxón es de estos rangos.',
  showAllRanks: 'Mostrar todos los rangos',
  mustLoadAll: (total) => `Hay ${total} registros biológicos. Cárguelos todos para contarlos por taxón.`,
  occurrencesNoun: 'registros biológicos',
  inSessions: 'Elegir noches y filtros',
  exportTheseMeans:
    'Abre el formulario de exportación con estas noches, este despliegue y los filtros de registros biológicos. Se incluyen los taxones de todos los rangos.',
};
