import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Models',
  nouns: { one: 'taxon of a model', many: 'taxa of models' },
  search: 'Search taxa and models by name',
  noMatch: (text: string) => `No taxa match “${text}”.`,
  shows: 'Show',
  views: { table: 'Table', plot: 'Plot', corrections: 'Corrections' },
  columns: {
    taxon: 'Taxon',
    rank: 'Rank',
    model: 'Model',
    given: 'Given',
    lookedAt: 'Looked at',
    agreed: 'Agreed',
    share: 'Share',
    interval: '95% interval',
    high: 'Upper end',
  },
  means: {
    taxon: 'The taxon that the model named, also where a person named another.',
    rank: 'The rank of the taxon in the server’s own word.',
    model: 'The model with its version. Of several models, the one with the highest score counts.',
    given: 'Occurrences that the model named so.',
    lookedAt: 'Of the given ones, those that a person has looked at. Withdrawn identifications do not count.',
    agreed: 'Of those looked at, those that the person determined as the same taxon.',
    share: 'Agreed of looked at. Not given below 20 looked at.',
    interval:
      'Where the share of all would be, if those looked at had been drawn at random (Wilson, 95%). People do not look at random.',
  },
  tooFew: 'fewer than 20 looked at',
  between: (low: string, high: string) => `${low} – ${high}`,
  notNamed: 'Model not named',
  modelOf: (id: string) => `Model ${id}`,
  taxonOf: (id: string) => `Taxon ${id}`,
  mustLoadAll: (total: string) => `What models named follows from all ${total} occurrences.`,
  summary: (given: string, lookedAt: string, agreed: string) =>
    `${given} given, ${lookedAt} looked at, ${agreed} agreed`,
  summaryShare: (share: string, interval: string) => `${share} (${interval})`,
  noAccuracy:
    'This is no accuracy: people look at what is rare, doubtful or beautiful, and not at random. A share says how often those who looked agreed.',
  none: 'No model named any of these occurrences.',
  noneLookedAt: 'Of no model have 20 occurrences been looked at, so that there is nothing to draw.',
  allTaxa: 'All taxa',
  plot: 'Agreed of looked at, by taxon',
  plotMeans: 'Dot: agreed of looked at. Line: 95% interval. Only taxa with 20 or more looked at.',
  bar: (taxon: string, share: string, interval: string, lookedAt: number) =>
    `${taxon}: ${share} (${interval}) of ${plural(lookedAt, { one: '# looked at', other: '# looked at' })}`,
  shownOf: (shown: string, all: string) => `The ${shown} with the most looked at, of ${all}.`,
  corrections: 'What people changed',
  from: 'Model said',
  to: 'Person said',
  occurrences: 'Occurrences',
  noCorrections: 'No person said otherwise than a model.',
  show: (from: string, to: string) => `Show the occurrences from ${from} to ${to}`,
  more: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  noTime: 'time not reported',
  showAll: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),
  csv: 'Download CSV',
};

export type Messages = typeof messages;
