import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  groups: { counts: 'Recuentos', rates: 'Tasas', status: 'Estado' },
  capturesPerHour: 'Capturas/h',
  capturesPerHourMeans:
    'Capturas divididas entre las horas de las sesiones. Desconocido si un recuento o una duración no está indicado, o no hay horas.',
  occurrencesPerNight: 'Reg. biol./noche',
  occurrencesPerNightMeans:
    'Registros biológicos divididos entre las noches con sesión, de las noches con todas las imágenes procesadas.',
  nights: 'Noches',
  nightsMean:
    'Noches-trampa: noches en las que funcionó al menos una sesión. Una sesión cuenta en la noche en que empieza (antes del mediodía, la noche anterior) y en cada noche posterior cuya medianoche abarca.',
  shareOfNights: 'Proporción de noches',
  shareOfNightsMeans:
    'Noches con sesión divididas entre todas las noches de los días elegidos o, sin días elegidos, entre todas las noches de la primera a la última sesión del despliegue. Los días sin inicio o sin fin llegan a la primera o la última noche de todos los despliegues.',
  units: {
    captures: 'imágenes',
    sessions: 'sesiones de seguimiento',
    occurrences: 'animales individuales',
    taxa: 'taxones distintos',
    'captures-hour': 'capturas por hora de sesión',
    'occurrences-night': 'registros biológicos por noche con sesión',
    nights: 'noches con sesión',
    'nights-share': 'noches con sesión, en % de todas las noches',
  },
  ofPeriod: (unit, period) => `${unit}, ${period}`,
  rateUnknown: 'desconocido',
  wholeDeployments: 'de despliegues enteros',
  wholeTaxa: 'de despliegues enteros: los taxones de las sesiones no se suman',
  allNights: 'todas las noches',
  nightsOf: (span) => `noches del ${span}`,
  nightOf: (day) => `noche del ${day}`,
  nightsSince: (day) => `noches desde el ${day}`,
  nightsUntil: (day) => `noches hasta el ${day}`,
  notKnownYet: (metric) => `${metric}: aún desconocido`,
  counting: 'Cargando sesiones…',
  soFar: (read, all) =>
    plural(all, { one: `De ${read} de # sesión hasta ahora`, other: `De ${read} de # sesiones hasta ahora` }),
  failed: (reason) => `No se pudieron cargar las sesiones: ${reason}`,
  stopped: (read, all) =>
    plural(all, {
      one: `Carga detenida en ${read} de # sesión`,
      other: `Carga detenida en ${read} de # sesiones`,
    }),
  goOn: 'Continuar',
  many: (all) =>
    plural(all, {
      one: 'Esto necesita la # sesión.',
      other: 'Esto necesita las # sesiones. Elija días para cargar menos.',
    }),
  loadAll: 'Cargar todo',
  classesOf: 'Clases según',
  ofClasses: (deployments) => `; clases según ${deployments}`,
  allDeployments: (count) => plural(count, { one: 'el # despliegue', other: 'los # despliegues' }),
  shownDeployments: 'despliegues mostrados',
  onMap: (metric) => `${metric} (mapa)`,
  onMapMeans: 'La clase del despliegue en el mapa, elegida en su leyenda.',
};
