import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  notApplied: (what) => `Hele projektet: tjenesten anvendte ikke ${what}`,
  filters: {
    deployment: (name) => `opsætning ${name}`,
    event: (name) => `session ${name}`,
    determination: (name) => `bestemmelse ${name}`,
  },
  countsDiffer: (rows, what, matching) =>
    `Filen har ${plural(rows, { one: '# post', other: '# poster' })}; tjenesten tæller ${numberText(matching)} for ${what}.`,
  countsDifferWithDefaults: (rows, what, matching, filtered) =>
    `Filen har ${plural(rows, { one: '# post', other: '# poster' })}; tjenesten tæller ${numberText(matching)} for ${what}, ${numberText(filtered)} med projektets standardfiltre.`,
};
