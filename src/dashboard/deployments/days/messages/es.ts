import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  beginBefore: (count, year) =>
    plural(count, { one: `# empieza antes de ${year}`, other: `# empiezan antes de ${year}` }),
  endAfter: (count) => plural(count, { one: '# termina en el futuro', other: '# terminan en el futuro' }),
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
