import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  noDates: 'Ninguno de estos despliegues tiene fechas que seleccionar.',
  barsOfDates: (days) =>
    plural(days, {
      one: 'despliegues activos, por día',
      other: 'despliegues activos, por # días',
    }),
  barsOfSessions: (days) =>
    plural(days, { one: 'despliegues con una sesión, por día', other: 'despliegues con una sesión, por # días' }),
  barsSoFar: (bars, loaded) => `${bars}, de ${loaded} cargados hasta ahora`,
  matching: (matching, all) => `${matching} de ${all}`,
  binOfDates: (count, days, start) =>
    plural(days, {
      one: `Despliegues activos el ${start}: ${count}`,
      other: `Despliegues activos en # días desde el ${start}: ${count}`,
    }),
  binOfSessions: (count, days, start) =>
    plural(days, {
      one: `Despliegues con una sesión el ${start}: ${count}`,
      other: `Despliegues con una sesión en # días desde el ${start}: ${count}`,
    }),
};
