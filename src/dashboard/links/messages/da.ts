import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  compareThese: (count) => `Sammenlign disse ${count} opsætninger`,
  tooManyCompared: (most) => `Sammenligningen viser højst ${most} opsætninger. Vælg færre.`,
  sessionsOf: (count) =>
    plural(count, { one: 'Sessioner for denne opsætning', other: 'Sessioner for disse # opsætninger' }),
  speciesOf: (count) => plural(count, { one: 'Arter for denne opsætning', other: 'Arter for disse # opsætninger' }),
  tooManyDeployments: (most) => `En adresse rummer højst ${most} opsætninger. Vælg færre.`,
};
