import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  zoom: 'Zoom til opsætningen',
  itsSessions: 'Sessioner',
  itsPage: 'Detaljer',
  drag: 'Træk ned for at lukke',

  allDays: 'Alle dage',
  daysFrom: (day) => `Fra ${day}`,
  daysTo: (day) => `Til ${day}`,
  days: (from, to) => `${from} til ${to}`,
  counting: 'Indlæser dens sessioner …',
  notCounted: (reason) => `Dens sessioner kunne ikke indlæses: ${reason}`,
  tooMany: (count) => `Tallene gælder alle dage: ${count} sessioner er for mange til at blive indlæst her.`,
  noSessions: 'Ingen sessioner',
  noSessionsInDays: 'Ingen sessioner på disse dage',
  nights: 'Nætter',
  nightsMean: 'Nætter, hvor mindst én session kørte.',
  perHour: 'Optagelser/t',
  perHourMeans: 'Optagelser pr. time af alle sessioners varighed.',
  perNight: 'Forek./nat',
  perNightMeans: 'Forekomster pr. nat med en session, for de nætter, hvis billeder alle er behandlet.',
  ofDays: 'Kun disse nætter tælles med. Antal for en session, der rækker ud over dem, kendes ikke.',
  capturesByNight: (from, to, most, night) =>
    `Optagelser pr. nat, ${from} til ${to}. Højest: ${most}, natten efter ${night}.`,
  capturesByNights: (nights, from, to, most, night) =>
    plural(nights, {
      one: `Optagelser pr. nat, gennemsnit af # nat pr. søjle, ${from} til ${to}. Højest: ${most}, natten efter ${night}.`,
      other: `Optagelser pr. nat, gennemsnit af # nætter pr. søjle, ${from} til ${to}. Højest: ${most}, natten efter ${night}.`,
    }),
  capturesUnknown: 'Optagelser pr. nat: ikke oplyst',

  latest: 'Seneste session',
  latestOfDays: 'Seneste af disse sessioner',
  capture: 'Optagelse',
  captureAt: (time) => `Optagelse kl. ${time}`,
  noImage: 'Intet billede',

  copy: 'Kopiér koordinater',
  copied: 'Kopieret',
  notCopied: 'Kunne ikke kopieres',

  sameSpot: 'På samme sted',
  near: 'Inden for 1 km',
  alone: 'Ingen anden fælde inden for 1 km',
  more: (count) => plural(count, { one: '# mere', other: '# mere' }),
};
