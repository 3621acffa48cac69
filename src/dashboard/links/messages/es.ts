import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  compareThese: (count) => `Comparar estos ${count} despliegues`,
  tooManyCompared: (most) => `La comparación muestra como máximo ${most} despliegues. Seleccione menos.`,
  sessionsOf: (count) =>
    plural(count, { one: 'Sesiones de este despliegue', other: 'Sesiones de estos # despliegues' }),
  speciesOf: (count) => plural(count, { one: 'Especies de este despliegue', other: 'Especies de estos # despliegues' }),
  tooManyDeployments: (most) => `Una dirección admite ${most} despliegues como máximo. Seleccione menos.`,
};
