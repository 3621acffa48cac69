import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  numbersOf: (count, many) => `Tallene her gælder ${count} ${many}, der er indlæst indtil videre.`,
  numbersOfAll: (count, many, all) =>
    `Tallene her gælder ${count} ${many}, der er indlæst indtil videre; et filter kræver, at alle ${all} indlæses først.`,
  otherFilters: 'Andre satte filtre',
  filtersOf: (many) => `For ${many}`,
  counting: 'Tæller …',
  yes: 'Ja',
  no: 'Nej',
  notReported: 'Ikke oplyst',
  searchValues: (column) => `Søg i ${column}`,
  searchAmong: (count) => `Søg i ${count} værdier`,
  noValue: (text) => `Ingen værdi passer til ${text}.`,
  noValueLoaded: (text) => `Ingen indlæst værdi passer til ${text}.`,
  moreValues: (count) => plural(count, { one: 'Og # mere.', other: 'Og # flere.' }),
  month: 'Måned',
  season: 'Sæson',
  thisMonth: 'Denne måned',
  monthOf: (column) => `${column}: måned`,
  seasonOf: (column) => `${column}: sæson`,
  from: (column) => `${column} fra`,
  to: (column) => `${column} til`,
  between: 'til',
  firstDay: (column) => `Kalender for ${column}, første dag`,
  lastDay: (column) => `Kalender for ${column}, sidste dag`,
  backwards: 'Intet passer: den første værdi er højere end den anden.',
  noNumber: (typed, column, whole, decimal) => `Ikke et tal: ${typed}. Skriv ${column} som ${whole} eller ${decimal}.`,
  noDate: (typed, column) =>
    `Ikke en dato: ${typed}. Skriv ${column} som en dag med år, f.eks. 2025-07-14 eller 14. juli 2025, eller som en måned, f.eks. juli 2025.`,

  columns: 'Kolonner',
  reset: 'Nulstil',
  rows: 'Rækker',
  comfortable: 'Luftige',
  compact: 'Kompakte',
  widths: 'Bredder er i pixel; træk i tabellen i kanten af en overskrift, eller brug Skift med ← og → på overskriften.',
  moveUp: (column) => `Flyt ${column} op`,
  moveDown: (column) => `Flyt ${column} ned`,
  widthOf: (column) => `Bredde af ${column} i pixel`,
  movedTo: (column, at, all) => `${column} er nu kolonne ${at} af ${all}`,

  download: 'Hent',
  rowsAsShown: (rows, noun, columns) =>
    plural(rows, {
      one: `# ${noun.one}, som tabellen viser, i ${columns} kolonner med id. Datoer følger ISO 8601, ukendte værdier er tomme. Overskrifterne i CSV er på engelsk.`,
      other: `# ${noun.many}, som tabellen viser og sorterer dem, i ${columns} kolonner med id’er. Datoer følger ISO 8601, ukendte værdier er tomme. Overskrifterne i CSV er på engelsk.`,
    }),
  firstRows: 'Kun de første rækker er indlæst.',
  rounded: ({ step, moved }) =>
    `Koordinater er afrundet til ${step}, flyttet højst ${moved}; det fremgår af filens navn.`,
  noneLocated: 'Ingen af disse rækker har en placering: koordinaterne er tomme, og et kort over dem viser intet.',
  notWhole: (rows, all) => `Det er ikke hele samlingen: ${rows} af ${all} blev indlæst.`,
  stillLoading: 'Listen indlæses stadig. Vent, til den er færdig, eller annuller for at bruge det, der er indlæst.',
  stillSorting: 'Listen sorteres stadig.',
  noRows: 'Der er intet at hente.',
  forExcel: 'CSV til Excel',
  forExcelMeans:
    'Til Excel på det sprog, dine tal er skrevet på, med et mærke, som det skal bruge for at læse é og ø rigtigt. Andre programmer læser den almindelige CSV.',
  commas: 'CSV: kommaer mellem værdier, decimalpunktummer',
  semicolons: 'CSV: semikoloner mellem værdier, decimalkommaer',
  asFile: (format) => `Hent som ${format}`,
  partAsFile: (rows, all, format) => `Hent ${rows} af ${all} som ${format}`,
  describe: 'Filens kolonner',
  describeMeans: 'En CSV-fil, der beskriver hver kolonne: indhold, enhed og kilde',

  views: 'Visninger',
  viewsMean: (many) =>
    `En visning gemmer kolonner, rækkefølge, filtre og søgning for ${many} i denne browser. Del den med dens link.`,
  viewsAreHere: 'Gemt i denne browser. Del en visning med dens link.',
  linkCopied: (view) => `Linket til ${view} er kopieret.`,
  deleted: (view) => `${view} er slettet.`,
  saved: (view) => `${view} er gemt.`,
  viewName: 'Visningens navn',
  viewNameHint: 'Navn til den aktuelle visning',
  save: 'Gem',
  replace: 'Erstat',
  shown: 'vises',
  newName: (view) => `Nyt navn til ${view}`,
  nameTaken: 'En anden visning har dette navn.',
  copyLink: (view) => `Kopiér link til ${view}`,
  rename: (view) => `Omdøb ${view}`,
  delete: (view) => `Slet ${view}`,
};
