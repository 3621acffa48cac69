import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Indsats',
  about:
    'Hvad der kørte hvornår, og hvad der blev fundet: opsætninger efter periode. En periode er et antal nætter i træk, opkaldt efter deres aftener.',

  shows: 'Farven viser',
  measures: {
    nights: 'Nætter i drift',
    hours: 'Timer i drift',
    captures: 'Optagelser',
    occurrences: 'Forekomster',
    detected: 'Fundet',
  },
  means: {
    nights: 'Nætter med mindst én session: fældenætter.',
    hours: 'Summen af sessionernes varighed.',
    captures: 'Summen af sessionernes optagelser.',
    occurrences: 'Summen af sessionernes forekomster, af alle taksa.',
    detected:
      '1: fundet i mindst én session. 0: der var sessioner, og deres antal kendes, men det blev ikke fundet. NA: intet kørte, eller billederne er ikke behandlet.',
  },
  occasion: 'Periode',
  nightsLong: (nights) => plural(nights, { one: '# nat', other: '# nætter' }),
  monthLong: 'Måned',
  from: 'Første nat',
  to: 'Sidste nat',
  taxon: 'Takson',
  chooseTaxon: 'Vælg et takson',
  chooseTaxonFirst: 'Vælg et takson for at se, hvor og hvornår det blev fundet.',
  withDescendants: 'Taksa under det tæller med.',
  lowestScore: 'Laveste score',
  scoreWrong: 'Et tal fra 0 til 1, f.eks. 0.8',
  asTable: 'Vis som tabel',

  loading: 'Indlæser sessioner …',
  sessionsNotLoaded: 'Sessionerne kunne ikke indlæses.',
  loadingOccurrences: 'Indlæser forekomster …',
  occurrencesNotLoaded: 'Forekomsterne kunne ikke indlæses, så intet vides om fund.',
  soFar: (loaded, all) => `${loaded} af ${all} sessioner indlæst indtil nu`,
  stopped: (loaded, all) => `Ud fra ${loaded} af ${all} sessioner: indlæsningen blev annulleret.`,
  continue: 'Fortsæt indlæsningen',
  mustLoadAll: (all) => `Der er ${all} sessioner. Indsatsen kræver dem alle.`,
  loadAll: (all) => `Indlæs alle ${all} sessioner`,
  loadAllOccurrences: (all) => `Indlæs alle ${all} forekomster for at finde taksonet`,
  none: 'Ingen sessioner i disse nætter.',
  basedOn: (deployments, sessions, nights) =>
    `${plural(deployments, { one: '# opsætning', other: '# opsætninger' })}, ${sessions} sessioner, ${nights} fældenætter`,
  chosen: (count) => plural(count, { one: '# valgt opsætning', other: '# valgte opsætninger' }),
  showAll: 'Vis alle opsætninger',

  label: (measure) =>
    `${measure} efter opsætning og periode. Piletaster går til næste nat eller opsætning, Enter åbner opsætningens sessioner.`,
  hint: 'Hold musen over en periode for detaljer.',
  cell: (deployment, occasion, what) => `${deployment}, ${occasion}: ${what}`,
  nothingRan: 'intet kørte',
  unknown: 'ikke kendt',
  nights: (count) => plural(count, { one: '# nat i drift', other: '# nætter i drift' }),
  hours: (hours) => `${hours} timer i drift`,
  captures: (count) => plural(count, { one: '# optagelse', other: '# optagelser' }),
  occurrences: (count) => plural(count, { one: '# forekomst', other: '# forekomster' }),
  yes: 'fundet (1)',
  no: 'ikke fundet (0)',
  ofEffort: (what, nights) => `${what} på ${nights}`,

  table: (measure) => `${measure} efter opsætning og periode`,
  deployment: 'Opsætning',
  occasionsShown: (first, last, all) => `Periode ${first} til ${last} af ${all}`,
  deploymentsShown: (first, last, all) => `Opsætning ${first} til ${last} af ${all}`,
  previous: 'Forrige',
  next: 'Næste',

  matrixFile: 'Matrix som CSV (camtrapR)',
  unmarkedFile: 'Fund og indsats som CSV (unmarked)',
  fileNote: 'En række pr. opsætning, en kolonne pr. periode, NA hvor intet kørte, eller intet vides.',
};
