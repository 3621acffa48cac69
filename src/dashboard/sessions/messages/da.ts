import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  title: 'Sessioner',
  effort: 'Indsats',
  effortMeans: 'Driftsnætter, optagelser og hvor taxa blev fundet',
  exportThese: 'Eksportér',
  exportTheseMeans: 'Åbner eksportformularen med disse opsætninger, lokaliteter og nætter. Andre filtre anvendes ikke.',
  exportTheseNot: 'En eksport omfatter ét projekt og højst 400 opsætninger. Vælg færre.',
  byDeployment: 'Sessioner pr. opsætning',
  session: 'session',
  sessions: 'sessioner',
  deployment: 'opsætning',
  deployments: 'opsætninger',
  search: 'Søg i sessioner efter opsætning eller nat',
  placeholder: 'Opsætning, »jul. 2025« …',
  noneFound: (text) => `Ingen sessioner matcher »${text}« i opsætning, lokalitet, projekt eller nat.`,
  views: { table: 'Tabel', split: 'Begge', calendar: 'Kalender', deployment: 'Pr. opsætning', species: 'Arter' },
  species: 'Arter',
  speciesOpening: 'Indlæser arter …',

  nights: 'Nætter',
  counted: (count) => plural(count, { one: '# session', other: '# sessioner' }),

  loading: 'Indlæser sessioner …',
  notLoaded: 'Sessionerne kunne ikke indlæses.',
  drawing: 'Tegner kalenderen …',
  unread: {
    totals: (count) =>
      `Der er ${count} sessioner, og summerne kræver dem alle. Vælg nætter ovenfor eller én opsætning for at indlæse færre.`,
    calendar: (count) =>
      `Der er ${count} sessioner, og kalenderen kræver dem alle. Vælg nætter ovenfor eller én opsætning for at indlæse færre.`,
    species: (count) =>
      `Der er ${count} sessioner, og arterne kræver dem alle. Vælg nætter ovenfor eller én opsætning for at indlæse færre.`,
  },
  purposes: {
    totals: 'for at lægge dem sammen',
    calendar: 'for at tegne kalenderen',
    species: 'for at finde deres arter',
  },
  noSessions: 'Denne opsætning har ingen sessioner.',
  nightsHeld: 'Nætterne tegnes, når alle sessioner er indlæst.',
  noNights: 'Der er ingen nætter at vise.',

  columns: {
    night: 'Nat',
    deployment: 'Opsætning',
    deploymentId: 'Opsætningens id',
    project: 'Projekt',
    site: 'Lokalitet',
    start: 'Start',
    duration: 'Varighed',
    capturesPerHour: 'Optagelser/t',
    moon: 'Måne',
    flags: 'Advarsler',
  },
  means: {
    night:
      'En aften og morgenen efter, efter fældens ur. En session, der begynder før middag, hører til aftenen før; en session over flere nætter har sin første og sidste dato og vises for hver af sine nætter.',
    deployment: 'Sessionens kamerafælde. Hvor flere har samme navn, tilføjes lokalitet og id.',
    deploymentId: 'Id for sessionens opsætning.',
    project: 'Projektet for sessionens opsætning.',
    site: 'Forskningslokaliteten for sessionens opsætning.',
    start: 'Tidspunktet for den første optagelse efter fældens ur.',
    duration: 'Fra første til sidste optagelse, målt af serveren; også rigtig, når uret stilles.',
    capturesPerHour:
      'Optagelser pr. time af sessionens varighed: mest kameraets interval. Både det første og det sidste billede tæller med, så korte sessioner ligger højere: 11 billeder med et minuts interval er 66/t.',
    flags:
      'Hvad der bør tjekkes i en session; peg på en advarsel for at se grunden. Nogle sammenligner sessionen med alle opsætningens sessioner.',
  },
  counters: {
    captures_count: {
      header: 'Optagelser',
      means: 'Billeder taget i sessionen. De måler indsats lige så meget som fangst.',
    },
    detections_count: {
      header: 'Detektioner',
      means: 'Rammer, som en model har tegnet om dyr på optagelserne. Et dyr på ti optagelser detekteres ti gange.',
    },
    occurrences_count: {
      header: 'Forekomster',
      means:
        'Sessionens individer, fulgt fra optagelse til optagelse, hvert med en bestemmelse. Et antal pr. session er et antal pr. nat.',
    },
    taxa_count: {
      header: 'Taxa',
      means:
        'Forskellige bestemmelser, af enhver rang: En slægt tæller ved siden af sine arter, og det gør navne, der ikke er et taxon, f.eks. »Unidentifiable«, også.',
    },
  },
  moonMeans: (placed, acrossDateLine, unplaced) =>
    `Månens fase og belyste del midt i sessionen, omtrentligt. Fældens ur læses som middelsoltid på dens længdegrad: den belyste del afviger højst ${placed} procentpoint, og højst ${acrossDateLine} på øer, der har datoen fra den anden side af datolinjen. Uden placering læses uret som UTC: højst ${unplaced} point. Baggrund, ikke årsag.`,
  moonPhases: {
    new: 'nymåne',
    waxingCrescent: 'tiltagende segl',
    firstQuarter: 'første kvarter',
    waxingGibbous: 'tiltagende måne',
    full: 'fuldmåne',
    waningGibbous: 'aftagende måne',
    lastQuarter: 'sidste kvarter',
    waningCrescent: 'aftagende segl',
  },
  moonAt: (phase, percent) => `${phase}, ca. ${percent} belyst midt i sessionen`,
  trapClock: (time) => `${time}, fældens ur`,
  projectUnknown: 'ikke på listen over opsætninger',
  noSite: 'ingen lokalitet angivet',
  noTime: 'ingen tid mellem optagelserne',
  notProcessed: 'billederne er ikke behandlet',
  flagsUnknown: 'ukendt, indtil alle sessioner er indlæst',
  noFlags: 'ingen advarsler',
  flagBecause: (flag, reason) => `${flag}: ${reason}`,

  totals: {
    sessions: 'Sessioner',
    nights: 'Nætter',
    capturesPerNight: 'Optagelser/nat',
    occurrencesPerNight: 'Forekomster/nat',
    firstNight: 'Første nat',
    lastNight: 'Sidste nat',
  },
  noSession: 'ingen session',
};
