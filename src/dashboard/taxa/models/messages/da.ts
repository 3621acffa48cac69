import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Modeller',
  nouns: { one: 'takson fra en model', many: 'taksa fra modeller' },
  search: 'Søg efter taksa og modeller efter navn',
  noMatch: (text) => `Ingen taksa svarer til »${text}«.`,
  shows: 'Vis',
  views: { table: 'Tabel', plot: 'Diagram', corrections: 'Rettelser' },
  columns: {
    taxon: 'Takson',
    rank: 'Rang',
    model: 'Model',
    given: 'Givet',
    lookedAt: 'Set efter',
    agreed: 'Enige',
    share: 'Andel',
    interval: '95 %-interval',
    high: 'Øvre ende',
  },
  means: {
    taxon: 'Det takson, som modellen nævnte, også hvor en person nævnte et andet.',
    rank: 'Taksonets rang, med serverens eget ord.',
    model: 'Modellen med dens version. Af flere modeller tæller den med den højeste score.',
    given: 'Forekomster, som modellen har givet dette navn.',
    lookedAt: 'Af dem dem, som en person har set efter. Tilbagetrukne bestemmelser tæller ikke.',
    agreed: 'Af dem, der er set efter, dem som personen bestemte til samme takson.',
    share: 'Enige af dem, der er set efter. Gives ikke under 20.',
    interval:
      'Hvor andelen af alle ville være, hvis dem, der er set efter, var trukket tilfældigt (Wilson, 95 %). Folk ser ikke tilfældigt efter.',
  },
  tooFew: 'færre end 20 set efter',
  between: (low, high) => `${low} – ${high}`,
  notNamed: 'Model uden navn',
  modelOf: (id) => `Model ${id}`,
  taxonOf: (id) => `Takson ${id}`,
  mustLoadAll: (total) => `Hvad modellerne nævnte, følger af alle ${total} forekomster.`,
  summary: (given, lookedAt, agreed) => `${given} givet, ${lookedAt} set efter, ${agreed} enige`,
  summaryShare: (share, interval) => `${share} (${interval})`,
  noAccuracy:
    'Dette er ingen nøjagtighed: Folk ser efter det, der er sjældent, tvivlsomt eller smukt, og ikke tilfældigt. En andel siger, hvor ofte de, der så efter, var enige.',
  none: 'Ingen model har nævnt disse forekomster.',
  noneLookedAt: 'Der er ikke set efter 20 forekomster af nogen model, så der er ikke noget at tegne.',
  allTaxa: 'Alle taksa',
  plot: 'Enige af dem, der er set efter, pr. takson',
  plotMeans: 'Prik: enige af dem, der er set efter. Streg: 95 %-interval. Kun taksa med 20 eller flere.',
  bar: (taxon, share, interval, lookedAt) =>
    `${taxon}: ${share} (${interval}) af ${plural(lookedAt, { one: '# set efter', other: '# set efter' })}`,
  shownOf: (shown, all) => `De ${shown} med flest set efter, af ${all}.`,
  corrections: 'Hvad personer har ændret',
  from: 'Modellen sagde',
  to: 'Personen sagde',
  occurrences: 'Forekomster',
  noCorrections: 'Ingen person har sagt noget andet end en model.',
  show: (from, to) => `Vis forekomsterne fra ${from} til ${to}`,
  more: (count) => plural(count, { one: 'og # til', other: 'og # til' }),
  noTime: 'tid ikke oplyst',
  showAll: (count) => plural(count, { one: 'Vis # til', other: 'Vis # til' }),
  csv: 'Hent CSV',
};
