import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  beginBefore: (count, year) => plural(count, { one: `# begynder før ${year}`, other: `# begynder før ${year}` }),
  endAfter: (count) => plural(count, { one: '# slutter i fremtiden', other: '# slutter i fremtiden' }),
  noDates: 'Ingen af disse opsætninger har datoer at vælge.',
  bars: (days) =>
    plural(days, {
      one: 'aktive opsætninger, pauser medregnet, pr. dag',
      other: 'aktive opsætninger, pauser medregnet, pr. # dage',
    }),
  barsSoFar: (bars, loaded) => `${bars}, af ${loaded} indlæst indtil nu`,
  matching: (matching, all) => `${matching} af ${all}`,
  bin: (count, days, start) =>
    plural(days, {
      one: `Aktive opsætninger ${start}: ${count}`,
      other: `Aktive opsætninger i # dage fra ${start}: ${count}`,
    }),
};
