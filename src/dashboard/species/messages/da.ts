import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Arter',
  nouns: { one: 'taxon', many: 'taxa' },
  columns: {
    taxon: 'Taxon',
    rank: 'Rang',
    occurrences: 'Forekomster',
    nights: 'Nætter',
    lookedAt: 'Set efter',
    bestScore: 'Bedste score',
    first: 'Første',
    last: 'Sidste',
    bestCapture: 'Bedste optagelse',
    bestSession: 'Session med bedste optagelse',
  },
  means: {
    taxon:
      'Hvad forekomsterne er bestemt som, med serverens navn. Åbner taxonets side. Underordnede taxa har deres egne rækker.',
    rank: 'Rangen med serverens eget ord. Sorteres fra rige til art, andre ord derefter.',
    occurrences:
      'Individer bestemt som netop dette taxon, fulgt fra optagelse til optagelse. Underordnede taxa er ikke med.',
    nights: 'Nætter med mindst én af disse forekomster, efter aftenens dato. Samme aften ved flere fælder er én nat.',
    lookedAt:
      'Hvor mange af disse forekomster en person har bestemt, med en bestemmelse, der ikke er trukket tilbage, af hvor mange der er.',
    bestScore:
      'Den højeste score, som en model gav sin bestemmelse, fra 0 til 1, rundet ned. “person”: personer har bestemt alle, uden en score.',
    first: 'Hvornår den første af disse forekomster ses, efter fældens ur.',
    last: 'Hvornår den sidste af disse forekomster ses for sidste gang, efter fældens ur.',
    bestCapture:
      'Hvornår forekomsten med den bedste score først ses, efter fældens ur. Åbner optagelsen eller dens session.',
    bestSession: 'Id for den session, hvor forekomsten med den bedste score blev fundet.',
  },
  lookedAtOf: (some, all) => `${some} af ${all}`,
  notSaidWho: 'Serveren siger ikke, hvem der har bestemt disse forekomster.',
  person: 'person',
  personMeans: 'Bestemt af personer, uden en models score',
  noScore: 'ingen score oplyst',
  noTime: 'intet tidspunkt oplyst',
  others: (count) => plural(count, { one: 'og # mere', other: 'og # mere' }),
  othersMean: (count) =>
    plural(count, { one: '# forekomst mere har samme score', other: '# forekomster mere har samme score' }),

  shows: 'Vis',
  views: { table: 'Tabel', accumulation: 'Akkumulation' },
  ranks: 'Range',
  groups: { species: 'Arter', higher: 'Højere range', unknown: 'Ukendt', all: 'Alle' },
  lowestScore: 'Laveste score',
  lowestScoreMeans:
    'Tæller kun forekomster, som en model har bestemt med mindst denne score, og alle, som en person har bestemt.',
  anyScore: 'alle',
  atLeast: (score) => `${score} eller mere`,

  ofSessions: (sessions, nights) =>
    plural(nights, { one: `Fra ${sessions} på # nat.`, other: `Fra ${sessions} på # nætter.` }),
  counted: (count) => plural(count, { one: '# forekomst', other: '# forekomster' }),
  left: {
    species: (taxa, occurrences) => plural(taxa, { one: `# art (${occurrences})`, other: `# arter (${occurrences})` }),
    higher: (taxa, occurrences) =>
      plural(taxa, { one: `# taxon af højere rang (${occurrences})`, other: `# taxa af højere rang (${occurrences})` }),
    unknown: (taxa, occurrences) =>
      plural(taxa, { one: `# taxon af ukendt rang (${occurrences})`, other: `# taxa af ukendt rang (${occurrences})` }),
  },
  undetermined: (count) =>
    plural(count, { one: '# forekomst uden bestemmelse', other: '# forekomster uden bestemmelse' }),
  belowScore: (count, score) =>
    plural(count, {
      one: `# forekomst med en score under ${score}`,
      other: `# forekomster med en score under ${score}`,
    }),
  withoutScore: (count) => plural(count, { one: '# forekomst uden score', other: '# forekomster uden score' }),
  notShown: (parts) => `Ikke vist: ${parts}.`,

  none: 'Der er ingen forekomster.',
  noneOfRanks: 'Intet taxon har en af disse range.',
  showAllRanks: 'Vis alle range',
  mustLoadAll: (total) => `Der er ${total} forekomster. Indlæs dem alle for at tælle dem efter taxon.`,
  occurrencesNoun: 'forekomster',
  inSessions: 'Vælg nætter og filtre',
  exportTheseMeans:
    'Åbner eksportformularen med disse nætter, denne opsætning og filtrene for forekomster. Taxa af alle rang er med.',
};
