import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  notInFile: (count) =>
    plural(count, { one: '# despliegue no está en el archivo', other: '# despliegues no están en el archivo' }),
  named: (name, id) => `${name} (ID ${id})`,
  reasons: {
    noLocation: 'sin ubicación',
    noSession: 'sin sesión',
    noSessionInNights: 'sin sesión en estas noches',
  },
  others: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  noZero: 'Una noche sin sesión es un vacío, no una noche sin animales.',
};
