import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  title: 'Species',
  nouns: { one: 'taxon', many: 'taxa' },
  columns: {
    taxon: 'Taxon',
    rank: 'Rank',
    occurrences: 'Occurrences',
    nights: 'Nights',
    lookedAt: 'Looked at',
    bestScore: 'Best score',
    first: 'First',
    last: 'Last',
    bestCapture: 'Best capture',
    bestSession: 'Session of best capture',
  },
  means: {
    taxon:
      'What occurrences are determined as, as the server names it. Opens the taxon’s page. Taxa below it have rows of their own.',
    rank: 'The rank in the server’s own word. Sorts from kingdom to species, other words after them.',
    occurrences:
      'Individual animals determined as exactly this taxon, followed across captures. Taxa below it are not included.',
    nights:
      'Nights with at least one of these occurrences, by the date of the evening. The same evening at several traps is one night.',
    lookedAt:
      'How many of these occurrences a person has determined, with an identification that is not withdrawn, of how many there are.',
    bestScore:
      'The highest score that a model gave its determination, from 0 to 1, rounded down. “person”: people determined all, without a score.',
    first: 'When the first of these occurrences appears, by the trap’s clock.',
    last: 'When the last of these occurrences is last seen, by the trap’s clock.',
    bestCapture:
      'When the occurrence with the best score first appears, by the trap’s clock. Opens that capture, or its session.',
    bestSession: 'The id of the session in which the occurrence with the best score was found.',
  },
  lookedAtOf: (some: string, all: string) => `${some} of ${all}`,
  notSaidWho: 'The server does not say who determined these occurrences.',
  person: 'person',
  personMeans: 'Determined by people, without a model’s score',
  noScore: 'no score reported',
  noTime: 'no time reported',
  others: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  othersMean: (count: number) =>
    plural(count, { one: '# more occurrence has the same score', other: '# more occurrences have the same score' }),

  shows: 'Show',
  views: { table: 'Table', accumulation: 'Accumulation' },
  ranks: 'Ranks',
  groups: { species: 'Species', higher: 'Higher ranks', unknown: 'Unknown', all: 'All' },
  lowestScore: 'Lowest score',
  lowestScoreMeans:
    'Counts only occurrences that a model determined with at least this score, and all that a person determined.',
  anyScore: 'any',
  atLeast: (score: string) => `${score} or more`,

  ofSessions: (sessions: string, nights: number) =>
    plural(nights, {
      one: `Of ${sessions} in # night.`,
      other: `Of ${sessions} in # nights.`,
    }),
  counted: (count: number) => plural(count, { one: '# occurrence', other: '# occurrences' }),
  left: {
    species: (taxa: number, occurrences: string) =>
      plural(taxa, { one: `# species (${occurrences})`, other: `# species (${occurrences})` }),
    higher: (taxa: number, occurrences: string) =>
      plural(taxa, { one: `# taxon of a higher rank (${occurrences})`, other: `# of higher ranks (${occurrences})` }),
    unknown: (taxa: number, occurrences: string) =>
      plural(taxa, { one: `# taxon of unknown rank (${occurrences})`, other: `# of unknown rank (${occurrences})` }),
  },
  undetermined: (count: number) =>
    plural(count, { one: '# occurrence not determined', other: '# occurrences not determined' }),
  belowScore: (count: number, score: string) =>
    plural(count, {
      one: `# occurrence with a score below ${score}`,
      other: `# occurrences with a score below ${score}`,
    }),
  withoutScore: (count: number) =>
    plural(count, { one: '# occurrence without a score', other: '# occurrences without a score' }),
  notShown: (parts: string) => `Not shown: ${parts}.`,

  none: 'There are no occurrences.',
  noneOfRanks: 'No taxon has one of these ranks.',
  showAllRanks: 'Show all ranks',
  mustLoadAll: (total: string) => `There are ${total} occurrences. Load all of them to count them by taxon.`,
  occurrencesNoun: 'occurrences',
  inSessions: 'Choose nights and filters',
  exportTheseMeans:
    'Opens the export form with these nights, this deployment and the filters of occurrences. Taxa of all ranks are included.',
};

export type Messages = typeof messages;
