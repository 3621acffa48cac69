import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  titleOf: (id) => `Taxon ${id}`,
  noSuch: 'Taxon ikke fundet',
  noneWithId: (id) => `Der er intet taxon med id ${id}.`,
  allTaxa: 'Alle taxa',
  inTree: 'Vis i træet',
  foundByOccasion: 'Fundet pr. registreringsperiode',
  exportThese: 'Eksportér',
  exportTheseMeans:
    'Åbner eksportformularen med dette taxon og alle taxa under det, disse opsætninger og filtrene for forekomster.',
  exportTheseNot: 'En eksport omfatter ét projekt og højst 400 opsætninger. Vælg færre.',
  showAll: (all) => `Vis alle ${all}`,

  counted: 'Taxa, der tælles',
  countedAre: { included: 'Med underordnede', no: 'Kun dette taxon' },
  deployments: 'Opsætninger',
  addDeployment: 'Tilføj en opsætning',
  chooseDeployment: 'Vælg opsætninger',
  remove: (name) => `Fjern ${name}`,
  chosen: (count) => plural(count, { one: '# valgt opsætning', other: '# valgte opsætninger' }),
  allDeployments: 'Alle opsætninger',
  noneOfProject: 'Ingen valgt opsætning hører til det valgte projekt.',
  lowestScore: 'Laveste score',
  scoreWrong: (example) => `Et tal fra 0 til 1, f.eks. ${example}`,
  yearsDrawn: 'År, der tegnes (højst 6)',
  asTable: 'Vis som tabel',

  measure: 'Forekomster/nat',
  label: 'Forekomster/nat pr. uge',
  labelOf: (name) => `${name}: forekomster/nat pr. uge`,
  about: 'Forekomster divideret med fældenætter. En fældenat er én nat for én opsætning, hvor mindst én session kørte.',
  drawn:
    'Linje: alle nætter i en uge samlet. Ved 0: fælder kørte og fandt ingen. Hul: ingen session, eller ikke alle billeder er behandlet. Søjler: driftsnætter.',
  basedOn: (occurrences, nights, deployments) =>
    `${plural(occurrences, { one: '# forekomst', other: '# forekomster' })} på ${nights} fældenætter fra ${deployments}`,
  deploymentsOf: (count) => plural(count, { one: '# opsætning', other: '# opsætninger' }),
  notAll: 'ikke alt indlæst',
  ofChosen: 'Indsats: de valgte opsætninger.',
  ofProject: (name) => `Indsats: alle opsætninger i projektet ${name}.`,
  ofProjects: (names) => `Indsats: alle opsætninger i de projekter, hvor det blev fundet: ${names}.`,
  ofManyProjects: (count) =>
    plural(count, {
      one: 'Indsats: alle opsætninger i det projekt, hvor det blev fundet.',
      other: 'Indsats: alle opsætninger i de # projekter, hvor det blev fundet.',
    }),
  withBelow: 'Underordnede taxa tælles med.',
  withoutBelow: 'Underordnede taxa tælles ikke med.',
  scoreFrom: (score) => `Score ${score} eller højere.`,
  unscored: (count) =>
    plural(count, {
      one: '# forekomst uden score er udeladt.',
      other: '# forekomster uden score er udeladt.',
    }),
  unplaced: (count) =>
    plural(count, {
      one: '# forekomst hører ikke til nogen session i disse opsætninger og er ikke med i nogen nat.',
      other: '# forekomster hører ikke til nogen session i disse opsætninger og er ikke med i nogen nat.',
    }),
  uncounted: (count) =>
    plural(count, {
      one: '# forekomst er fra en nat, hvis billeder ikke alle er behandlet, eller hvis antal forekomster ikke er oplyst, og indgår ikke i nogen rate.',
      other:
        '# forekomster er fra nætter, hvis billeder ikke alle er behandlet, eller hvis antal forekomster ikke er oplyst, og indgår ikke i nogen rate.',
    }),
  neverFound: 'Ikke fundet på nogen af disse nætter.',
  nothingRan: 'Ingen sessioner i disse opsætninger i disse år.',
  nowhere: 'Ingen opsætninger at se på: det blev ikke fundet i nogen.',

  bin: (week, parts) => `${week}: ${parts}`,
  point: (year, rate, occurrences, nights) =>
    `${year} ${rate} (${plural(occurrences, { one: '# forekomst', other: '# forekomster' })} på ${plural(nights, { one: '# nat', other: '# nætter' })})`,
  unknownPoint: (year, nights) => `${year} ukendt på ${plural(nights, { one: '# nat', other: '# nætter' })}`,
  noSessionIn: (year) => `${year} ingen session`,

  week: 'Uge',
  occurrences: 'Forekomster',
  nights: 'Driftsnætter',
  rate: 'Pr. nat',
  noSession: 'ingen session',
  notKnown: 'ikke alle billeder fra disse nætter er behandlet, eller antallet af forekomster er ikke oplyst',

  csv: 'Hent CSV',

  yearTable: 'Første og sidste fund hvert år',
  year: 'År',
  first: 'Første fund',
  last: 'Sidste fund',
  at: (night, deployment) => `${night}, ${deployment}`,
  notFound: 'ikke fundet',

  where: 'Hvor, efter rate',
  whereIn: (years) => `Forekomster pr. fældenat for hver opsætning med sessioner i ${years}.`,
  whereAbout: 'En opsætning ved 0 kørte og fandt ingen.',
  mapLabel: (name) => `Hvor ${name} blev fundet, efter rate`,
  mapSummary: 'Tabellen nedenfor har dem alle.',
  placeTable: 'Opsætninger efter rate',
  deployment: 'Opsætning',
  rowsShown: (first, last, all) => `Rækker ${first} til ${last} af ${all}`,
  previous: 'Forrige',
  next: 'Næste',
};
