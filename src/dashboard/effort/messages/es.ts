import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Esfuerzo',
  about: 'Cuándo funcionó cada despliegue y qué se encontró, por ocasión. Una ocasión es una serie de noches seguidas.',

  shows: 'El color muestra',
  measures: {
    nights: 'Noches de funcionamiento',
    hours: 'Horas de funcionamiento',
    captures: 'Capturas',
    occurrences: 'Registros biológicos',
    detected: 'Encontrado',
  },
  means: {
    nights:
      'Noches-trampa: noches en las que funcionó al menos una sesión. Una sesión cuenta también en cada noche posterior cuya medianoche abarca.',
    hours: 'Las horas de funcionamiento de las sesiones. Una noche va de mediodía a mediodía.',
    captures:
      'La suma de las capturas de las sesiones. NA: sin sesión, o solo algunas noches de una sesión están en la ocasión.',
    occurrences:
      'La suma de los registros biológicos de las sesiones, de todos los taxones. NA: sin sesión, o solo algunas noches de una sesión están en la ocasión.',
    detected:
      '1: encontrado en al menos una sesión. 0: hubo sesiones y se conocen sus recuentos, pero no se encontró. NA: sin sesión, o no se encontró y no todas las imágenes están procesadas, o el filtro por determinación omite sus únicos registros. En una sesión de varias noches, un registro biológico pertenece a la noche de su primera aparición.',
  },
  occasion: 'Ocasión',
  nightsLong: (nights) => plural(nights, { one: '# noche', other: '# noches' }),
  monthLong: 'Mes',
  from: 'Primera noche',
  to: 'Última noche',
  taxon: 'Taxón',
  chooseTaxon: 'Elija un taxón',
  chooseTaxonFirst: 'Elija un taxón para ver dónde y cuándo se encontró.',
  withDescendants: 'Cuentan también los taxones inferiores.',
  lowestScore: 'Puntuación mínima',
  scoreWrong: (example) => `Un número de 0 a 1, como ${example}`,
  asTable: 'Mostrar como tabla',

  none: 'No hay sesiones en estas noches.',
  basedOn: (deployments, sessions, nights) =>
    `${plural(deployments, { one: '# despliegue', other: '# despliegues' })}, ${plural(sessions, { one: '# sesión', other: '# sesiones' })}, ${plural(nights, { one: '# noche-trampa', other: '# noches-trampa' })}`,
  chosen: (count) => plural(count, { one: '# despliegue elegido', other: '# despliegues elegidos' }),
  showAll: 'Mostrar todos los despliegues',

  label: (measure) =>
    `${measure} por despliegue y ocasión. Las flechas van a la ocasión o al despliegue siguiente; Intro abre las sesiones del despliegue.`,
  hint: 'Pase el puntero sobre una ocasión para ver los detalles.',
  cell: (deployment, occasion, what) => `${deployment}, ${occasion}: ${what}`,
  noSession: 'sin sesión',
  unknown: 'desconocido',
  ofOthers: 'desconocido, el filtro omite sus únicos registros aquí',
  unknownOfOthers: (occasions) =>
    plural(occasions, {
      one: '# ocasión de un despliegue es desconocida (NA), y no 0: el filtro omite sus únicos registros del taxón.',
      other:
        '# ocasiones de despliegues son desconocidas (NA), y no 0: el filtro omite sus únicos registros del taxón.',
    }),
  leftOut: (nights) =>
    plural(nights, {
      one: 'omitido: # noche sin ningún registro biológico',
      other: 'omitido: # noches sin ningún registro biológico',
    }),
  unprocessed: (nights) =>
    plural(nights, {
      one: 'desconocido, imágenes de # noche sin procesar del todo',
      other: 'desconocido, imágenes de # noches sin procesar del todo',
    }),
  nights: (count) => plural(count, { one: '# noche de funcionamiento', other: '# noches de funcionamiento' }),
  hours: (hours, text) =>
    plural(hours, { one: `${text} hora de funcionamiento`, other: `${text} horas de funcionamiento` }),
  captures: (count) => plural(count, { one: '# captura', other: '# capturas' }),
  occurrences: (count) => plural(count, { one: '# registro biológico', other: '# registros biológicos' }),
  yes: 'encontrado (1)',
  no: 'no encontrado (0)',
  ofEffort: (what, nights) => `${what} en ${nights}`,

  table: (measure) => `${measure} por despliegue y ocasión`,
  deployment: 'Despliegue',
  projectUnknown: 'Proyecto no indicado',
  occasionsShown: (first, last, all) => `Ocasiones ${first} a ${last} de ${all}`,
  deploymentsShown: (first, last, all) => `Despliegues ${first} a ${last} de ${all}`,
  previous: 'Anteriores',
  next: 'Siguientes',

  matrixFile: 'Matriz en CSV (camtrapR)',
  unmarkedFile: 'Encontrado o no, y esfuerzo, en CSV (unmarked)',
  fileNote:
    'Una fila por despliegue, una columna por ocasión, NA donde no hubo sesión o nada se sabe. El nombre de la matriz dice si se omitieron noches; el archivo para unmarked tiene su número.',
  signs: 'Contorno: 0. Rayas: desconocido. Línea: sin sesión.',
};
