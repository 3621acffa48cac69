import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  showBy: 'Vis efter',
  daysBefore: 'Dage før',
  newestOfProject: 'projektets sidste optagelse',
  today: 'i dag',
  classes: 'Klasser',
  dayLimits: (days) => `${days} dage`,
  lastDateAge: 'Dagen for den sidste optagelse, efter hvor længe siden det er.',
  upToDays: (days) => plural(days, { one: 'op til # dag', other: 'op til # dage' }),
  days: (days) => plural(days, { one: '# dag', other: '# dage' }),
  daysFrom: (from, to) => plural(to, { one: `${from}–# dag`, other: `${from}–# dage` }),
  moreThanDays: (days) => plural(days, { one: 'mere end # dag', other: 'mere end # dage' }),
  moreThanYear: 'mere end et år',
  lastDateUnknown: 'Sidste dato ikke oplyst',
  lastDateIs: (date) => `Sidste dato: ${date}`,
  lastDatesUnknown: (dates, unknown) =>
    plural(unknown, {
      one: `Sidste dato: ${dates}, # ikke oplyst`,
      other: `Sidste dato: ${dates}, # ikke oplyst`,
    }),
  lastDateToday: (date) => `Sidste dato: ${date}, i dag`,
  lastDateAgo: (date, days) =>
    plural(days, { one: `Sidste dato: ${date}, for # dag siden`, other: `Sidste dato: ${date}, for # dage siden` }),
  lastDateAhead: (date, days) =>
    plural(days, { one: `Sidste dato: ${date}, # dag efter i dag`, other: `Sidste dato: ${date}, # dage efter i dag` }),
  lastDateNewest: (date) => `Sidste dato: ${date}, den seneste i projektet`,
  lastDateBefore: (date, days) =>
    plural(days, {
      one: `Sidste dato: ${date}, # dag før den seneste i projektet`,
      other: `Sidste dato: ${date}, # dage før den seneste i projektet`,
    }),
  lastDateNewestLoaded: (date) => `Sidste dato: ${date}, den seneste indlæste i projektet`,
  lastDateBeforeLoaded: (date, days) =>
    plural(days, {
      one: `Sidste dato: ${date}, # dag før den seneste indlæste i projektet`,
      other: `Sidste dato: ${date}, # dage før den seneste indlæste i projektet`,
    }),
  statusIs: (status) => `Status: ${status}`,
  statusWithLast: (status, date) => `Status: ${status}, sidste optagelse ${date}`,
  statusNotKnown: 'Status er ikke kendt endnu',
  statusCounts: {
    silent: (count) => plural(count, { one: '# tavs', other: '# tavse' }),
    current: (count) => plural(count, { one: '# aktiv', other: '# aktive' }),
    ended: (count) => plural(count, { one: '# afsluttet', other: '# afsluttede' }),
    'no captures': (count) => plural(count, { one: '# uden optagelser', other: '# uden optagelser' }),
  },
  withoutLocation: (count) => plural(count, { one: '# uden placering', other: '# uden placering' }),
  exportThese: (count) => plural(count, { one: 'Eksportér denne opsætning', other: 'Eksportér disse # opsætninger' }),
  orderExport: 'Bestil en eksport',
  exportHolds: 'En eksport omfatter ét projekt. Vælg først et projekt.',
  filterToView: 'Filtrér til dette udsnit',
  filterToViewAbout: 'Viser kun de opsætninger, der er på kortet nu',
};
