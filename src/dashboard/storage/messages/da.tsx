import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('da');

export const messages: Messages = {
  page: 'Lager',
  title: 'Lagerkilder',
  nouns: { one: 'lagerkilde', many: 'lagerkilder' },
  search: 'Søg efter lagerkilder på navn, bucket eller projekt',
  searchHint: 'Navn, bucket, projekt',
  noMatch: (text) => `Ingen lagerkilder passer med »${text}«.`,
  panels: 'Paneler',
  table: 'Tabel',
  addImages: 'Tilføj billeder …',
  sortBy: 'Sortér efter',
  loading: 'Indlæser lagerkilder …',
  unnamedProject: (id) => `Projekt ${id}`,
  projectUnknown: 'Projekt ikke oplyst',

  name: 'Navn',
  nameMeans: 'Lagerkildens navn: et sted i et objektlager, der rummer et projekts billeder.',
  project: 'Projekt',
  projectMeans: 'Det projekt, hvis billeder ligger der.',
  bucket: 'Bucket',
  bucketMeans: 'Objektlagerets bucket.',
  deployments: 'Opsætninger',
  deploymentsMean: 'Opsætninger, hvis billeder ligger der.',
  files: 'Filer',
  filesMean:
    'Filer, der blev talt, da kilden sidst blev indekseret. Ikke oplyst: aldrig indekseret. 0: indekseret og tom.',
  size: 'Størrelse',
  sizeMeans:
    'Bytes i de filer, der blev talt, da kilden sidst blev indekseret. Hvis serveren ikke oplyser et tal, står dens egen tekst i anførselstegn.',
  captures: 'Optagelser',
  capturesMean: 'Filer, som serveren kender som optagelser.',
  lastChecked: 'Sidst tjekket',
  lastCheckedMeans: 'Hvornår serveren sidst tjekkede, om kilden kan nås, som serveren oplyser det.',
  notReported: 'ikke oplyst',
  indexing: 'Indeksering',
  indexingMeans: 'Om kilden nogensinde er indekseret, og om der blev fundet filer.',
  ratio: 'Optagelser pr. fil',
  ratioMeans: 'Optagelser divideret med filer. Under 1 er nogle filer ikke optagelser.',
  noRatio: 'ingen filer at dividere med, eller ikke oplyst',
  prefix: 'Præfiks',
  prefixMeans: 'Mappen i bucketen.',
  endpoint: 'Endpoint',
  endpointMeans: 'Objektlagerets adresse.',
  updated: 'Opdateret',
  updatedMeans: 'Hvornår serveren senest ændrede kildens post.',
  notEntered: 'intet angivet',

  states: {
    indexed: 'Indekseret',
    'indexed and empty': 'Indekseret og tom',
    'never indexed': 'Aldrig indekseret',
  },
  statesMean: {
    indexed: 'Filerne der er talt.',
    'indexed and empty': 'Filerne der er talt; der var ingen: 0.',
    'never indexed': 'Filerne der er aldrig talt: der kan være et hvilket som helst antal. Ukendt er ikke 0.',
  },
  stateUnknown: 'Indeksering ikke oplyst',
  noBucket: 'ingen bucket angivet',
  bucketUnknown: 'bucket ikke oplyst',
  atEndpoint: (bucket, endpoint) => (
    <>
      {bucket} på {endpoint}
    </>
  ),
  ofBytes: (bytes, project) => `af de ${bytes} i ${project}`,
  ofBytesReported: (bytes, reported, sources, project) =>
    `af de ${bytes} i ${numberText(reported)} af ${numberText(sources)} kilder i ${project}`,
  ofFiles: (files, project) => plural(files, { one: `af den # fil i ${project}`, other: `af de # filer i ${project}` }),
  ofFilesReported: (files, reported, sources, project) =>
    `af de ${numberText(files)} filer i ${numberText(reported)} af ${numberText(sources)} kilder i ${project}`,
  bytesUnknown: 'Dens andel af projektets bytes er ukendt.',
  filesUnknown: 'Dens andel af projektets filer er ukendt.',

  sources: 'Kilder',
  sumOfAll: (sources) => plural(sources, { one: 'af # kilde', other: 'sum af alle # kilder' }),
  sumOfSome: (reported, sources) => `sum af ${numberText(reported)} af ${numberText(sources)} kilder, andre ukendte`,
  sumOfNone: (sources) => plural(sources, { one: 'ikke oplyst af kilden', other: 'ikke oplyst af nogen af # kilder' }),
  neverAndEmpty: (never, empty) => `${numberText(never)} aldrig indekseret, ${numberText(empty)} indekseret og tom`,
  neverAndEmptySoFar: (never, empty) =>
    `indlæst indtil nu; ${numberText(never)} aldrig indekseret, ${numberText(empty)} indekseret og tom`,

  sizes: 'Lagerkilder efter størrelse',
  whole: 'de viste kilder',
  noSizes: 'Ingen kilde her oplyser en størrelse over 0.',
  sizesAbout: 'Areal efter størrelse, samlet efter projekt.',
  notDrawn: (count) =>
    plural(count, {
      one: '# uden størrelse eller med størrelse 0 er ikke tegnet.',
      other: '# uden størrelse eller med størrelse 0 er ikke tegnet.',
    }),
};
