import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  titleOf: (id: string) => `Taxon ${id}`,
  noSuch: 'Taxon not found',
  noneWithId: (id: string) => `There is no taxon with the id ${id}.`,
  allTaxa: 'All taxa',
  inTree: 'Show in the tree',
  foundByOccasion: 'Found by occasion',
  exportThese: 'Export these',
  exportTheseMeans:
    'Opens the export form with this taxon and all taxa below it, these deployments and the filters of occurrences.',
  exportTheseNot: 'An export covers one project and at most 400 deployments. Select fewer.',
  showAll: (all: string) => `Show all ${all}`,

  counted: 'Taxa counted',
  countedAre: { included: 'With descendants', no: 'This taxon alone' },
  deployments: 'Deployments',
  addDeployment: 'Add a deployment',
  chooseDeployment: 'Select deployments',
  remove: (name: string) => `Remove ${name}`,
  chosen: (count: number) => plural(count, { one: '# selected deployment', other: '# selected deployments' }),
  allDeployments: 'All deployments',
  noneOfProject: 'None of the selected deployments belongs to the selected project.',
  lowestScore: 'Lowest score',
  scoreWrong: (example: string) => `A number from 0 to 1, such as ${example}`,
  yearsDrawn: 'Years drawn (at most 6)',
  asTable: 'Show as table',

  measure: 'Occurrences/night',
  label: 'Occurrences/night by week',
  labelOf: (name: string) => `${name}: occurrences/night by week`,
  about:
    'Occurrences divided by trap-nights. A trap-night is one night of one deployment on which at least one session ran.',
  drawn:
    'Line: all nights of a week pooled. At 0: traps ran and found none. Gap: no session, or the images are not all processed. Bars: nights run.',
  basedOn: (occurrences: number, nights: string, deployments: string) =>
    `${plural(occurrences, { one: '# occurrence', other: '# occurrences' })} in ${nights} trap-nights of ${deployments}`,
  deploymentsOf: (count: number) => plural(count, { one: '# deployment', other: '# deployments' }),
  notAll: 'not all loaded',
  ofChosen: 'Effort: the selected deployments.',
  ofProject: (name: string) => `Effort: all deployments of the project ${name}.`,
  ofProjects: (names: string) => `Effort: all deployments of the projects where it was found: ${names}.`,
  ofManyProjects: (count: number) =>
    plural(count, {
      one: 'Effort: all deployments of the project where it was found.',
      other: 'Effort: all deployments of the # projects where it was found.',
    }),
  withBelow: 'Taxa below it are included.',
  withoutBelow: 'Taxa below it are not included.',
  scoreFrom: (score: string) => `Score ${score} or higher.`,
  unscored: (count: number) =>
    plural(count, {
      one: '# occurrence without a score is left out.',
      other: '# occurrences without a score are left out.',
    }),
  unplaced: (count: number) =>
    plural(count, {
      one: '# occurrence belongs to no session of these deployments and is in no night.',
      other: '# occurrences belong to no session of these deployments and are in no night.',
    }),
  uncounted: (count: number) =>
    plural(count, {
      one: '# occurrence is in a night whose images are not all processed or whose number of occurrences is not reported, and in no rate.',
      other:
        '# occurrences are in nights whose images are not all processed or whose number of occurrences is not reported, and in no rate.',
    }),
  neverFound: 'Found in none of these nights.',
  nothingRan: 'No sessions of these deployments in these years.',
  nowhere: 'No deployments to look at: it was found in none.',

  bin: (week: string, parts: string) => `${week}: ${parts}`,
  point: (year: string, rate: string, occurrences: number, nights: number) =>
    `${year} ${rate} (${plural(occurrences, { one: '# occurrence', other: '# occurrences' })} in ${plural(nights, { one: '# night', other: '# nights' })})`,
  unknownPoint: (year: string, nights: number) =>
    `${year} not known in ${plural(nights, { one: '# night', other: '# nights' })}`,
  noSessionIn: (year: string) => `${year} no session`,

  week: 'Week',
  occurrences: 'Occurrences',
  nights: 'Nights run',
  rate: 'Per night',
  noSession: 'no session',
  notKnown: 'the images of these nights are not all processed, or their number of occurrences is not reported',

  csv: 'Download CSV',

  yearTable: 'First and last record of each year',
  year: 'Year',
  first: 'First record',
  last: 'Last record',
  at: (night: string, deployment: string) => `${night}, ${deployment}`,
  notFound: 'not found',

  where: 'Where, by rate',
  whereIn: (years: string) => `Occurrences per trap-night of each deployment with sessions in ${years}.`,
  whereAbout: 'A deployment at 0 ran and found none.',
  mapLabel: (name: string) => `Where ${name} was found, by rate`,
  mapSummary: 'The table below has all of them.',
  placeTable: 'Deployments by rate',
  deployment: 'Deployment',
  rowsShown: (first: string, last: string, all: string) => `Rows ${first} to ${last} of ${all}`,
  previous: 'Previous',
  next: 'Next',
};

export type Messages = typeof messages;
