import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  noDates: 'Ninguno de estos despliegues tiene fechas que seleccionar.',
  bars: (days) =>
    plural(days, {
      one: 'despliegues activos, pausas incluidas, por día',
      other: 'despliegues activos, pausas incluidas, por # días',
    }),
  barsSoFar: (bars, loaded) => `${bars}, de ${loaded} cargados hasta ahora`,
  matching: (matching, all) => `${matching} de ${all}`,
  bin: (count, days, start) =>
    plural(days, {
      one: `Despliegues activos el ${start}: ${count}`,
      other: `Despliegues activos en # días desde el ${start}: ${count}`,
    }),
};
