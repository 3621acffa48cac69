import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Despliegues',
  noun: { one: 'despliegue', many: 'despliegues' },
  views: { split: 'Ambos', map: 'Mapa', table: 'Tabla' },
  search: 'Buscar despliegues por nombre',
  noName: (text) => `Ningún nombre de despliegue coincide con «${text}».`,

  name: 'Nombre',
  nameMeans:
    'El nombre del despliegue, una cámara trampa en un lugar durante un tiempo. Si varios despliegues comparten nombre, le siguen el sitio y el identificador.',
  project: 'Proyecto',
  projectMeans: 'El proyecto al que pertenece el despliegue.',
  sessions: 'Sesiones',
  sessionsMean: 'Las sesiones de seguimiento de este despliegue, normalmente una por noche.',
  captures: 'Capturas',
  capturesMean: 'Las imágenes que tomó la cámara aquí. Miden el esfuerzo tanto como los animales.',
  occurrences: 'Registros biológicos',
  occurrencesMean: 'Animales individuales, seguidos de una captura a otra, cada uno con una determinación.',
  taxa: 'Taxones',
  taxaMean:
    'Determinaciones distintas, de cualquier rango: un género cuenta junto a sus especies, y también los nombres que no son un taxón, como «Unidentifiable».',
  firstDate: 'Primera fecha',
  firstDateMeans: 'El día de la primera captura, según el reloj de la trampa.',
  lastDate: 'Última fecha',
  lastDateMeans: 'El día de la última captura, según el reloj de la trampa.',
  active: 'Periodo',
  activeMeans:
    'Del día de la primera captura al día de la última, según el reloj de la trampa, con pausas e inviernos. El filtro muestra los despliegues activos en alguno de sus días.',
  status: 'Estado',
  statusUnknown: 'desconocido hasta que se carguen todos los despliegues',
  statusMeansUnknown: 'Si aún llegan capturas. Desconocido hasta que se carguen todos los despliegues.',
  statusMeans: (silent, current, ended, none) =>
    `Si aún llegan capturas. Sin actividad: ${silent} Activo: ${current} Terminado: ${ended} Sin capturas: ${none}`,
  statuses: { silent: 'sin actividad', current: 'activo', ended: 'terminado', 'no captures': 'sin capturas' },
  device: 'Dispositivo',
  deviceMeans: 'La cámara o el registrador del despliegue.',
  site: 'Sitio',
  siteMeans: 'El sitio de investigación al que pertenece el despliegue.',
  kept: {
    habitat: {
      header: 'Hábitat',
      definition: 'El hábitat en torno a la trampa, en palabras de su fuente.',
    },
    feature_type: {
      header: 'Elemento',
      definition: 'Junto a qué está la trampa, como una fuente de agua o un sendero, con el término de su fuente.',
    },
    bait_use: {
      header: 'Cebo',
      definition: 'Si se usó cebo, según la fuente del despliegue.',
    },
    camera_model: {
      header: 'Modelo de cámara',
      definition: 'Marca y modelo de la cámara, según la fuente del despliegue.',
    },
    deployment_groups: {
      header: 'Grupos',
      definition: 'Grupos en los que la fuente incluye el despliegue; pueden ser varios.',
    },
    deployment_tags: {
      header: 'Etiquetas',
      definition: 'Etiquetas que la fuente da al despliegue; pueden ser varias.',
    },
  },
  notGiven: 'no indicado por su fuente',
  baited: 'con cebo',
  notBaited: 'sin cebo',
  latestJob: 'Última tarea',
  latestJobMeans:
    'El estado de la última tarea en segundo plano: una sincronización del almacenamiento o una ejecución del aprendizaje automático. Se ordena por estado y después por la hora de creación de la tarea.',
  jobAt: (status, job, time) => `${status}: ${job}, ${time}`,
  updated: 'Actualizado',
  updatedMeans: 'Cuándo cambió el servidor por última vez el registro del despliegue.',
  created: 'Creado',
  createdMeans: 'Cuándo se creó el registro del despliegue en el servidor.',
  latitude: 'Latitud',
  latitudeMeans: 'Grados decimales, positivos al norte. Desconocida si no se introdujo ninguna ubicación.',
  longitude: 'Longitud',
  longitudeMeans: 'Grados decimales, positivos al este. Desconocida si no se introdujo ninguna ubicación.',
  location: 'Ubicación',
  locationMeans:
    'Latitud y longitud, en grados decimales. Su filtro es un área dibujada en el mapa, o la vista del mapa.',
  check: 'Control de la ubicación',
  checkMeans:
    'Si la ubicación parece correcta junto a las de los demás despliegues del proyecto. Otro signo: con el otro signo de una coordenada estaría entre ellas. Intercambiadas: lo estaría con latitud y longitud intercambiadas. Muy lejos: está a más de 1000 km de ellas, y sola.',
  misplacements: { sign: 'otro signo', swapped: 'intercambiadas', far: 'muy lejos' },
  fromMiddle: (distance) => `${distance} del centro de los despliegues del proyecto`,
  toCheck: (what, distance) => `Por revisar: ${what}, ${distance}`,
  noLocation: 'ninguna ubicación introducida',
  noCaptures: 'aún sin capturas',
  noDevice: 'ningún dispositivo introducido',
  noSite: 'ningún sitio introducido',
  noJobs: 'ninguna tarea',

  map: 'Mapa de despliegues',
  allInTable: 'La tabla los muestra todos.',

  selected: 'Despliegue seleccionado',
  loading: (id) => `Cargando el despliegue ${id}…`,
  noSuch: (id) => `No hay ningún despliegue con el identificador ${id}.`,
  clearSelection: 'Quitar la selección',
  filteredOut: 'No coincide con los filtros.',
  noSiteEntered: 'Ningún sitio introducido',
  latestJobIs: 'Última tarea:',
  withoutLocation: 'Sin ubicación',
  whyNotReported: 'Coordenadas no indicadas por el servidor',
  whyZero: '0.0, 0.0: ninguna ubicación introducida',
  uncertain: (radius) => `en un radio de ${radius}`,
  whyOutside: (coordinates) => `${coordinates} no está en el globo`,

  daysLabel: 'Días',
  allDays: 'Todos los días',
  daysUndated: (count) =>
    plural(count, { one: 'Días: # sin fechas no mostrado', other: 'Días: # sin fechas no mostrados' }),
  byDates: 'Por primera y última fecha · La tabla cuenta despliegues enteros',
  undated: (count) => plural(count, { one: '# sin fechas no mostrado', other: '# sin fechas no mostrados' }),
};
