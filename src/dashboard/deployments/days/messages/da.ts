import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  noDates: 'Ingen af disse opsætninger har datoer at vælge.',
  barsOfDates: (days) =>
    plural(days, {
      one: 'aktive opsætninger, pr. dag',
      other: 'aktive opsætninger, pr. # dage',
    }),
  barsOfSessions: (days) =>
    plural(days, { one: 'opsætninger med en session, pr. dag', other: 'opsætninger med en session, pr. # dage' }),
  barsSoFar: (bars, loaded) => `${bars}, af ${loaded} indlæst indtil nu`,
  matching: (matching, all) => `${matching} af ${all}`,
  binOfDates: (count, days, start) =>
    plural(days, {
      one: `Aktive opsætninger ${start}: ${count}`,
      other: `Aktive opsætninger i # dage fra ${start}: ${count}`,
    }),
  binOfSessions: (count, days, start) =>
    plural(days, {
      one: `Opsætninger med en session ${start}: ${count}`,
      other: `Opsætninger med en session i # dage fra ${start}: ${count}`,
    }),
};
