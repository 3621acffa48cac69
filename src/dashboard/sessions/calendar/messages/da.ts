import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');
const sessions = (count: number) => plural(count, { one: '# session', other: '# sessioner' });

export const messages: Messages = {
  calendar: 'Kalender',
  colour: 'Farven viser',
  nightWidth: 'En nats bredde',
  widths: { all: 'Alle nætter', season: 'Sæson', months: 'Måneder', weeks: 'Uger' },
  asTable: 'Vis som tabel pr. måned',
  fingerSelects: 'Vælg nætter med fingeren',

  byDeployment: (metric) =>
    `${metric} pr. opsætning og nat. Piletasterne går til næste nat eller opsætning, med Ctrl til næste session; Skift vælger et rektangel, Enter åbner en session.`,
  byYear: (metric) =>
    `${metric} pr. år og nat. Piletasterne går til næste nat eller år, med Ctrl til næste session; Enter åbner en session.`,
  hint: 'Peg på en nat for detaljer; træk hen over nætter for kun at vise dem i tabellen.',
  hintOfYears: 'Peg på en nat for detaljer; klik for at få et link til dens session.',
  noneMatch: 'Ingen sessioner matcher filtrene.',
  nightsOnly: (count) => `Over ${count} opsætninger: kun nætterne er valgt.`,
  openSession: (time) => `Åbn sessionen kl. ${time}`,

  counts: {
    captures_count: (count) => plural(count, { one: '# optagelse', other: '# optagelser' }),
    detections_count: (count) => plural(count, { one: '# detektion', other: '# detektioner' }),
    occurrences_count: (count) => plural(count, { one: '# forekomst', other: '# forekomster' }),
    taxa_count: (count) => plural(count, { one: '# taxon', other: '# taxa' }),
  },
  perHour: (rate) => `${rate} optagelser pr. time`,
  nightOf: (deployment, date, what) => `${deployment}, natten efter ${date}: ${what}`,
  night: (date, what) => `Natten efter ${date}: ${what}`,
  noSuchDay: (date) => `${date}: den dag findes ikke`,
  noSession: 'ingen session',
  noneSoFar: 'ingen session indlæst endnu',
  leftOut: 'udeladt af filtrene',
  sessionsLeftOut: (count) => `${sessions(count)}, udeladt af filtrene`,
  unknown: (metric) => `${metric}: ukendt`,
  inAll: (what, count) => `${what} i ${sessions(count)}`,
  atLeast: (what, count) => `mindst ${what} i ${sessions(count)}`,
  ofLong: (what, nights) =>
    plural(nights, { one: `${what} i en session over # nat`, other: `${what} i en session over # nætter` }),

  byMonth: (metric) => `${metric} pr. måned`,
  shownOf: (first, last, all) => `Opsætning ${first} til ${last} af ${all}`,
  before: (count) => `Forrige ${count}`,
  after: (count) => `Næste ${count}`,
  mostTaxa: 'Flest taxa i én session',
  ofDeployments: (metric) => `${metric} pr. opsætning og måned samt antal nætter. Tom: ingen session.`,
  ofYears: (metric) => `${metric} pr. år og måned samt antal nætter. Tom: ingen session.`,
  year: 'År',
  monthOfYear: (month, year) => `${month} ${year}`,
  unknownInMonth: 'ukendt for nogle sessioner',
  nights: (count) => plural(count, { one: '# nat', other: '# nætter' }),
};
