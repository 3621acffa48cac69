import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Opsætninger',
  noun: { one: 'opsætning', many: 'opsætninger' },
  views: { split: 'Begge', map: 'Kort', table: 'Tabel' },
  search: 'Søg efter opsætninger på navn',
  noName: (text) => `Ingen opsætningers navne passer til »${text}«.`,

  name: 'Navn',
  nameMeans:
    'Opsætningens navn, en kamerafælde ét sted i en periode. Hvor opsætninger har samme navn, følger lokaliteten og id’et.',
  project: 'Projekt',
  projectMeans: 'Det projekt, som opsætningen hører til.',
  sessions: 'Sessioner',
  sessionsMean: 'Opsætningens overvågningssessioner, som regel én pr. nat.',
  captures: 'Optagelser',
  capturesMean: 'Billeder, som kameraet har taget her. De måler indsats lige så meget som fangst.',
  occurrences: 'Forekomster',
  occurrencesMean: 'Enkelte dyr, fulgt gennem optagelserne, hver med en bestemmelse.',
  taxa: 'Taxa',
  taxaMean:
    'Forskellige bestemmelser, af enhver rang: En slægt tæller ved siden af sine arter, og det gør navne, der ikke er et taxon, f.eks. »Unidentifiable«, også.',
  firstDate: 'Første dato',
  firstDateMeans: 'Dagen for den første optagelse efter fældens eget ur.',
  lastDate: 'Sidste dato',
  lastDateMeans: 'Dagen for den sidste optagelse efter fældens eget ur.',
  active: 'Periode',
  activeMeans:
    'Fra dagen for den første optagelse til dagen for den sidste efter fældens eget ur, med pauser og vintre. Filteret viser opsætninger, der var aktive på en af dets dage.',
  status: 'Status',
  statusUnknown: 'ukendt, indtil alle opsætninger er indlæst',
  statusMeansUnknown: 'Om der stadig kommer optagelser. Ukendt, indtil alle opsætninger er indlæst.',
  statusMeans: (silent, current, ended, none) =>
    `Om der stadig kommer optagelser. Tavs: ${silent} Aktiv: ${current} Afsluttet: ${ended} Uden optagelser: ${none}`,
  statuses: { silent: 'tavs', current: 'aktiv', ended: 'afsluttet', 'no captures': 'uden optagelser' },
  device: 'Apparat',
  deviceMeans: 'Opsætningens kamera eller logger.',
  site: 'Lokalitet',
  siteMeans: 'Den forskningslokalitet, som opsætningen hører til.',
  kept: {
    habitat: {
      header: 'Habitat',
      definition: 'Levestedet omkring fælden, med kildens egne ord.',
    },
    feature_type: {
      header: 'Element',
      definition: 'Hvad fælden står ved, f.eks. et vandhul eller en sti, med kildens betegnelse.',
    },
    bait_use: {
      header: 'Lokkemad',
      definition: 'Om der blev brugt lokkemad, som opsætningens kilde angiver det.',
    },
    camera_model: {
      header: 'Kameramodel',
      definition: 'Kameraets mærke og model, som opsætningens kilde angiver det.',
    },
    deployment_groups: {
      header: 'Grupper',
      definition: 'Grupper, som kilden placerer opsætningen i; der kan være flere.',
    },
    deployment_tags: {
      header: 'Mærkater',
      definition: 'Mærkater, som kilden giver opsætningen; der kan være flere.',
    },
  },
  notGiven: 'ikke angivet af kilden',
  baited: 'med lokkemad',
  notBaited: 'uden lokkemad',
  latestJob: 'Seneste job',
  latestJobMeans:
    'Status for det seneste baggrundsjob: en synkronisering af lageret eller en kørsel af maskinlæringen. Sorteres efter status og derefter efter, hvornår jobbet blev oprettet.',
  jobAt: (status, job, time) => `${status}: ${job}, ${time}`,
  updated: 'Opdateret',
  updatedMeans: 'Hvornår serveren sidst ændrede opsætningens post.',
  created: 'Oprettet',
  createdMeans: 'Hvornår opsætningens post blev oprettet på serveren.',
  latitude: 'Breddegrad',
  latitudeMeans: 'Decimalgrader, nord er positiv. Ukendt, hvor der ikke er angivet en placering.',
  longitude: 'Længdegrad',
  longitudeMeans: 'Decimalgrader, øst er positiv. Ukendt, hvor der ikke er angivet en placering.',
  location: 'Placering',
  locationMeans:
    'Bredde- og længdegrad i decimalgrader. Dens filter er et område, du tegner på kortet, eller kortets udsnit.',
  check: 'Kontrol af placering',
  checkMeans:
    'Om placeringen ser rigtig ud ved siden af projektets andre opsætninger. Andet fortegn: med det andet fortegn for en koordinat ville den ligge blandt dem. Byttet om: det ville den med bredde- og længdegrad byttet om. Langt væk: den ligger mere end 1.000 km fra dem, og alene.',
  misplacements: { sign: 'andet fortegn', swapped: 'byttet om', far: 'langt væk' },
  fromMiddle: (distance) => `${distance} fra midten af projektets opsætninger`,
  toCheck: (what, distance) => `Til gennemsyn: ${what}, ${distance}`,
  noLocation: 'ingen placering angivet',
  noCaptures: 'ingen optagelser endnu',
  noDevice: 'intet apparat angivet',
  noSite: 'ingen lokalitet angivet',
  noJobs: 'ingen job',

  map: 'Kort over opsætninger',
  allInTable: 'Tabellen viser dem alle.',

  selected: 'Valgt opsætning',
  loading: (id) => `Indlæser opsætning ${id} …`,
  noSuch: (id) => `Der er ingen opsætning med id ${id}.`,
  clearSelection: 'Ryd valget',
  filteredOut: 'Den passer ikke til filtrene.',
  noSiteEntered: 'Ingen lokalitet angivet',
  latestJobIs: 'Seneste job:',
  withoutLocation: 'Uden placering',
  whyNotReported: 'Koordinater ikke oplyst af serveren',
  whyZero: '0.0, 0.0: ingen placering angivet',
  uncertain: (radius) => `inden for ${radius}`,
  whyOutside: (coordinates) => `${coordinates} er ikke på kloden`,

  daysLabel: 'Dage',
  allDays: 'Alle dage',
  daysUndated: (count) =>
    plural(count, { one: 'Dage: # uden datoer vises ikke', other: 'Dage: # uden datoer vises ikke' }),
  byDates: 'Efter første og sidste dato · Tabellen har tal for hele opsætninger',
  undated: (count) => plural(count, { one: '# uden datoer vises ikke', other: '# uden datoer vises ikke' }),
};
