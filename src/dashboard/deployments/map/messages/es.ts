import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  showBy: 'Mostrar por',
  daysBefore: 'Días antes de',
  newestOfProject: 'la última captura del proyecto',
  today: 'hoy',
  classes: 'Clases',
  dayLimits: (days) => `${days} días`,
  lastDateAge: 'El día de la última captura, según el tiempo transcurrido.',
  upToDays: (days) => plural(days, { one: 'hasta # día', other: 'hasta # días' }),
  days: (days) => plural(days, { one: '# día', other: '# días' }),
  daysFrom: (from, to) => plural(to, { one: `${from}–# día`, other: `${from}–# días` }),
  moreThanDays: (days) => plural(days, { one: 'más de # día', other: 'más de # días' }),
  moreThanYear: 'más de un año',
  lastDateUnknown: 'Última fecha no indicada',
  lastDateIs: (date) => `Última fecha: ${date}`,
  lastDatesUnknown: (dates, unknown) =>
    plural(unknown, {
      one: `Última fecha: ${dates}, # no indicada`,
      other: `Última fecha: ${dates}, # no indicadas`,
    }),
  lastDateToday: (date) => `Última fecha: ${date}, hoy`,
  lastDateAgo: (date, days) =>
    plural(days, { one: `Última fecha: ${date}, hace # día`, other: `Última fecha: ${date}, hace # días` }),
  lastDateAhead: (date, days) =>
    plural(days, {
      one: `Última fecha: ${date}, # día después de hoy`,
      other: `Última fecha: ${date}, # días después de hoy`,
    }),
  lastDateNewest: (date) => `Última fecha: ${date}, la más reciente del proyecto`,
  lastDateBefore: (date, days) =>
    plural(days, {
      one: `Última fecha: ${date}, # día antes de la más reciente del proyecto`,
      other: `Última fecha: ${date}, # días antes de la más reciente del proyecto`,
    }),
  lastDateNewestLoaded: (date) => `Última fecha: ${date}, la más reciente cargada del proyecto`,
  lastDateBeforeLoaded: (date, days) =>
    plural(days, {
      one: `Última fecha: ${date}, # día antes de la más reciente cargada del proyecto`,
      other: `Última fecha: ${date}, # días antes de la más reciente cargada del proyecto`,
    }),
  statusIs: (status) => `Estado: ${status}`,
  statusWithLast: (status, date) => `Estado: ${status}, última captura el ${date}`,
  statusNotKnown: 'Estado aún desconocido',
  statusCounts: {
    silent: (count) => plural(count, { one: '# sin actividad', other: '# sin actividad' }),
    current: (count) => plural(count, { one: '# activo', other: '# activos' }),
    ended: (count) => plural(count, { one: '# terminado', other: '# terminados' }),
    'no captures': (count) => plural(count, { one: '# sin capturas', other: '# sin capturas' }),
  },
  withoutLocation: (count) => plural(count, { one: '# sin ubicación', other: '# sin ubicación' }),
  exportThese: (count) => plural(count, { one: 'Exportar este despliegue', other: 'Exportar estos # despliegues' }),
  orderExport: 'Solicitar una exportación',
  exportHolds: 'Una exportación abarca un solo proyecto. Elija primero un proyecto.',
  filterToView: 'Filtrar por esta vista',
  filterToViewAbout: 'Muestra solo los despliegues que están ahora en el mapa',
};
