import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Sesiones',
  effort: 'Esfuerzo',
  effortMeans: 'Noches de funcionamiento, capturas y dónde se encontraron los taxones',
  exportThese: 'Exportar',
  exportTheseMeans:
    'Abre el formulario de exportación con estos despliegues, sitios y noches. Los demás filtros no se aplican.',
  exportTheseNot: 'Una exportación abarca un solo proyecto y 400 despliegues como máximo. Seleccione menos.',
  byDeployment: 'Sesiones por despliegue',
  session: 'sesión',
  sessions: 'sesiones',
  deployment: 'despliegue',
  deployments: 'despliegues',
  search: 'Buscar sesiones por despliegue o noche',
  placeholder: 'Sitio, «jul 2025»…',
  noneFound: (text) => `Ninguna sesión coincide con «${text}» en despliegue, sitio, proyecto o noche.`,
  views: { table: 'Tabla', split: 'Ambos', calendar: 'Calendario', deployment: 'Por despliegue', species: 'Especies' },
  species: 'Especies',
  speciesOpening: 'Cargando especies…',

  nights: 'Noches',
  counted: (count) => plural(count, { one: '# sesión', other: '# sesiones' }),

  loading: 'Cargando las sesiones…',
  notLoaded: 'No se pudieron cargar las sesiones.',
  drawing: 'Dibujando el calendario…',
  unread: {
    totals: (count) =>
      `Hay ${count} sesiones y los totales las necesitan todas. Para cargar menos, seleccione noches arriba o un despliegue.`,
    calendar: (count) =>
      `Hay ${count} sesiones y el calendario las necesita todas. Para cargar menos, seleccione noches arriba o un despliegue.`,
    species: (count) =>
      `Hay ${count} sesiones y las especies las necesitan todas. Para cargar menos, seleccione noches arriba o un despliegue.`,
  },
  purposes: { totals: 'para sumarlas', calendar: 'para dibujar el calendario', species: 'para encontrar sus especies' },
  noSessions: 'Este despliegue no tiene sesiones.',
  nightsHeld: 'Las noches se dibujan cuando se hayan cargado todas las sesiones.',
  noNights: 'No hay noches que mostrar.',

  columns: {
    night: 'Noche',
    deployment: 'Despliegue',
    deploymentId: 'Id del despliegue',
    project: 'Proyecto',
    site: 'Sitio',
    start: 'Inicio',
    duration: 'Duración',
    capturesPerHour: 'Capturas/h',
    moon: 'Luna',
    flags: 'Advertencias',
  },
  means: {
    night:
      'Una tarde-noche y la mañana siguiente, según el reloj de la trampa. Una sesión que empieza antes del mediodía pertenece a la noche anterior; una de varias noches se nombra por su primera y su última fecha, y figura en cada una de sus noches.',
    deployment: 'La cámara trampa de la sesión. Si varias tienen el mismo nombre, se añaden el sitio y el id.',
    deploymentId: 'El id del despliegue de la sesión.',
    project: 'El proyecto del despliegue de la sesión.',
    site: 'El sitio de investigación del despliegue de la sesión.',
    start: 'Cuándo se tomó la primera captura, según el reloj de la trampa.',
    duration: 'De la primera captura a la última, medida por el servidor; también es correcta cuando cambia la hora.',
    capturesPerHour:
      'Capturas por hora de duración de la sesión: sobre todo el intervalo de la cámara. La primera y la última imagen cuentan, por lo que las sesiones cortas tienen un valor más alto: 11 imágenes con un minuto de intervalo son 66/h.',
    flags:
      'Qué revisar en una sesión; pase el puntero por una advertencia para ver el motivo. Algunas comparan la sesión con todas las de su despliegue.',
  },
  counters: {
    captures_count: {
      header: 'Capturas',
      means: 'Imágenes tomadas en la sesión. Miden tanto el esfuerzo como lo capturado.',
    },
    detections_count: {
      header: 'Detecciones',
      means:
        'Recuadros que un modelo trazó alrededor de los animales en las capturas. Un animal en diez capturas se detecta diez veces.',
    },
    occurrences_count: {
      header: 'Registros biológicos',
      means:
        'Individuos de la sesión, seguidos de una captura a otra, cada uno con una determinación. Un número por sesión es un número por noche.',
    },
    taxa_count: {
      header: 'Taxones',
      means:
        'Determinaciones distintas, de cualquier rango: un género cuenta junto a sus especies, y también los nombres que no son un taxón, como «Unidentifiable».',
    },
  },
  moonMeans: (placed, acrossDateLine, unplaced) =>
    `Fase y parte iluminada de la luna a mitad de la sesión, aproximadas. El reloj de la trampa se lee como hora solar media en su longitud: la parte iluminada se desvía ${placed} puntos porcentuales como máximo, y ${acrossDateLine} en islas que mantienen la fecha del otro lado de la línea de cambio de fecha. Sin ubicación, el reloj se lee como UTC: ${unplaced} puntos como máximo. Es contexto, no causa.`,
  moonPhases: {
    new: 'luna nueva',
    waxingCrescent: 'luna creciente',
    firstQuarter: 'cuarto creciente',
    waxingGibbous: 'gibosa creciente',
    full: 'luna llena',
    waningGibbous: 'gibosa menguante',
    lastQuarter: 'cuarto menguante',
    waningCrescent: 'luna menguante',
  },
  moonAt: (phase, percent) => `${phase}, iluminada cerca del ${percent} a mitad de la sesión`,
  trapClock: (time) => `${time}, reloj de la trampa`,
  projectUnknown: 'no está en la lista de despliegues',
  noSite: 'sin sitio registrado',
  noTime: 'sin tiempo entre las capturas',
  notProcessed: 'imágenes sin procesar',
  flagsUnknown: 'desconocidas hasta cargar todas las sesiones',
  noFlags: 'sin advertencias',
  flagBecause: (flag, reason) => `${flag}: ${reason}`,

  totals: {
    sessions: 'Sesiones',
    nights: 'Noches',
    capturesPerNight: 'Capturas/noche',
    occurrencesPerNight: 'Reg. biol./noche',
    firstNight: 'Primera noche',
    lastNight: 'Última noche',
  },
  noSession: 'sin sesión',
};
