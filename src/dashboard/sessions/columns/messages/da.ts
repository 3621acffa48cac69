import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  nightsBefore: (count, year) => plural(count, { one: `# nat før ${year}`, other: `# nætter før ${year}` }),
  nightsAfter: (count) => plural(count, { one: '# nat i fremtiden', other: '# nætter i fremtiden' }),
  perNight: 'sessioner pr. nat',
  perNights: (nights) => plural(nights, { one: 'sessioner pr. nat', other: 'sessioner pr. # nætter' }),
  soFar: (bars, loaded) => `${bars}, af ${loaded} indlæst indtil nu`,
  countedOf: (some, all) => plural(all, { one: `${some} af # session`, other: `${some} af # sessioner` }),
  inNight: (sessions, date) => `${sessions}, natten efter ${date}`,
  inNights: (sessions, nights, date) =>
    `${sessions}, ${plural(nights, { one: '# nat', other: '# nætter' })} fra ${date}`,
  totalsOf: (some, all) => `Summer af ${some} af ${all} sessioner`,
  totalsLoading: (some, all) => `Summer af ${some} af ${all} sessioner …`,
  totalsPart: (some, all) => `Summer af ${some} af ${all} sessioner; resten er ikke indlæst`,
  unlisted: (count) =>
    plural(count, {
      one: '# opsætning med sessioner står ikke på listen over opsætninger',
      other: '# opsætninger med sessioner står ikke på listen over opsætninger',
    }),
  totalsMean: {
    deployment: 'Kamerafælden; åbner dens sessioner.',
    project: 'Opsætningens projekt.',
    sessions: 'Opsætningens overvågningssessioner.',
    nights: 'Fældenætter: nætter, hvor mindst én session kørte, også de senere i en lang session.',
    captures: 'Billeder fra alle dens sessioner.',
    capturesPerNight: 'Optagelser divideret med nætter.',
    capturesPerHour: 'Optagelser divideret med timerne i alle dens sessioner.',
    occurrences: 'Individer i alle dens sessioner, fulgt fra optagelse til optagelse, hvert med en bestemmelse.',
    occurrencesPerNight: 'Forekomster divideret med nætter, for de nætter, hvis billeder alle er behandlet.',
    firstNight: 'Aftenen for dens første session.',
    lastNight: 'Den sidste aften, hvor en session kørte.',
  },
  rateUnknown: 'ingen sessioner, eller ukendt for nogle',
};
