import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Oversigt',

  totals: 'Totaler',
  projects: 'Projekter',
  projectsMean: 'Grupper af opsætninger, som du må se.',
  deployments: 'Opsætninger',
  deploymentsMean: 'Kamerafælder, hver ét sted i en periode.',
  sessions: 'Sessioner',
  sessionsMean: 'En opsætnings overvågningssessioner, som regel én pr. nat.',
  captures: 'Optagelser',
  capturesOfAll: 'Billeder, som kameraerne har taget: summen af alle opsætninger.',
  capturesOfProject: 'Billeder, som kameraerne har taget: summen af projektets opsætninger.',
  occurrences: 'Forekomster',
  occurrencesOfAll: 'Enkelte dyr, fulgt gennem optagelserne: summen af alle opsætninger.',
  occurrencesOfProject: 'Enkelte dyr, fulgt gennem optagelserne: summen af projektets opsætninger.',
  taxa: 'Taxa',
  taxaMean: 'Navne i listen over taxa, af enhver rang, fundet eller ej.',
  loadingTotal: 'Indlæser',
  totalUnknown: (reason) => `ukendt: ${reason}`,
  moreThan: (count) => `mere end ${count}`,
  unreported: (count) =>
    plural(count, { one: '# opsætning oplyser det ikke.', other: '# opsætninger oplyser det ikke.' }),
  hasMore: 'Serveren har flere, end den tæller.',
  unreadable: (count) => plural(count, { one: '# kunne ikke læses.', other: '# kunne ikke læses.' }),
  unreadableOfAll: (count) =>
    plural(count, {
      one: '# fra alle projekter kunne ikke læses; den kan høre til dette projekt.',
      other: '# fra alle projekter kunne ikke læses; nogle kan høre til dette projekt.',
    }),

  counts: {
    deployments: (count) => plural(count, { one: '# opsætning', other: '# opsætninger' }),
    sessions: (count) => plural(count, { one: '# session', other: '# sessioner' }),
    exports: (count) => plural(count, { one: '# eksport', other: '# eksporter' }),
    storage: (count) => plural(count, { one: '# lagerkilde', other: '# lagerkilder' }),
  },
  loadingList: 'Indlæser …',
  notLoaded: {
    deployments: 'Opsætningerne kunne ikke indlæses.',
    sessions: 'Sessionerne kunne ikke indlæses.',
    exports: 'Eksporterne kunne ikke indlæses.',
    storage: 'Lagerkilderne kunne ikke indlæses.',
  },
  notRefreshed: (reason) => `Kunne ikke opdateres: ${reason}`,
  cancelledAt: (loaded, all) => `Ud fra ${loaded} af ${all}: indlæsningen blev annulleret.`,
  continue: 'Fortsæt indlæsningen',
  soFar: (loaded, all) => `Ud fra ${loaded} af ${all} indtil nu …`,
  leftOutUnreadable: (left, all) => `${left} af ${all} er ikke med: de kunne ikke læses.`,
  leftOutMissing: (left, all) => `${left} af ${all} er ikke med: serveren sendte dem ikke.`,
  leftOut: (left, all, unreadable, missing) =>
    `${left} af ${all} er ikke med: ${unreadable} kunne ikke læses, serveren sendte ikke ${missing}.`,
  dataProblems: 'Dataproblemer i Indstillinger',
  countDiffers: (loaded, counted) => `${loaded} indlæst; serveren tæller ${counted}.`,
  endless: 'Serveren melder om en side mere, men sender intet nyt.',

  capturesByWeek: 'Optagelser pr. uge',
  capturesByDays: (days) => plural(days, { one: 'Optagelser pr. dag', other: 'Optagelser pr. # dage' }),
  nightsByWeek: 'Fældenætter pr. uge',
  nightsByDays: (days) => plural(days, { one: 'Fældenætter pr. dag', other: 'Fældenætter pr. # dage' }),
  capturesByWeekMean: 'Billeder pr. uge. En session tæller i ugen for sin aften.',
  nightsByWeekMean: 'Fældenætter pr. uge: indsatsen.',
  shown: 'Vist',
  nights: 'Fældenætter',
  capturesNoun: 'optagelser',
  nightsNoun: 'fældenætter',
  tooMany: (all) => `Der er ${all}. Diagrammet skal bruge dem alle.`,
  loadAll: (all) => `Indlæs alle ${all}`,
  loadAllUncounted: 'Indlæs alle sessioner',
  noSessions: 'Der er ingen sessioner endnu.',
  sessionsUndated: (count) =>
    plural(count, {
      one: '# session før 2010 eller i fremtiden er ikke i diagrammet',
      other: '# sessioner før 2010 eller i fremtiden er ikke i diagrammet',
    }),
  sessionsUnreported: (count) =>
    plural(count, {
      one: '# session oplyser ikke sine optagelser og er ikke med.',
      other: '# sessioner oplyser ikke deres optagelser og er ikke med.',
    }),
  projectUnknown: 'Ukendt projekt',
  otherProjects: (count) => plural(count, { one: '# andet projekt', other: '# andre projekter' }),

  map: 'Kort over opsætninger',
  mapRegion: 'Kort over opsætninger',
  openMap: 'Åbn kortet med tabellen',
  onMap: (shown, all) => `${shown} af ${all} på kortet`,

  toCheck: 'Til gennemsyn',
  exports: 'Eksporter',
  storage: 'Lagerkilder',
  nothing: 'Intet at se efter.',
  tooManyToCheck: (all) => `Der er ${all}. Indlæs dem alle for at se dem efter.`,
  ofProject: 'Kun det valgte projekt.',
  silent: (count) => plural(count, { one: '# tavs', other: '# tavse' }),
  noCaptures: (count) => plural(count, { one: '# uden optagelser', other: '# uden optagelser' }),
  noLocation: (count) => plural(count, { one: '# uden placering', other: '# uden placering' }),
  noLocationMeans: 'Ingen koordinater, 0.0, 0.0 eller koordinater uden for kloden: intet kort viser dem.',
  misplaced: (count) =>
    plural(count, { one: '# med en usandsynlig placering', other: '# med en usandsynlig placering' }),
  misplacedMeans:
    'Langt fra projektets andre opsætninger. Med et andet fortegn, eller med bredde- og længdegrad byttet om, ville de ligge blandt dem; eller de ligger mere end 1.000 km væk.',
  misplacements: { sign: 'andet fortegn', swapped: 'byttet om', far: 'langt væk' },
  ended: (count) => plural(count, { one: '# afsluttet', other: '# afsluttede' }),
  failed: (count) => plural(count, { one: '# mislykket', other: '# mislykkede' }),
  failedMeans: 'Årsagen står på eksporten.',
  stalled: (count) => plural(count, { one: '# gået i stå', other: '# gået i stå' }),
  stalledMeans: 'I kø eller i gang, men uændret i ti minutter eller mere.',
  running: (count) => plural(count, { one: '# i kø eller i gang', other: '# i kø eller i gang' }),
  runningMeans: 'Fremdriften står på eksporten.',
  neverIndexed: (count) => plural(count, { one: '# aldrig indekseret', other: '# aldrig indekseret' }),
  neverIndexedMeans: 'Filer, størrelse og optagelser er ikke oplyst, hvilket ikke er det samme som nul.',
  flagged: (count) => plural(count, { one: '# med advarsel', other: '# med advarsel' }),
  flaggedMeans: 'De har en eller flere advarsler; Sessioner viser årsagerne.',

  busiest: 'Travleste nætter',
  busiestMean: 'Sessionerne med flest optagelser. Lange nætter har flere: se optagelser/t.',
  busiestUnknown: (reason) => `Ukendt: ${reason}`,
  busiestUnsorted: 'Serveren sorterer ikke efter optagelser: indlæs alle sessioner for at se dem.',
  noneReported: 'Ingen session oplyser optagelser.',
  allByCaptures: 'Alle sessioner efter optagelser',
};
