import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Exportaciones',
  nouns: { one: 'exportación', many: 'exportaciones' },
  search: 'Buscar exportaciones por contenido, proyecto o usuario',
  searchHint: 'Contenido, proyecto…',
  noMatch: (text) => `Ninguna exportación coincide con «${text}».`,
  cards: 'Fichas',
  table: 'Tabla',
  newExport: 'Exportar…',
  onlyStatus: 'Filtrar por estado',
  loading: 'Cargando exportaciones…',
  showMore: (shown, all) => `Mostrar más (${shown} de ${all})`,

  created: 'Creada',
  createdMeans: 'Cuándo se pidió la exportación, según el reloj del servidor.',
  what: 'Contenido',
  whatMeans: 'Lo que contiene la exportación, según los nombres que el servidor da a sus filtros.',
  project: 'Proyecto',
  projectMeans: 'El proyecto de la tarea que escribe la exportación.',
  user: 'Usuario',
  userMeans: 'Quién pidió la exportación.',
  format: 'Formato',
  formatMeans: 'El formato del archivo.',
  occurrencesCsv: 'Registros biológicos, CSV sencillo',
  status: 'Estado',
  statusMeans:
    'El estado de la tarea de exportación y su avance hasta que termina. La palabra del servidor, al pasar el cursor.',
  records: 'Registros',
  recordsMean: 'Los registros biológicos del archivo; no indicado hasta que el archivo está completo.',
  size: 'Tamaño',
  sizeMeans: 'El tamaño del archivo; el número exacto de bytes al pasar el cursor y en las descargas.',
  updated: 'Actualizada',
  updatedMeans: 'Cuándo cambió el servidor por última vez el registro de la exportación, según su propio reloj.',
  activity: 'Actividad',
  activityMeans:
    'En curso hasta que la exportación termina; detenida si está en curso pero no ha cambiado en diez minutos.',
  activities: { ended: 'Terminada', stalled: 'Detenida', 'under way': 'En curso' },
  serverClock: (timestamp) => `${timestamp}, según el reloj del servidor, que no tiene zona horaria`,

  noProgress: 'avance no indicado',
  reported: (percent) => `${percent} indicado`,
  oddProgress: (progress, status) => `La tarea indica ${progress} con el estado ${status}.`,
  stalled: '¿detenida?',
  stalledMeans: 'Sin cambios desde hace diez minutos o más',
  isNew: 'nueva desde su última visita',
  exportId: (id) => `Exportación ${id}`,
  formatFor: (format, user) => `${format} · para ${user}`,
  notRefreshed: (reason) => `No se pudo actualizar: ${reason}`,
  stages: 'Etapas',
  noStages: 'No se indica ninguna etapa.',
  stage: (number) => `Etapa ${number}`,
  partOf: (done, total) => `${done} de ${total}`,
  errors: (count) => plural(count, { one: '# error', other: '# errores' }),
  logLines: (count) =>
    plural(count, { one: '# línea del registro de la tarea', other: '# líneas del registro de la tarea' }),

  started: 'Inicio',
  lastUpdate: 'Actualizada',
  timeAndAge: (time, age) => (
    <>
      {time}, {age}
    </>
  ),
  took: (span) => `duró ${span}`,
  tookMeans: 'Entre las dos horas del servidor',
  timeLeft: 'Tiempo restante',
  timeLeftMeans: 'Estimado según el último minuto',
  timeLeftUnknown: 'aún no se conoce',
  about: (span) => `unos ${span}`,
  aboutAt: (span, records) => `unos ${span} a ${numberText(records)} registros/s`,
  justNow: 'ahora mismo',
  ago: (span) => `hace ${span}`,
  seenMeans: 'Medido por esta página, desde que vio el cambio.',
  noChangeYet: 'sin cambios hasta ahora',
  atLeastAgo: (span) => `hace al menos ${span}`,
  atLeastMeans:
    'Las horas del servidor no tienen zona horaria. Es el tiempo que esta página lleva sin ver cambios, o lo que la hora más reciente del servidor es posterior.',

  agrees: '✓ el número de filas coincide',
  agreesMeans:
    'El número de registros es el mismo en la exportación y en las dos cifras de su tarea, y también la dirección del archivo.',
  differs: '✕ difiere de su tarea',
  notComparable: 'no se puede comparar el número de filas: faltan datos',
  differences: 'Diferencias',
  compared: {
    done: 'Registros, comparados con «number of records exported»',
    total: 'Registros, comparados con «total records to export»',
    address: 'Dirección del archivo',
    rows: 'Filas de datos',
    bytes: 'Bytes',
  },
  ofExport: 'Exportación',
  ofJob: 'Tarea',
  ofFile: 'Archivo',
  notReported: 'no indicado',
  fileElsewhere: (host) =>
    `El archivo no se comprueba: esta página no puede leer archivos de ${host}. Descárguelo para contar sus filas.`,
  checking: 'Comprobando el archivo…',
  check: 'Comprobar el archivo',
  checkAgain: 'Comprobar de nuevo',
  notChecked: (reason) => `No se pudo comprobar el archivo. ${reason}`,
  fileMissing: (status) => `Falta el archivo: el servidor respondió ${status}.`,
  fileRefused: (status) =>
    `El servidor no le permite leer el archivo (${status}). Puede introducir un token en Ajustes.`,
  fileDifferences: 'Diferencias en el archivo',
  fileDiffers: '✕ el archivo difiere de la exportación',
  fileAgrees: (size) => `✓ archivo comprobado: ${size}`,
  fileHas: (size) => `El archivo tiene ${size}; la exportación no indica ambos.`,
  rowsAndBytes: (rows, bytes) => plural(rows, { one: `# fila, ${bytes}`, other: `# filas, ${bytes}` }),
  noFile: 'El servidor no indica ninguna dirección del archivo.',
  fileNotUsed: (why, address) => `Sin descarga: no se usa la dirección del archivo. ${why} ${address}`,
  download: 'Descargar',
  fromHost: (host) => `de ${host}`,

  cancel: 'Cancelar…',
  cancelTitle: (name) => `¿Cancelar ${name}?`,
  cancelAsk: '¿Cancelar esta exportación? Se eliminará el archivo parcial.',
  cancelConfirm: 'Cancelar la exportación',
  keep: 'Conservar la exportación',
  notCancelled: (reason) => `La exportación no se canceló. ${reason}`,
  tryAgain: 'Reintentar',
  noProjectToRepeat: 'Esta exportación no se puede volver a pedir aquí: el servidor no indica su proyecto.',
  noFiltersToRepeat: 'Esta exportación no se puede volver a pedir aquí: el servidor no indica sus filtros.',
  notOrderedAgain: (reason) => `La exportación no se volvió a pedir. ${reason}`,
  filtersGone: 'Es posible que sus filtros se refieran a registros eliminados.',

  notKnownIfReceived: (reason) =>
    `${reason} No se sabe si el servidor recibió la petición. Compruebe la lista antes de volver a intentarlo.`,
  tokenRequired: (reason) => `El servidor exige un token válido. ${reason}`,
  notAllowed: (reason) => `No tiene permiso para hacerlo. ${reason}`,
  makesNoExports: (reason) => `Este servidor no crea exportaciones. ${reason}`,
  cancelsNoExports: (reason) => `Este servidor no cancela exportaciones. ${reason}`,
  busy: (reason) => `El servidor está ocupado: inténtelo más tarde. ${reason}`,
  busyFor: (seconds, reason) =>
    `${plural(seconds, { one: 'El servidor está ocupado: inténtelo dentro de # segundo.', other: 'El servidor está ocupado: inténtelo dentro de # segundos.' })} ${reason}`,
  serverFailed: (reason) => `El servidor falló; su petición no es la causa. ${reason}`,

  notify: 'Avisarme al terminar',
  notifies: '✓ Avisos activados',
  notifyMeans:
    'El navegador le avisa cuando terminan las exportaciones. Mientras hay exportaciones en curso, esta pestaña consulta al servidor cada 30 segundos, también en segundo plano.',
  notifyBlocked: 'Este navegador bloquea los avisos. Sus ajustes para este sitio pueden cambiarlo.',
};
