import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: (id) => `Opsætning ${id}`,
  notRefreshed: (reason) => `Kunne ikke opdateres: ${reason}`,
  nightsOpening: 'Indlæser nætterne …',
  notLoaded: 'Opsætningen kunne ikke indlæses.',
  none: 'Opsætningen findes ikke',
  all: 'Alle opsætninger',
  itsSessions: 'Opsætningens sessioner',
  compareYears: 'Sammenlign dens år',
  exportIt: 'Eksportér denne opsætning',

  facts: 'Fakta',
  fromSource: 'Ifølge kilden',
  setUp: 'Sat op',
  takenDown: 'Taget ned',
  recordCreated: 'Post oprettet',
  changedAtSource: 'Ændret hos kilden',
  id: 'Id',
  location: 'Placering',
  noLocation: (reason) => `Ingen placering. ${reason}.`,
  showOnMap: 'Vis på kortet over opsætninger',
  mapOf: (name) => `Kort over ${name}`,

  jobs: 'Job',
  failing: (count, kind) =>
    plural(count, {
      one: `Det seneste # job »${kind}« mislykkedes.`,
      other: `De seneste # job »${kind}« mislykkedes.`,
    }),
  noJobs: 'Der er ikke kørt job for denne opsætning.',
  status: 'Status',
  job: 'Job',
  created: 'Oprettet',
  lastUpdate: 'Seneste opdatering',
};
