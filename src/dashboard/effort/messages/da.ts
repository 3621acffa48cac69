import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Indsats',
  about:
    'Hvornår hver opsætning kørte, og hvad den fandt, pr. registreringsperiode. En registreringsperiode er et antal nætter i træk.',

  shows: 'Farven viser',
  measures: {
    nights: 'Driftsnætter',
    hours: 'Driftstimer',
    captures: 'Optagelser',
    occurrences: 'Forekomster',
    detected: 'Fundet',
  },
  means: {
    nights:
      'Fældenætter: nætter, hvor mindst én session kørte. En session tæller også med i hver senere nat, hvis midnat den omfatter.',
    hours: 'De timer, sessionerne kørte. En nat går fra middag til middag.',
    captures:
      'Summen af sessionernes optagelser. NA: ingen session, eller kun nogle af en sessions nætter ligger i registreringsperioden.',
    occurrences:
      'Summen af sessionernes forekomster, af alle taxa. NA: ingen session, eller kun nogle af en sessions nætter ligger i registreringsperioden.',
    detected:
      '1: fundet i mindst én session. 0: der var sessioner, og deres antal kendes, men det blev ikke fundet. NA: ingen session, eller det blev ikke fundet, og ikke alle billeder er behandlet, eller filteret efter bestemmelse udelader de eneste forekomster. I en session over flere nætter hører en forekomst til den nat, hvor den først ses.',
  },
  occasion: 'Registreringsperiode',
  nightsLong: (nights) => plural(nights, { one: '# nat', other: '# nætter' }),
  monthLong: 'Måned',
  from: 'Første nat',
  to: 'Sidste nat',
  taxon: 'Taxon',
  chooseTaxon: 'Vælg et taxon',
  chooseTaxonFirst: 'Vælg et taxon for at se, hvor og hvornår det blev fundet.',
  withDescendants: 'Underordnede taxa tæller med.',
  lowestScore: 'Laveste score',
  scoreWrong: (example) => `Et tal fra 0 til 1, f.eks. ${example}`,
  asTable: 'Vis som tabel',

  none: 'Ingen sessioner i disse nætter.',
  basedOn: (deployments, sessions, nights) =>
    `${plural(deployments, { one: '# opsætning', other: '# opsætninger' })}, ${plural(sessions, { one: '# session', other: '# sessioner' })}, ${plural(nights, { one: '# fældenat', other: '# fældenætter' })}`,
  chosen: (count) => plural(count, { one: '# valgt opsætning', other: '# valgte opsætninger' }),
  showAll: 'Vis alle opsætninger',

  label: (measure) =>
    `${measure} efter opsætning og registreringsperiode. Piletaster går til næste registreringsperiode eller opsætning, Enter åbner opsætningens sessioner.`,
  hint: 'Peg på en registreringsperiode for detaljer.',
  cell: (deployment, occasion, what) => `${deployment}, ${occasion}: ${what}`,
  noSession: 'ingen session',
  unknown: 'ukendt',
  ofOthers: 'ukendt, filteret udelader de eneste forekomster her',
  unknownOfOthers: (occasions) =>
    plural(occasions, {
      one: '# registreringsperiode for en opsætning er ukendt (NA) og ikke 0: filteret udelader de eneste forekomster af taksonet.',
      other:
        '# registreringsperioder for opsætninger er ukendte (NA) og ikke 0: filteret udelader de eneste forekomster af taksonet.',
    }),
  leftOut: (nights) =>
    plural(nights, {
      one: 'udeladt: # nat uden nogen forekomst',
      other: 'udeladt: # nætter uden nogen forekomst',
    }),
  unprocessed: (nights) =>
    plural(nights, {
      one: 'ukendt, ikke alle billeder fra # nat behandlet',
      other: 'ukendt, ikke alle billeder fra # nætter behandlet',
    }),
  nights: (count) => plural(count, { one: '# driftsnat', other: '# driftsnætter' }),
  hours: (hours, text) => plural(hours, { one: `${text} driftstime`, other: `${text} driftstimer` }),
  captures: (count) => plural(count, { one: '# optagelse', other: '# optagelser' }),
  occurrences: (count) => plural(count, { one: '# forekomst', other: '# forekomster' }),
  yes: 'fundet (1)',
  no: 'ikke fundet (0)',
  ofEffort: (what, nights) => `${what} på ${nights}`,

  table: (measure) => `${measure} efter opsætning og registreringsperiode`,
  deployment: 'Opsætning',
  projectUnknown: 'Projekt ikke oplyst',
  occasionsShown: (first, last, all) => `Registreringsperiode ${first} til ${last} af ${all}`,
  deploymentsShown: (first, last, all) => `Opsætning ${first} til ${last} af ${all}`,
  previous: 'Forrige',
  next: 'Næste',

  matrixFile: 'Matrix som CSV (camtrapR)',
  unmarkedFile: 'Fundet eller ej, og indsats, som CSV (unmarked)',
  fileNote:
    'En række pr. opsætning, en kolonne pr. registreringsperiode, NA, hvor der ingen session var, eller intet vides. Matricens filnavn siger, om nætter er udeladt; filen til unmarked har deres antal.',
  signs: 'Omrids: 0. Striber: ukendt. Streg: ingen session.',
};
