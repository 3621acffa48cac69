import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  noDates: 'Ingen af disse opsætninger har datoer at vælge.',
  barsOfDates: (days) =>
    plural(days, {
      one: 'opsætninger mellem første og sidste dato, pr. dag',
      other: 'opsætninger mellem første og sidste dato, pr. # dage',
    }),
  barsOfSessions: (days) =>
    plural(days, { one: 'opsætninger med en session, pr. dag', other: 'opsætninger med en session, pr. # dage' }),
  barsSoFar: (bars, loaded) => `${bars}, af ${loaded} indlæst indtil nu`,
  matching: (matching, all) => `${matching} af ${all}`,
  binOfDates: (count, days, start) =>
    plural(days, {
      one: `Opsætninger mellem første og sidste dato ${start}: ${count}`,
      other: `Opsætninger mellem første og sidste dato i # dage fra ${start}: ${count}`,
    }),
  binOfSessions: (count, days, start) =>
    plural(days, {
      one: `Opsætninger med en session ${start}: ${count}`,
      other: `Opsætninger med en session i # dage fra ${start}: ${count}`,
    }),
};
