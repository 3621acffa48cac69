import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');
const sessions = (count: number) => plural(count, { one: '# sesión', other: '# sesiones' });

export const messages: Messages = {
  calendar: 'Calendario',
  colour: 'El color muestra',
  nightWidth: 'Ancho de una noche',
  widths: { all: 'Todas las noches', season: 'Temporada', months: 'Meses', weeks: 'Semanas' },
  asTable: 'Mostrar como tabla por mes',
  fingerSelects: 'Seleccionar noches con el dedo',

  byDeployment: (metric) =>
    `${metric} por despliegue y noche. Las flechas van a la noche o al despliegue siguiente, con Control a la sesión siguiente; Mayús selecciona un rectángulo, Intro abre una sesión.`,
  byYear: (metric) =>
    `${metric} por año y noche. Las flechas van a la noche o al año siguiente, con Control a la sesión siguiente; Intro abre una sesión.`,
  hint: 'Pase el puntero por una noche para ver los detalles; arrastre sobre las noches para mostrar solo esas en la tabla.',
  hintOfYears: 'Pase el puntero por una noche para ver los detalles; haga clic para obtener un enlace a su sesión.',
  noneMatch: 'Ninguna sesión coincide con los filtros.',
  nightsOnly: (count) => `Más de ${count} despliegues: solo se seleccionan las noches.`,
  openSession: (time) => `Abrir la sesión de las ${time}`,

  counts: {
    captures_count: (count) => plural(count, { one: '# captura', other: '# capturas' }),
    detections_count: (count) => plural(count, { one: '# detección', other: '# detecciones' }),
    occurrences_count: (count) => plural(count, { one: '# registro biológico', other: '# registros biológicos' }),
    taxa_count: (count) => plural(count, { one: '# taxón', other: '# taxones' }),
  },
  perHour: (rate) => `${rate} capturas por hora`,
  nightOf: (deployment, date, what) => `${deployment}, noche del ${date}: ${what}`,
  night: (date, what) => `Noche del ${date}: ${what}`,
  noSuchDay: (date) => `${date}: ese día no existe`,
  noSession: 'sin sesión',
  noneSoFar: 'ninguna sesión cargada hasta ahora',
  leftOut: 'omitidas por los filtros',
  sessionsLeftOut: (count) =>
    plural(count, { one: '# sesión, omitida por los filtros', other: '# sesiones, omitidas por los filtros' }),
  unknown: (metric) => `${metric}: desconocido`,
  inAll: (what, count) => `${what} en ${sessions(count)}`,
  atLeast: (what, count) => `al menos ${what} en ${sessions(count)}`,
  ofLong: (what, nights) =>
    plural(nights, { one: `${what} en una sesión de # noche`, other: `${what} en una sesión de # noches` }),

  byMonth: (metric) => `${metric} por mes`,
  shownOf: (first, last, all) => `Despliegues ${first} a ${last} de ${all}`,
  before: (count) => `${count} anteriores`,
  after: (count) => `${count} siguientes`,
  mostTaxa: 'Mayor número de taxones en una sesión',
  ofDeployments: (metric) => `${metric} por despliegue y mes, y número de noches. Vacío: sin sesión.`,
  ofYears: (metric) => `${metric} por año y mes, y número de noches. Vacío: sin sesión.`,
  year: 'Año',
  monthOfYear: (month, year) => `${month} ${year}`,
  unknownInMonth: 'desconocido para algunas sesiones',
  nights: (count) => plural(count, { one: '# noche', other: '# noches' }),
};
