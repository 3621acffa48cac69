import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  titleOf: (id) => `Taxón ${id}`,
  noSuch: 'Taxón no encontrado',
  noneWithId: (id) => `No hay ningún taxón con el identificador ${id}.`,
  allTaxa: 'Todos los taxones',
  inTree: 'Ver en el árbol',
  foundByOccasion: 'Encontrado por ocasión',
  exportThese: 'Exportar',
  exportTheseMeans:
    'Abre el formulario de exportación con este taxón y todos los que incluye, estos despliegues y los filtros de registros biológicos.',
  exportTheseNot: 'Una exportación abarca un solo proyecto y 400 despliegues como máximo. Seleccione menos.',
  showAll: (all) => `Mostrar los ${all}`,

  counted: 'Taxones contados',
  countedAre: { included: 'Con descendientes', no: 'Solo este taxón' },
  deployments: 'Despliegues',
  addDeployment: 'Añadir un despliegue',
  chooseDeployment: 'Elegir despliegues',
  remove: (name) => `Quitar ${name}`,
  chosen: (count) => plural(count, { one: '# despliegue elegido', other: '# despliegues elegidos' }),
  allDeployments: 'Todos los despliegues',
  noneOfProject: 'Ningún despliegue elegido pertenece al proyecto seleccionado.',
  lowestScore: 'Puntuación mínima',
  scoreWrong: (example) => `Un número de 0 a 1, como ${example}`,
  yearsDrawn: 'Años trazados (6 como máximo)',
  asTable: 'Mostrar como tabla',

  measure: 'Reg. biol./noche',
  label: 'Reg. biol./noche por semana',
  labelOf: (name) => `${name}: registros biológicos/noche por semana`,
  about:
    'Registros biológicos divididos por noches-trampa. Una noche-trampa es una noche de un despliegue en la que funcionó al menos una sesión.',
  drawn:
    'Línea: todas las noches de una semana juntas. En 0: hubo trampas en funcionamiento y no encontraron ninguno. Hueco: sin sesión, o no todas las imágenes están procesadas. Barras: noches de funcionamiento.',
  basedOn: (occurrences, nights, deployments) =>
    `${plural(occurrences, { one: '# registro biológico', other: '# registros biológicos' })} en ${nights} noches-trampa de ${deployments}`,
  deploymentsOf: (count) => plural(count, { one: '# despliegue', other: '# despliegues' }),
  notAll: 'carga incompleta',
  ofChosen: 'Esfuerzo: los despliegues elegidos.',
  ofProject: (name) => `Esfuerzo: todos los despliegues del proyecto ${name}.`,
  ofProjects: (names) => `Esfuerzo: todos los despliegues de los proyectos donde se encontró: ${names}.`,
  ofManyProjects: (count) =>
    plural(count, {
      one: 'Esfuerzo: todos los despliegues del proyecto donde se encontró.',
      other: 'Esfuerzo: todos los despliegues de los # proyectos donde se encontró.',
    }),
  withBelow: 'Los taxones inferiores están incluidos.',
  withoutBelow: 'Los taxones inferiores no están incluidos.',
  scoreFrom: (score) => `Puntuación de ${score} o más.`,
  unscored: (count) =>
    plural(count, {
      one: '# registro biológico sin puntuación no se cuenta.',
      other: '# registros biológicos sin puntuación no se cuentan.',
    }),
  unplaced: (count) =>
    plural(count, {
      one: '# registro biológico no pertenece a ninguna sesión de estos despliegues y no está en ninguna noche.',
      other: '# registros biológicos no pertenecen a ninguna sesión de estos despliegues y no están en ninguna noche.',
    }),
  uncounted: (count) =>
    plural(count, {
      one: '# registro biológico está en una noche sin todas las imágenes procesadas o cuyo número de registros biológicos no se indica, y en ninguna tasa.',
      other:
        '# registros biológicos están en noches sin todas las imágenes procesadas o cuyo número de registros biológicos no se indica, y en ninguna tasa.',
    }),
  neverFound: 'No se encontró en ninguna de estas noches.',
  nothingRan: 'No hay sesiones de estos despliegues en estos años.',
  nowhere: 'Ningún despliegue que examinar: no se encontró en ninguno.',

  bin: (week, parts) => `${week}: ${parts}`,
  point: (year, rate, occurrences, nights) =>
    `${year} ${rate} (${plural(occurrences, { one: '# registro biológico', other: '# registros biológicos' })} en ${plural(nights, { one: '# noche', other: '# noches' })})`,
  unknownPoint: (year, nights) => `${year} desconocido en ${plural(nights, { one: '# noche', other: '# noches' })}`,
  noSessionIn: (year) => `${year} sin sesión`,

  week: 'Semana',
  occurrences: 'Registros biológicos',
  nights: 'Noches de funcionamiento',
  rate: 'Por noche',
  noSession: 'sin sesión',
  notKnown: 'no todas las imágenes de estas noches están procesadas, o no se indica su número de registros biológicos',

  csv: 'Descargar CSV',

  yearTable: 'Primer y último registro de cada año',
  year: 'Año',
  first: 'Primer registro',
  last: 'Último registro',
  at: (night, deployment) => `${night}, ${deployment}`,
  notFound: 'no encontrado',

  where: 'Dónde, por tasa',
  whereIn: (years) => `Registros biológicos por noche-trampa de cada despliegue con sesiones en ${years}.`,
  whereAbout: 'Un despliegue en 0 funcionó y no encontró ninguno.',
  mapLabel: (name) => `Dónde se encontró ${name}, por tasa`,
  mapSummary: 'La tabla de abajo los contiene todos.',
  placeTable: 'Despliegues por tasa',
  deployment: 'Despliegue',
  rowsShown: (first, last, all) => `Filas ${first} a ${last} de ${all}`,
  previous: 'Anterior',
  next: 'Siguiente',
};
