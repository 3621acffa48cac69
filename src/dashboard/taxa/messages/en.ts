import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Taxa',
  nouns: { one: 'taxon', many: 'taxa' },
  search: 'Search taxa by name',
  noMatch: (text: string) => `No taxa match “${text}”.`,
  table: 'Table',
  tree: 'Tree',
  models: 'Models',
  loading: 'Loading taxa …',

  name: 'Name',
  nameMeans: 'The name of the taxon, as the server has it.',
  rank: 'Rank',
  rankMeans:
    'The rank in the server’s own word. Sorts from kingdom to species, other words after them. UNKNOWN: a name of the project, not of biology.',
  parent: 'Parent',
  parentMeans: 'The taxon above it. The record has only its id; its name is looked up in this list.',
  parentElsewhere: (id: string) => `taxon ${id}, not in this list`,
  noParent: 'no parent: at the top',
  occurrences: 'Occurrences',
  occurrencesMean:
    'Occurrences determined as exactly this taxon, as the server counts them; taxa below it are not included. If a project is selected, some servers still count all projects. The bar compares with the largest count of the list.',
  lookedAt: 'Looked at',
  lookedAtMeans:
    'Of the occurrences, those that a person has determined. Withdrawn identifications do not count. Servers count them for one project at a time.',
  lookedAtUnsaid: 'counted where a project is selected, if the server reports it',
  lookedAtOf: (some: string, all: string) => `${some} of ${all}`,
  updated: 'Updated',
  updatedMeans: 'When the server last changed the taxon’s record.',

  treeLabel: 'Taxa by parent',
  treeNameMeans: 'Below each taxon are the taxa whose parent it is. Click to sort by name.',
  treeRankMeans: 'The rank in the server’s own word.',
  own: 'Own',
  ownMeans:
    'Occurrences determined as exactly this taxon, as the server counts them. If a project is selected, some servers still count all projects.',
  sum: 'With descendants',
  sumMeans:
    'Own occurrences and those of all taxa below it in this list. The bar compares with the largest branch. Click to sort by it.',
  rankUnknown: 'rank not reported',
  ownUnknown: 'own occurrences not reported',
  ownCount: (count: number) => `${numberText(count)} own`,
  sumUnknown: 'sum unknown',
  sumCount: (count: number) => `${numberText(count)} with descendants`,
  unreported: (count: number) =>
    plural(count, {
      one: '# taxon of the branch reports no count and is not in the sum.',
      other: '# taxa of the branch report no count and are not in the sum.',
    }),
  elsewhere: 'not in this project’s list',
  circle: 'its parents form a loop',
  parentMissing: (id: string) => `its parent, taxon ${id}, is not in this list`,
  parentNotLoaded: 'its parent is not loaded yet',
  found: (count: number) =>
    plural(count, { one: '# found, shown with its parents', other: '# found, shown with their parents' }),
  foundSoFar: (count: number) =>
    plural(count, { one: '# found so far, shown with its parents', other: '# found so far, shown with their parents' }),
  counts: (taxa: number, roots: number) =>
    plural(taxa, {
      one: `# taxon, ${numberText(roots)} at the top`,
      other: `# taxa, ${numberText(roots)} at the top`,
    }),
  countsSoFar: (taxa: number, roots: number) =>
    plural(taxa, {
      one: `# taxon, ${numberText(roots)} at the top, loaded so far`,
      other: `# taxa, ${numberText(roots)} at the top, loaded so far`,
    }),
  printed: (rows: string) => `Printed: the first ${rows} rows.`,

  panel: 'Selected taxon',
  selectInTable: 'Select a taxon in the table to see where it was found.',
  selectInTree: 'Select a taxon in the tree to see where it was found.',
  noSuchTaxon: (id: string) => `No taxon in this list has the id ${id}.`,
  loadingTaxon: (id: string) => `Loading taxon ${id} …`,
  clear: 'Clear selection',
  notShown: 'Not among the taxa shown.',
  elsewhereMeans: 'Not in this project’s list. It is shown as the parent of taxa in the list.',
  ownOccurrences: 'Own occurrences',
  sumAbout: 'Own occurrences and those of all taxa below it in this list.',
  children: 'Directly below',
  childrenMean: 'Taxa whose parent is this taxon.',
  season: 'Season and places',
  above: 'Taxa above it',
  gbif: (taxon: string) => `GBIF about ${taxon}, opens www.gbif.org`,
  gbifMeans: 'Searches for the name at www.gbif.org, outside Noctuary',
  where: 'Where it was found',
  noneOwn: 'The server counts no occurrences of exactly this taxon.',
  noneOwnButBelow: 'The server counts no occurrences of exactly this taxon. The sum is of the taxa below it.',

  withoutDeployment: (count: number) =>
    plural(count, { one: '# of them has no deployment.', other: '# of them have no deployment.' }),
  mustLoadAll: (total: string) => `There are ${total} occurrences. Load all of them to count them by deployment.`,
  recordCounts: (count: string) => `The taxon’s record counts ${count}, at another time or in another way.`,
  recordCountsAll: (count: string) => `The taxon’s record counts ${count}, in all projects or at another time.`,

  mapLabel: (taxon: string) => `Where ${taxon} was found`,
  mapSummary: 'The list below has all of them.',
  unlocated: (count: number, all: number) =>
    `${numberText(count)} of ${numberText(all)} deployments without a location.`,
  notOnMap: (count: number, all: number) =>
    `${numberText(count)} of ${numberText(all)} deployments without a location, not on the map.`,
  deploymentsOf: (taxon: string) => `Deployments where ${taxon} was found`,
  showAll: (count: string) => `Show all ${count} deployments`,
};

export type Messages = typeof messages;
