import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Taxa',
  nouns: { one: 'taxon', many: 'taxa' },
  search: 'Søg efter taxa på navn',
  noMatch: (text) => `Ingen taxa passer med »${text}«.`,
  table: 'Tabel',
  tree: 'Træ',
  models: 'Modeller',
  loading: 'Indlæser taxa …',

  name: 'Navn',
  nameMeans: 'Taxonets navn, som serveren skriver det.',
  rank: 'Rang',
  rankMeans:
    'Rangen med serverens eget ord. Sorteres fra rige (KINGDOM) til art (SPECIES), andre ord derefter. UNKNOWN: et navn fra projektet, ikke fra biologien.',
  parent: 'Overordnet',
  parentMeans: 'Det overordnede taxon. Posten har kun dets id; navnet slås op i denne liste.',
  parentElsewhere: (id) => `taxon ${id}, ikke i denne liste`,
  noParent: 'intet overordnet: øverst',
  occurrences: 'Forekomster',
  occurrencesMean:
    'Forekomster bestemt som netop dette taxon, som serveren tæller dem; underordnede taxa er ikke med. Hvis et projekt er valgt, tæller nogle servere stadig i alle projekter. Bjælken sammenligner med det største tal i listen.',
  lookedAt: 'Set efter',
  lookedAtMeans:
    'Af forekomsterne dem, som en person har bestemt. Tilbagetrukne bestemmelser tæller ikke. Servere tæller dem for ét projekt ad gangen.',
  lookedAtUnsaid: 'tælles, når et projekt er valgt, hvis serveren oplyser det',
  lookedAtOf: (some, all) => `${some} af ${all}`,
  updated: 'Opdateret',
  updatedMeans: 'Hvornår serveren senest ændrede taxonets post.',

  treeLabel: 'Taxa efter overordnet',
  treeNameMeans: 'Under hvert taxon står dem, det er overordnet for. Klik for at sortere efter navn.',
  treeRankMeans: 'Rangen med serverens eget ord.',
  own: 'Egne',
  ownMeans:
    'Forekomster bestemt som netop dette taxon, som serveren tæller dem. Hvis et projekt er valgt, tæller nogle servere stadig i alle projekter.',
  sum: 'Med underordnede',
  sumMeans:
    'Egne forekomster og dem for alle underordnede taxa i denne liste. Bjælken sammenligner med den største gren. Klik for at sortere efter den.',
  rankUnknown: 'rang ikke oplyst',
  ownUnknown: 'egne forekomster ikke oplyst',
  ownCount: (count) => plural(count, { one: '# egen', other: '# egne' }),
  sumUnknown: 'sum ukendt',
  sumCount: (count) => `${numberText(count)} med underordnede`,
  unreported: (count) =>
    plural(count, {
      one: '# taxon i grenen oplyser intet antal og er ikke med i summen.',
      other: '# taxa i grenen oplyser intet antal og er ikke med i summen.',
    }),
  elsewhere: 'ikke i dette projekts liste',
  circle: 'dets overordnede danner en løkke',
  parentMissing: (id) => `dets overordnede, taxon ${id}, er ikke i denne liste`,
  parentNotLoaded: 'dets overordnede er ikke indlæst endnu',
  found: (count) =>
    plural(count, { one: '# fundet, vist med dets overordnede', other: '# fundet, vist med deres overordnede' }),
  foundSoFar: (count) =>
    plural(count, {
      one: '# fundet indtil nu, vist med dets overordnede',
      other: '# fundet indtil nu, vist med deres overordnede',
    }),
  counts: (taxa, roots) =>
    plural(taxa, { one: `# taxon, ${numberText(roots)} øverst`, other: `# taxa, ${numberText(roots)} øverst` }),
  countsSoFar: (taxa, roots) =>
    plural(taxa, {
      one: `# taxon indlæst indtil nu, ${numberText(roots)} øverst`,
      other: `# taxa indlæst indtil nu, ${numberText(roots)} øverst`,
    }),
  printed: (rows) => `Udskrevet: de første ${rows} rækker.`,

  panel: 'Valgt taxon',
  selectInTable: 'Vælg et taxon i tabellen for at se, hvor det blev fundet.',
  selectInTree: 'Vælg et taxon i træet for at se, hvor det blev fundet.',
  noSuchTaxon: (id) => `Intet taxon i denne liste har id ${id}.`,
  loadingTaxon: (id) => `Indlæser taxon ${id} …`,
  clear: 'Fjern valget',
  notShown: 'Ikke blandt de viste taxa.',
  elsewhereMeans: 'Ikke i dette projekts liste. Det vises som overordnet for taxa i listen.',
  ownOccurrences: 'Egne forekomster',
  sumAbout: 'Egne forekomster og dem for alle underordnede taxa i denne liste.',
  children: 'Lige under',
  childrenMean: 'Taxa, som dette taxon er overordnet for.',
  season: 'Sæson og steder',
  above: 'Overordnede taxa',
  gbif: (taxon) => `GBIF om ${taxon}, åbner www.gbif.org`,
  gbifMeans: 'Søger efter navnet på www.gbif.org, uden for Noctuary',
  where: 'Hvor det blev fundet',
  noneOwn: 'Serveren tæller ingen forekomster af netop dette taxon.',
  noneOwnButBelow: 'Serveren tæller ingen forekomster af netop dette taxon. Summen er for de underordnede taxa.',

  withoutDeployment: (count) =>
    plural(count, { one: '# af dem har ingen opsætning.', other: '# af dem har ingen opsætning.' }),
  mustLoadAll: (total) => `Der er ${total} forekomster. Indlæs dem alle for at tælle dem efter opsætning.`,
  recordCounts: (count) => `Taxonets post tæller ${count}, på et andet tidspunkt eller på en anden måde.`,
  recordCountsAll: (count) => `Taxonets post tæller ${count}, i alle projekter eller på et andet tidspunkt.`,

  mapLabel: (taxon) => `Hvor ${taxon} blev fundet`,
  mapSummary: 'Listen nedenfor har dem alle.',
  unlocated: (count, all) => `${numberText(count)} af ${numberText(all)} opsætninger uden placering.`,
  notOnMap: (count, all) => `${numberText(count)} af ${numberText(all)} opsætninger uden placering, ikke på kortet.`,
  deploymentsOf: (taxon) => `Opsætninger, hvor ${taxon} blev fundet`,
  showAll: (count) => `Vis alle ${count} opsætninger`,
};
