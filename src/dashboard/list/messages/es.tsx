import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('es');

export const messages: Messages = {
  panels: { filters: 'Filtros', columns: 'Columnas', download: 'Descargar', views: 'Vistas' },
  filtersSet: (count) => plural(count, { one: 'Filtros, # activo', other: 'Filtros, # activos' }),
  searchByName: 'Buscar por nombre',
  opening: 'Abriendo…',
  controls: 'Controles',
  controlsSet: (count) => plural(count, { one: 'Controles, # filtro activo', other: 'Controles, # filtros activos' }),

  notLoaded: (many) => `No se pudo cargar la lista de ${many}.`,
  loading: (many) => `Cargando ${many}…`,
  shownOf: (shown, all, many) => (
    <>
      {shown} de {all} {many}
    </>
  ),
  rowsOf: (shown, all, many) => (
    <>
      Filas 1–{shown} de {all} {many}
    </>
  ),
  soFar: (shown, many) => (
    <>
      {shown} {many} hasta ahora
    </>
  ),
  loadedOf: (loaded, all, many) => `Carga: ${loaded} de ${all} ${many}`,
  loaded: (loaded) => `Carga: ${loaded}`,
  loadedLeft: (loaded, all, time) => `${loaded} de ${all}, faltan ${time}`,
  cancel: 'Cancelar',
  notRefreshed: (reason) => `No se pudo actualizar: ${reason}`,
  stopped: (reason) => `Carga interrumpida: ${reason}`,
  stoppedAt: (loaded, all) => `Carga interrumpida en ${loaded} de ${all}`,
  goOn: 'Continuar',

  moreThan: (count) => `más de ${count}`,
  loadAll: (many) => `Cargar todo (${many})`,
  loadAllOf: (count, many) => `Cargar todo (${count} ${many})`,
  loadAllTo: (loadAll, purpose) => `${loadAll} ${purpose}`,
  toSumUp: 'para buscar, filtrar y sumar',
  takes: (time) => `Tarda aproximadamente ${time}. Puede cancelarlo.`,

  uncounted: (loaded, many, counted) => `Carga: ${loaded} ${many}; el servidor contó ${counted}.`,
  endless: (many) => `El servidor anuncia otra página de ${many}, pero no envía nada nuevo.`,

  area: (corners) => plural(corners, { one: 'área de # vértice', other: 'área de # vértices' }),
  box: (latitudes, longitudes) => `${latitudes}, ${longitudes}`,
  directions: {
    number: { up: 'de menor a mayor', down: 'de mayor a menor' },
    date: { up: 'de la más antigua a la más reciente', down: 'de la más reciente a la más antigua' },
    text: { up: 'de la A a la Z', down: 'de la Z a la A' },
    'yes-no': { up: 'primero no', down: 'primero sí' },
  },
  orderedBy: (column, direction) => `${column}, ${direction}`,
  thenBy: (first, next) => `${first}, luego ${next}`,
  first: (count) => `Primeros: ${count}`,
  countOf: (count, all) => `${count} de ${all}`,
  sortedByServer: (ordering) => `orden del servidor por ${ordering}`,
  sorted: (ordering) => `orden en su navegador por ${ordering}`,
  sortedSoFar: (ordering) => `orden provisional por ${ordering}`,
  sorting: (ordering) => `ordenando por ${ordering}`,
  showMore: (shown, all) => `Mostrar más (${shown} de ${all})`,
  all: (count, noun) => plural(count, { one: `# ${noun.one} en total`, other: `# ${noun.many} en total` }),
  filteredBy: (columns) => `filtro: ${columns}`,
  updated: (time) => `actualizado: ${time}`,

  search: 'Búsqueda',
  filter: (name, condition) => `${name}: ${condition}`,
  range: (from, to) => `de ${from} a ${to}`,
  atLeast: (value) => `${value} como mínimo`,
  atMost: (value) => `${value} como máximo`,
  since: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  or: (one, other) => `${one} o ${other}`,
  more: (count) => `${count} más`,
  yes: 'sí',
  no: 'no',
  notReported: 'no indicado',
  none: 'ninguno',
  noFilters: 'Sin filtros',
  filtersLabel: 'Filtros activos',
  clearAll: 'Quitar todos',
  removed: (filters) => `Quitado, no existe en este proyecto: ${filters}`,
  dismiss: 'Ocultar',

  sumOf: (count) => `Suma de ${count}`,
  withoutUnknown: (count) =>
    plural(count, { one: 'suma sin # valor no indicado', other: 'suma sin # valores no indicados' }),
  printed: (count, all) => `Impreso: las primeras ${count} filas de ${all}. El archivo CSV las contiene todas.`,
  nothing: 'No hay nada que mostrar.',
  rowsSelected: (count) => plural(count, { one: '# fila seleccionada', other: '# filas seleccionadas' }),
  rowsCopied: (count) => plural(count, { one: '# fila copiada', other: '# filas copiadas' }),
  copyRefused: 'No se copió: el navegador no lo permite.',

  id: 'Identificador',
  idMeans: (one) => `El identificador (${one}), como en la dirección de su página.`,
  uncertainty: 'Incertidumbre de las coordenadas',
  uncertaintyMeans:
    'Las coordenadas están redondeadas: su incertidumbre, según Georeferencing Best Practices para esta precisión, más la de la ubicación si se conoce.',

  missing: (count) =>
    plural(count, {
      one: 'Falta #: el servidor no lo envió',
      other: 'Faltan #: el servidor no los envió',
    }),
  repeated: (count) =>
    plural(count, {
      one: 'Falta #: el servidor repitió registros entre páginas',
      other: 'Faltan #: el servidor repitió registros entre páginas',
    }),
  loadAgain: 'Cargar de nuevo',
  notRequested: (count) =>
    plural(count, {
      one: '# excluido: el servidor lo envió sin que se pidiera',
      other: '# excluidos: el servidor los envió sin que se pidieran',
    }),
  setAside: (count) =>
    plural(count, {
      one: '# no incluido: registro no válido',
      other: '# no incluidos: registros no válidos',
    }),
  toSort: (columns) => `para ordenar por ${columns}`,
  allToSearch: (count, many) =>
    `Hay ${count} ${many}. La búsqueda y los filtros abarcan el conjunto, así que primero hay que cargarlo todo.`,
  allToSort: (count, many, ordering) =>
    `Hay ${count} ${many}. No se pudo comprobar que el servidor ordene por ${ordering}, así que primero hay que cargarlo todo.`,

  noneYet: (loaded) => `Sin resultados entre los ${loaded} registros cargados hasta ahora; la carga continúa.`,
  noneOf: (loaded, all) => `Sin resultados entre los ${loaded} registros cargados; hay ${all}.`,
  noneOfPart: (many, part) => `Sin resultados hasta ahora (${many}). ${part}`,
  noRecords: (many) => `No hay ${many} aquí.`,
  noRecordsInProject: (many) => `No hay ${many} en este proyecto.`,
  noMatch: (many, filters) =>
    plural(filters, {
      one: `No hay ${many} que coincidan con este filtro.`,
      other: `No hay ${many} que coincidan con estos # filtros a la vez.`,
    }),
  clearAllFilters: 'Quitar todos los filtros',
  remove: (filter) => `Quitar ${filter}`,
  removeToShow: (filter, count) => `Quitar ${filter} (muestra ${count})`,
  notSent: (count, noun) =>
    plural(count, {
      one: `El servidor cuenta # ${noun.one}, pero no llegó.`,
      other: `El servidor cuenta # ${noun.many}, pero no llegaron.`,
    }),
  unreadable: (count, noun) =>
    plural(count, {
      one: `Se recibió # ${noun.one}, pero no se pudo leer:`,
      other: `Se recibieron # ${noun.many}, pero no se pudieron leer:`,
    }),
  dataProblems: 'Problemas de los datos en Ajustes',
};
