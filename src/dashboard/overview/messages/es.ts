import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Resumen',

  totals: 'Totales',
  projects: 'Proyectos',
  projectsMean: 'Los grupos de despliegues que usted puede ver.',
  deployments: 'Despliegues',
  deploymentsMean: 'Las cámaras trampa, cada una en un lugar durante un tiempo.',
  sessions: 'Sesiones',
  sessionsMean: 'Las sesiones de seguimiento de un despliegue, normalmente una por noche.',
  captures: 'Capturas',
  capturesOfAll: 'Las imágenes que tomaron las cámaras: la suma de todos los despliegues.',
  capturesOfProject: 'Las imágenes que tomaron las cámaras: la suma de los despliegues del proyecto.',
  occurrences: 'Registros biológicos',
  occurrencesOfAll: 'Animales individuales, seguidos de una captura a otra: la suma de todos los despliegues.',
  occurrencesOfProject:
    'Animales individuales, seguidos de una captura a otra: la suma de los despliegues del proyecto.',
  taxa: 'Taxones',
  taxaMean: 'Los nombres de la lista de taxones, de todo rango, encontrados o no.',
  loadingTotal: 'Cargando',
  totalUnknown: (reason) => `desconocido: ${reason}`,
  moreThan: (count) => `más de ${count}`,
  unreported: (count) => plural(count, { one: '# despliegue no lo indica.', other: '# despliegues no lo indican.' }),
  hasMore: 'El servidor tiene más de los que cuenta.',
  unreadable: (count) => plural(count, { one: '# no se pudo leer.', other: '# no se pudieron leer.' }),
  unreadableOfAll: (count) =>
    plural(count, {
      one: '# de todos los proyectos no se pudo leer; puede ser de este proyecto.',
      other: '# de todos los proyectos no se pudieron leer; algunos pueden ser de este proyecto.',
    }),

  counts: {
    deployments: (count) => plural(count, { one: '# despliegue', other: '# despliegues' }),
    sessions: (count) => plural(count, { one: '# sesión', other: '# sesiones' }),
    exports: (count) => plural(count, { one: '# exportación', other: '# exportaciones' }),
    storage: (count) => plural(count, { one: '# fuente de almacenamiento', other: '# fuentes de almacenamiento' }),
  },
  loadingList: 'Cargando…',
  notLoaded: {
    deployments: 'No se pudieron cargar los despliegues.',
    sessions: 'No se pudieron cargar las sesiones.',
    exports: 'No se pudieron cargar las exportaciones.',
    storage: 'No se pudieron cargar las fuentes de almacenamiento.',
  },
  notRefreshed: (reason) => `No se pudo actualizar: ${reason}`,
  cancelledAt: (loaded, all) => `Según ${loaded} de ${all}: la carga se canceló.`,
  continue: 'Continuar la carga',
  soFar: (loaded, all) => `Según ${loaded} de ${all} hasta ahora…`,
  leftOutUnreadable: (left, all) => `${left} de ${all} sin incluir: no se pudieron leer.`,
  leftOutMissing: (left, all) => `${left} de ${all} sin incluir: el servidor no los envió.`,
  leftOut: (left, all, unreadable, missing) =>
    `${left} de ${all} sin incluir: ${unreadable} no se pudieron leer, el servidor no envió ${missing}.`,
  dataProblems: 'Problemas de datos en Ajustes',
  countDiffers: (loaded, counted) => `Se cargaron ${loaded}; el servidor cuenta ${counted}.`,
  endless: 'El servidor anuncia otra página, pero no envía nada nuevo.',

  capturesByWeek: 'Capturas por semana',
  capturesByDays: (days) => plural(days, { one: 'Capturas por día', other: 'Capturas por # días' }),
  nightsByWeek: 'Noches-trampa por semana',
  nightsByDays: (days) => plural(days, { one: 'Noches-trampa por día', other: 'Noches-trampa por # días' }),
  capturesByWeekMean: 'Imágenes por semana. Una sesión cuenta en la semana de su anochecer.',
  nightsByWeekMean: 'Noches-trampa por semana: el esfuerzo de muestreo.',
  shown: 'Se muestra',
  nights: 'Noches-trampa',
  capturesNoun: 'capturas',
  nightsNoun: 'noches-trampa',
  tooMany: (all) => `Hay ${all}. El gráfico las necesita todas.`,
  loadAll: (all) => `Cargar las ${all}`,
  loadAllUncounted: 'Cargar todas las sesiones',
  noSessions: 'Aún no hay sesiones.',
  sessionsUndated: (count) =>
    plural(count, {
      one: '# sesión anterior a 2010 o en el futuro no está en el gráfico',
      other: '# sesiones anteriores a 2010 o en el futuro no están en el gráfico',
    }),
  sessionsUnreported: (count) =>
    plural(count, {
      one: '# sesión no indica sus capturas y no se incluye.',
      other: '# sesiones no indican sus capturas y no se incluyen.',
    }),
  projectUnknown: 'Proyecto desconocido',
  otherProjects: (count) => plural(count, { one: '# proyecto más', other: '# proyectos más' }),

  map: 'Mapa de despliegues',
  mapRegion: 'Mapa de despliegues',
  openMap: 'Abrir el mapa con la tabla',
  onMap: (shown, all) => `${shown} de ${all} en el mapa`,

  toCheck: 'Por revisar',
  exports: 'Exportaciones',
  storage: 'Fuentes de almacenamiento',
  nothing: 'Nada que revisar.',
  tooManyToCheck: (all) => `Hay ${all}. Cárguelo todo para revisarlo.`,
  ofProject: 'Solo el proyecto seleccionado.',
  silent: (count) => plural(count, { one: '# sin actividad', other: '# sin actividad' }),
  noCaptures: (count) => plural(count, { one: '# sin capturas', other: '# sin capturas' }),
  noLocation: (count) => plural(count, { one: '# sin ubicación', other: '# sin ubicación' }),
  noLocationMeans: 'Sin coordenadas, con 0.0, 0.0 o con coordenadas fuera del globo: ningún mapa los muestra.',
  misplaced: (count) =>
    plural(count, { one: '# con una ubicación inverosímil', other: '# con una ubicación inverosímil' }),
  misplacedMeans:
    'Lejos de los demás despliegues del proyecto. Con otro signo, o con latitud y longitud intercambiadas, estarían entre ellos; o están a más de 1000 km.',
  misplacements: { sign: 'otro signo', swapped: 'intercambiadas', far: 'muy lejos' },
  ended: (count) => plural(count, { one: '# terminado', other: '# terminados' }),
  failed: (count) => plural(count, { one: '# fallida', other: '# fallidas' }),
  failedMeans: 'Sus fichas muestran el motivo.',
  stalled: (count) => plural(count, { one: '# detenida', other: '# detenidas' }),
  stalledMeans: 'En cola o en curso, pero sin cambios desde hace diez minutos o más.',
  running: (count) => plural(count, { one: '# en cola o en curso', other: '# en cola o en curso' }),
  runningMeans: 'Sus fichas muestran el avance.',
  neverIndexed: (count) => plural(count, { one: '# nunca indexada', other: '# nunca indexadas' }),
  neverIndexedMeans: 'No se indican archivos, tamaño ni capturas, lo que no es lo mismo que cero.',
  flagged: (count) => plural(count, { one: '# con advertencia', other: '# con advertencia' }),
  flaggedMeans: 'Tienen una o más advertencias; Sesiones muestra los motivos.',

  busiest: 'Noches más activas',
  busiestMean: 'Las sesiones con más capturas. Las noches largas tienen más: vea capturas/h.',
  busiestUnknown: (reason) => `Desconocido: ${reason}`,
  busiestUnsorted: 'El servidor no ordena por capturas: cargue todas las sesiones para verlas.',
  noneReported: 'Ninguna sesión indica capturas.',
  allByCaptures: 'Todas las sesiones por capturas',
};
