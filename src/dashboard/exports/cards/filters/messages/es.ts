import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  notApplied: (what) => `Proyecto entero: el servicio no aplicó ${what}`,
  filters: {
    deployment: (name) => `despliegue ${name}`,
    event: (name) => `sesión ${name}`,
    determination: (name) => `determinación ${name}`,
  },
  countsDiffer: (rows, what, matching) =>
    `El archivo tiene ${plural(rows, { one: '# registro', other: '# registros' })}; el servicio cuenta ${numberText(matching)} para ${what}.`,
  countsDifferWithDefaults: (rows, what, matching, filtered) =>
    `El archivo tiene ${plural(rows, { one: '# registro', other: '# registros' })}; el servicio cuenta ${numberText(matching)} para ${what}, ${numberText(filtered)} con los filtros predeterminados del proyecto.`,
};
