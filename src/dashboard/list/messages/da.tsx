import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('da');

export const messages: Messages = {
  panels: { filters: 'Filtre', columns: 'Kolonner', download: 'Hent', views: 'Visninger' },
  filtersSet: (count) => plural(count, { one: 'Filtre, # sat', other: 'Filtre, # sat' }),
  searchByName: 'Søg efter navn',
  opening: 'Åbner …',
  controls: 'Værktøjer',
  controlsSet: (count) => plural(count, { one: 'Værktøjer, # filter sat', other: 'Værktøjer, # filtre sat' }),

  notLoaded: (many) => `Listen over ${many} kunne ikke indlæses.`,
  loading: (many) => `Indlæser ${many} …`,
  shownOf: (shown, all, many) => (
    <>
      {shown} af {all} {many}
    </>
  ),
  rowsOf: (shown, all, many) => (
    <>
      Række 1–{shown} af {all} {many}
    </>
  ),
  soFar: (shown, many) => (
    <>
      {shown} {many} indtil videre
    </>
  ),
  loadedOf: (loaded, all, many) => `${loaded} af ${all} ${many} indlæst`,
  loaded: (loaded) => `${loaded} indlæst`,
  loadedLeft: (loaded, all, time) => `${loaded} af ${all}, ${time} tilbage`,
  cancel: 'Annuller',
  notRefreshed: (reason) => `Kunne ikke opdateres: ${reason}`,
  stopped: (reason) => `Indlæsningen stoppede: ${reason}`,
  stoppedAt: (loaded, all) => `Indlæsningen stoppede ved ${loaded} af ${all}`,
  goOn: 'Fortsæt',

  moreThan: (count) => `mere end ${count}`,
  loadAll: (many) => `Indlæs alle ${many}`,
  loadAllOf: (count, many) => `Indlæs alle ${count} ${many}`,
  loadAllTo: (loadAll, purpose) => `${loadAll} ${purpose}`,
  toSumUp: 'for at søge, filtrere og lægge sammen',
  takes: (time) => `Det tager ca. ${time}. Du kan annullere det.`,

  uncounted: (loaded, many, counted) => `${loaded} ${many} indlæst; serveren talte ${counted}.`,
  endless: (many) => `Serveren angiver endnu en side med ${many}, men den indeholder intet nyt.`,

  area: (corners) => plural(corners, { one: 'område med # hjørne', other: 'område med # hjørner' }),
  box: (latitudes, longitudes) => `${latitudes}, ${longitudes}`,
  directions: {
    number: { up: 'lav til høj', down: 'høj til lav' },
    date: { up: 'ældste først', down: 'nyeste først' },
    text: { up: 'stigende', down: 'faldende' },
    'yes-no': { up: 'nej først', down: 'ja først' },
  },
  orderedBy: (column, direction) => `${column}, ${direction}`,
  thenBy: (first, next) => `${first}, derefter ${next}`,
  first: (count) => `De første ${count}`,
  countOf: (count, all) => `${count} af ${all}`,
  sortedByServer: (ordering) => `sorteret af serveren efter ${ordering}`,
  sorted: (ordering) => `sorteret i din browser efter ${ordering}`,
  sortedSoFar: (ordering) => `foreløbig sorteret efter ${ordering}`,
  sorting: (ordering) => `sorteres efter ${ordering}`,
  showMore: (shown, all) => `Vis flere (${shown} af ${all} vises)`,
  all: (count, noun) => plural(count, { one: `alle # ${noun.one}`, other: `alle # ${noun.many}` }),
  filteredBy: (columns) => `filtreret efter ${columns}`,
  updated: (time) => `opdateret ${time}`,

  search: 'Søgning',
  filter: (name, condition) => `${name}: ${condition}`,
  range: (from, to) => `${from} til ${to}`,
  atLeast: (value) => `mindst ${value}`,
  atMost: (value) => `højst ${value}`,
  since: (day) => `fra ${day}`,
  until: (day) => `til og med ${day}`,
  or: (one, other) => `${one} eller ${other}`,
  more: (count) => `${count} mere`,
  yes: 'ja',
  no: 'nej',
  notReported: 'ikke oplyst',
  none: 'ingen',
  noFilters: 'Ingen filtre',
  filtersLabel: 'Satte filtre',
  clearAll: 'Ryd alle',
  removed: (filters) => `Fjernet, findes ikke i dette projekt: ${filters}`,
  dismiss: 'Skjul',

  sumOf: (count) => `Sum af ${count}`,
  withoutUnknown: (count) => plural(count, { one: 'sum uden # ikke oplyst', other: 'sum uden # ikke oplyste' }),
  printed: (count, all) => `Udskrevet: de første ${count} af ${all}. CSV-filen indeholder dem alle.`,
  nothing: 'Der er intet at vise.',
  rowsSelected: (count) => plural(count, { one: '# række valgt', other: '# rækker valgt' }),
  rowsCopied: (count) => plural(count, { one: '# række kopieret', other: '# rækker kopieret' }),
  copyRefused: 'Ikke kopieret: browseren tillader det ikke.',

  id: 'Id',
  idMeans: (one) => `Id (${one}), som i sidens adresse.`,
  uncertainty: 'Koordinaternes usikkerhed',
  uncertaintyMeans:
    'Koordinater er afrundet: deres usikkerhed efter Georeferencing Best Practices for denne præcision, og placeringens egen, hvor den er kendt.',

  missing: (count) =>
    plural(count, { one: '# mangler: serveren sendte den ikke', other: '# mangler: serveren sendte dem ikke' }),
  repeated: (count) =>
    plural(count, {
      one: '# mangler: serveren gentog poster fra side til side',
      other: '# mangler: serveren gentog poster fra side til side',
    }),
  loadAgain: 'Indlæs igen',
  notRequested: (count) =>
    plural(count, {
      one: '# udeladt: serveren sendte den, uden at der var bedt om den',
      other: '# udeladt: serveren sendte dem, uden at der var bedt om dem',
    }),
  setAside: (count) =>
    plural(count, {
      one: '# ikke medtaget: ugyldig post',
      other: '# ikke medtaget: ugyldige poster',
    }),
  toSort: (columns) => `for at sortere efter ${columns}`,
  allToSearch: (count, many) =>
    `Der er ${count} ${many}. Søgning og filtre gælder dem alle, så de skal først indlæses.`,
  allToSort: (count, many, ordering) =>
    `Der er ${count} ${many}. Det kunne ikke kontrolleres, at serveren sorterer efter ${ordering}, så de skal først indlæses alle.`,

  noneYet: (loaded) => `Ingen fundet blandt de ${loaded}, der er indlæst indtil videre; resten indlæses stadig.`,
  noneOf: (loaded, all) => `Ingen fundet blandt de ${loaded}, der er indlæst; der er ${all}.`,
  noneOfPart: (many, part) => `Ingen ${many} passer indtil videre. ${part}`,
  noRecords: (many) => `Der er ingen ${many} her.`,
  noRecordsInProject: (many) => `Der er ingen ${many} i dette projekt.`,
  noMatch: (many, filters) =>
    plural(filters, {
      one: `Ingen ${many} passer til dette filter.`,
      other: `Ingen ${many} passer til disse # filtre tilsammen.`,
    }),
  clearAllFilters: 'Ryd alle filtre',
  remove: (filter) => `Fjern ${filter}`,
  removeToShow: (filter, count) => `Fjern ${filter} (viser ${count})`,
  notSent: (count, noun) =>
    plural(count, {
      one: `Serveren tæller # ${noun.one}, men sendte ikke noget.`,
      other: `Serveren tæller # ${noun.many}, men sendte ikke noget.`,
    }),
  unreadable: (count, noun) =>
    plural(count, {
      one: `# ${noun.one} blev modtaget, men kunne ikke læses:`,
      other: `# ${noun.many} blev modtaget, men kunne ikke læses:`,
    }),
  dataProblems: 'Problemer i data i Indstillinger',
};
