import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  names: { sex: 'Køn', life_stage: 'Livsstadie', behavior: 'Adfærd' },
  mean: {
    sex: 'Tæller kun forekomster af dette køn, som deres kilde angiver det.',
    life_stage: 'Tæller kun forekomster i dette livsstadie, som deres kilde angiver det.',
    behavior: 'Tæller kun forekomster med denne adfærd, med kildens egne ord.',
  },
  values: {
    sex: { female: 'hun', male: 'han' },
    life_stage: { adult: 'voksen', subadult: 'ung voksen', juvenile: 'ung' },
    behavior: {},
  },
  any: 'alle',
  notGiven: 'ikke angivet',
  looked: {
    name: 'Bestemmelse',
    mean: 'Tæller kun forekomster, som en person har bestemt, som kun en model har bestemt, eller som begge har bestemt til forskellige taksa. Tilbagetrukne bestemmelser tæller ikke.',
    values: { person: 'Set efter af en person', model: 'Kun af en model', disagree: 'Person og model er uenige' },
    ofThese: (count) => `En person har set efter ${count} af disse forekomster.`,
    ofThoseThatSay: (count, said) =>
      `En person har set efter ${count} af disse forekomster, ud af de ${said}, der siger, hvem der har bestemt dem.`,
    neverSaid: 'Serveren siger ikke, hvem der har bestemt disse forekomster, så filteret lader ingen tilbage.',
  },
  asked: (name, value) => `${name}: ${value}`,
  others: (count, asked) =>
    plural(count, { one: `# forekomst sorteret fra af ${asked}`, other: `# forekomster sorteret fra af ${asked}` }),
  only: (asked) => `Kun talt med ${asked}.`,
  leftOut: (count) => plural(count, { one: '# anden forekomst er udeladt.', other: '# andre forekomster er udeladt.' }),
  neverGiven: (names) => `Ingen af disse forekomster har en værdi for dette filter: ${names}.`,
};
