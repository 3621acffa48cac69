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

  created: 'Creada',
  createdMeans: 'Cuándo se solicitó la exportación, según el reloj del servidor.',
  what: 'Contenido',
  whatMeans: 'Los filtros de la exportación, con las palabras del servidor.',
  project: 'Proyecto',
  projectMeans: 'El proyecto de la tarea que escribe la exportación.',
  user: 'Usuario',
  userMeans: 'Quién solicitó la exportación.',
  format: 'Formato',
  formatMeans: 'El formato del archivo.',
  formats: {
    occurrences_simple_csv: 'Registros biológicos, CSV sencillo',
    sessions_csv: 'Sesiones, CSV',
    deployments_csv: 'Despliegues, CSV',
    deployments_geojson: 'Despliegues, GeoJSON',
    captures_csv: 'Capturas, CSV',
    camtrap_dp: 'Camtrap DP',
    darwin_core_archive: 'Archivo Darwin Core',
  },
  status: 'Estado',
  statusMeans:
    'El estado de la tarea de exportación y su avance hasta que termina. La palabra del servidor, al pasar el cursor.',
  records: 'Registros',
  recordsMean:
    'Los registros del archivo, según su formato: un paquete tiene las líneas de todas sus tablas. No indicado hasta que el archivo está completo.',
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
  formatForUnknown: (format) => `${format} · usuario no indicado`,
  formatUnknown: 'formato no indicado',
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
  tookMeans: 'De la hora de inicio a la hora de fin del servidor',
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
    'Las horas del servidor no tienen zona horaria; se muestra el tiempo desde el último cambio que vio esta página, o la diferencia con la hora más reciente del servidor.',

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
    checksum: 'SHA-256',
  },
  ofExport: 'Exportación',
  ofJob: 'Tarea',
  notReported: 'no indicado',
  fileElsewhere: (host) =>
    `El archivo no se comprueba: esta página no puede leer archivos de ${host}. Descárguelo para contar sus filas.`,
  check: 'Comprobar el archivo',
  noFile: 'El servidor no indica ninguna dirección del archivo.',
  fileNotUsed: (why, address) => `Sin descarga: no se usa la dirección del archivo. ${why} ${address}`,
  download: 'Descargar',
  fromHost: (host) => `de ${host}`,

  counted: {
    occurrences: (count) => plural(count, { one: '# registro biológico', other: '# registros biológicos' }),
    sessions: (count) => plural(count, { one: '# sesión', other: '# sesiones' }),
    deployments: (count) => plural(count, { one: '# despliegue', other: '# despliegues' }),
    captures: (count) => plural(count, { one: '# captura', other: '# capturas' }),
    records: (count) => plural(count, { one: '# registro', other: '# registros' }),
  },
  noRecords: 'ningún registro',
  notCounted: 'aún sin contar',
  options: 'Opciones',
  optionsMean:
    'El redondeo de las coordenadas, cómo se nombra a las personas y la zona horaria de las horas, si el formato las contiene.',
  coordinatesExact: 'coordenadas exactas',
  coordinatesRounded: (step) => `coordenadas redondeadas a ${step}`,
  people: { names: 'personas con nombre', initials: 'personas con iniciales', none: 'sin nombres de personas' },
  zoneUnknown: 'zona horaria desconocida',
  rightsHolderIs: (name) => `titular de los derechos: ${name}`,
  creatorIs: (name) => `autor: ${name}`,

  cancel: 'Cancelar…',
  again: 'Solicitar de nuevo',
  preview: 'Vista previa',
  file: 'Archivo',
  fileMeans: 'Descarga y comprobación de un archivo terminado, o acciones para uno sin terminar.',
  unit: 'Unidad',
  tryAgain: 'Reintentar',
  noProjectToRepeat: 'Esta exportación no se puede volver a solicitar aquí: el servidor no indica su proyecto.',
  noFiltersToRepeat: 'Esta exportación no se puede volver a solicitar aquí: el servidor no indica sus filtros.',
  noFormatToRepeat: 'Esta exportación no se puede volver a solicitar aquí: el servidor no indica su formato.',

  notify: 'Avisarme al terminar',
  notifies: '✓ Avisos activados',
  notifyMeans:
    'El navegador le avisa cuando terminan las exportaciones. Mientras hay exportaciones en curso, esta pestaña consulta al servidor cada 30 segundos, también en segundo plano.',
  notifyBlocked: 'Este navegador bloquea los avisos. Sus ajustes para este sitio pueden cambiarlo.',

  ofFile: 'Archivo',
  checking: 'Comprobando el archivo…',
  checkAgain: 'Comprobar de nuevo',
  notChecked: (reason) => `No se pudo comprobar el archivo. ${reason}`,
  fileMissing: (status) => `Falta el archivo: el servidor respondió ${status}.`,
  fileRefused: (status) =>
    `El servidor no le permite leer el archivo (${status}). Puede introducir un token en Ajustes.`,
  fileDifferences: 'Diferencias en el archivo',
  fileDiffers: '✕ el archivo difiere de la exportación',
  fileAgreesWhole: (size) => `✓ suma de verificación idéntica (${size})`,
  fileAgrees: (size) => `✓ archivo comprobado: ${size}`,
  fileHas: (size) => `El archivo tiene ${size}; la exportación no indica todos estos números.`,
  rowsAndBytes: (rows, bytes) => plural(rows, { one: `# fila, ${bytes}`, other: `# filas, ${bytes}` }),
  tooLargeToHash: (size) =>
    `La suma de verificación no se ha comparado: los navegadores la calculan para archivos de hasta ${size}.`,
  noHashing: 'La suma de verificación no se ha comparado: los navegadores solo la calculan con HTTPS.',
  cancelTitle: (name) => `¿Cancelar ${name}?`,
  cancelAsk: '¿Cancelar esta exportación? Se eliminará el archivo parcial.',
  cancelConfirm: 'Cancelar la exportación',
  keep: 'Conservar la exportación',
  notCancelled: (reason) => `La exportación no se canceló. ${reason}`,

  notInFile: (count) =>
    plural(count, { one: '# despliegue no está en el archivo', other: '# despliegues no están en el archivo' }),
  named: (name, id) => `${name} (ID ${id})`,
  reasons: {
    noLocation: 'sin ubicación',
    noSession: 'sin sesión',
    noSessionInNights: 'sin sesión en estas noches',
  },
  others: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  unlocated: (count) =>
    plural(count, {
      one: 'El despliegue no tiene ubicación.',
      other: 'Ninguno de los # despliegues tiene ubicación.',
    }),
  noZero: 'Una noche sin sesión es un vacío, no una noche sin animales.',

  notApplied: (what) => `Proyecto entero: el servicio no aplicó ${what}`,
  filters: {
    deployment: (name) => `despliegue ${name}`,
    event: (name) => `sesión ${name}`,
    determination: (name) => `determinación ${name}`,
  },
  countsDiffer: (rows, what, matching) =>
    `El archivo tiene ${plural(rows, { one: '# registro', other: '# registros' })}; el servicio cuenta ${numberText(matching)} para ${what}.`,
  countsDifferWithDefaults: (rows, what, matching, filtered) =>
    `El archivo tiene ${plural(rows, { one: '# registro', other: '# registros' })}; el servicio cuenta ${numberText(matching)} para ${what}, ${numberText(filtered)} con los filtros predeterminados del proyecto.`,

  needsToken: 'Las solicitudes a este servidor exigen un token, y esta página no tiene ninguno.',
  toSettings: 'Introducir uno en Ajustes',
  notOrderedAgain: (reason) => `La exportación no se volvió a solicitar. ${reason}`,
  filtersGone: 'Es posible que sus filtros se refieran a registros eliminados.',
  notKnownIfReceived: (reason) =>
    `${reason} No se sabe si el servidor recibió la solicitud. Compruebe la lista antes de volver a intentarlo.`,
  tokenRequired: (reason) => `El servidor exige un token válido. ${reason}`,
  notAllowed: (reason) => `No tiene permiso para hacerlo. ${reason}`,
  makesNoExports: (reason) => `Este servidor no crea exportaciones. ${reason}`,
  cancelsNoExports: (reason) => `Este servidor no cancela exportaciones. ${reason}`,
  busy: (reason) => `El servidor está ocupado: inténtelo más tarde. ${reason}`,
  busyFor: (seconds, reason) =>
    `${plural(seconds, { one: 'El servidor está ocupado: inténtelo dentro de # segundo.', other: 'El servidor está ocupado: inténtelo dentro de # segundos.' })} ${reason}`,
  serverFailed: (reason) => `El servidor falló; su solicitud no es la causa. ${reason}`,
};
