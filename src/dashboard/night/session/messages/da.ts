import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');
const captures = (count: number) => plural(count, { one: '# optagelse', other: '# optagelser' });

export const messages: Messages = {
  title: (id) => `Session ${id}`,
  loading: (id) => `Indlæser session ${id} …`,
  notLoaded: 'Sessionen kunne ikke indlæses.',
  notRefreshed: (reason) => `Kunne ikke opdateres: ${reason}`,
  notFound: 'Sessionen findes ikke',
  noneWithId: (id) => `Der er ingen session med id ${id}.`,
  allSessions: 'Alle sessioner',

  exportIt: 'Eksportér denne session',
  facts: 'Fakta',
  name: 'Navn',
  reading: 'Indlæser …',
  deploymentNotLoaded: 'opsætningen kunne ikke indlæses',
  end: 'Slut',
  updated: 'Opdateret',
  changedAtSource: 'Ændret hos kilden',
  id: 'Id',
  moonLit: (phase, percent) => `${phase}, ca. ${percent} belyst`,
  moonMeans: 'Midt i sessionen, uanset om den var stået op eller var bag skyer.',
  trapClock: 'Tider er efter fældens ur.',
  clockLess: (by) => `Fra start til slut viser uret ${by} mindre end den varighed, serveren oplyser.`,
  clockMore: (by) => `Fra start til slut viser uret ${by} mere end den varighed, serveren oplyser.`,
  clockBack: (by) => `Uret blev stillet ${by} tilbage under denne session: de klokkeslæt forekommer to gange.`,
  clockForward: (by) => `Uret blev stillet ${by} frem under denne session: de oversprungne klokkeslæt er ikke et hul.`,

  compared: (count) =>
    plural(count, {
      one: 'Sammenlignet med denne fældes # session.',
      other: 'Sammenlignet med denne fældes # sessioner.',
    }),
  notCompared: 'Ikke sammenlignet med alle opsætningens sessioner',
  notComparedBecause: (reason) => `Ikke sammenlignet med alle opsætningens sessioner: ${reason}`,

  neighbours: {
    previous: 'Forrige session',
    next: 'Næste session',
    noPrevious: 'Ingen tidligere session',
    noNext: 'Ingen senere session',
  },
  follow: 'Forrige og næste gennemgår',
  followed: { list: 'Listen', nights: 'Denne fældes nætter' },
  ofList: 'Listens sessioner',
  ofDeployment: 'Opsætningens sessioner',
  finding: 'Finder sessionerne før og efter …',
  neighboursUnknown: 'Sessionerne før og efter er ukendte: opsætningens sessioner kunne ikke alle indlæses.',
  neighboursUnknownWithout: 'Sessionerne før og efter er ukendte: opsætningen kunne ikke indlæses.',
  position: (position, all) =>
    plural(all, {
      one: `${position} af # session fra denne fælde`,
      other: `${position} af # sessioner fra denne fælde`,
    }),
  positionMissing: (position, missing) => `${position}, ${plural(missing, { one: '# mangler', other: '# mangler' })}`,

  perHour: (rate) => `${rate} pr. time`,
  per100: (rate) => `${rate} pr. 100 optagelser`,
  under: (rate) => `under ${rate}`,

  activity: 'Aktivitet i løbet af natten',
  activityOf: (session) => `Aktivitet i løbet af natten: ${session}`,
  activitySoFar: 'Aktivitet i løbet af natten, så vidt den er indlæst',
  barLength: 'En søjles længde',
  fitsBest: (length) => `${length} (bedst)`,
  units: { minute: 'minut', hour: 'time', day: 'dag' },
  days: (count) => plural(count, { one: '# dag', other: '# dage' }),
  detectionsPer: (length) => `Detektioner pr. ${length}`,
  capturesPer: (length) => `Optagelser pr. ${length}`,
  capturesPerMost: (length, most) => `Optagelser pr. ${length}, højst ${most}`,
  keys: 'Piletasterne går fra søjle til søjle, Enter går til en søjles optagelser.',
  pauses: (count, least, pauses) =>
    `${plural(count, { one: '# pause', other: '# pauser' })} på ${least} eller mere uden optagelser: ${pauses}.`,
  hatched: (pauses) => `Skraveret: ${pauses}`,
  morePauses: (count) => plural(count, { one: '# til', other: '# til' }),
  taxonLoading: 'Valgt taxon: indlæser …',
  taxonNotLoaded: (reason) => `Det valgte taxons forekomster kunne ikke indlæses: ${reason}`,
  taxonAbsent: 'Det valgte taxon har ingen forekomster i denne session.',
  taxonSeen: (name, count, first, last) =>
    plural(count, {
      one: `${name}: # forekomst, set fra ${first} til ${last}.`,
      other: `${name}: # forekomster, set fra ${first} til ${last}.`,
    }),
  taxonUntimed: (name, count) =>
    plural(count, {
      one: `${name}: # forekomst uden tidspunkt.`,
      other: `${name}: # forekomster uden tidspunkt.`,
    }),
  taxonPart: (some, all) =>
    plural(all, {
      one: `Ud fra ${some} af sessionens # forekomst.`,
      other: `Ud fra ${some} af sessionens # forekomster.`,
    }),
  bestCapture: (score, time) => `Bedste score ${score}: optagelse kl. ${time}`,
  bestCaptureMeans: 'Den første optagelse af forekomsten med den højeste score',
  inViewPer: (name, length, most) => `${name}: forekomster i billedet pr. ${length}, højst ${most}`,
  inView: (name) => `${name} i billedet`,
  withInView: (stretch, name, count) => `${stretch}; ${name}: ${count} i billedet`,
  noPlot: 'Diagrammet kunne ikke indlæses. Tabellen har tallene.',
  asTable: 'Vis som tabel',
  time: 'Tid',
  noCapturesAt: (times) => `${times}: ingen optagelser`,
  capturesAt: (times, count) => `${times}: ${captures(count)}`,
  detectionsAt: (times, count, detections) => `${times}: ${captures(count)}, ${detections}`,
  detections: (count) =>
    count === 0 ? 'uden detektion' : plural(count, { one: '# detektion', other: '# detektioner' }),
  detectionsUnknown: 'detektioner ikke oplyst',

  capturesNotLoaded: 'Optagelserne kunne ikke indlæses.',
  loadingCaptures: 'Indlæser optagelser …',
  part: (some, all) => plural(all, { one: `${some} af # optagelse`, other: `${some} af # optagelser` }),
  partOfMore: (some, all) =>
    plural(all, { one: `${some} af mere end # optagelse`, other: `${some} af mere end # optagelser` }),
  partLoaded: (part) => `${part} indlæst`,
  withoutTime: (count) =>
    plural(count, {
      one: '# optagelse har intet tidspunkt: den er ikke tegnet og står sidst blandt optagelserne.',
      other: '# optagelser har intet tidspunkt: de er ikke tegnet og står sidst blandt optagelserne.',
    }),
  allLoaded: (count) =>
    count === 0
      ? 'Ingen optagelser'
      : plural(count, { one: '# optagelse indlæst', other: 'Alle # optagelser indlæst' }),
  captures: 'optagelser',
  cancel: 'Annuller',
  goOn: 'Fortsæt',
  onRequest: (most) => `Flere end ${most} indlæses kun på anmodning.`,
  onRequestIn: (most, duration) => `Flere end ${most} indlæses kun på anmodning. Det tager ca. ${duration}.`,
  stoppedAt: (part) => `Stoppet ved ${part}`,
  stopped: (missing, reason) => `Indlæsningen stoppede, ${missing} mangler: ${reason}`,
  repeated: (missing) => `${missing} mangler: serveren gentog optagelser mellem sider`,
  notSent: (missing) => `${missing} mangler: serveren sendte dem ikke`,
  invalid: (count) => `${count} ikke medtaget: ugyldige poster`,
  ofOthers: (count) => `${captures(count)} fra andre sessioner udeladt, som serveren også sendte`,
  countDiffers: (count, sent) => `Sessionens eget antal er ${count}; serveren sendte ${sent}.`,

  detectionsFirst: 'Med detektioner først',
  only: {
    detections: (count) => `Kun med detektioner (${count})`,
    blank: (count) => `Kun behandlede uden detektioner (${count})`,
    unprocessed: (count) => `Kun ikke behandlede eller ukendte (${count})`,
    starred: (count) => `Kun med stjerne (${count})`,
  },
  starred: 'med stjerne',
  hasNote: 'med en note',
  images: 'Indlæs billeder',
  smallImages: 'Indlæs billeder, små',
  largeImages: (size) => `Indlæs billeder, ca. ${size} hver`,
  someLargeImages: (size) => `Indlæs billeder, nogle ca. ${size} hver`,
  notAmong: (id) => `Optagelse ${id} er ikke blandt sessionens optagelser.`,
  findingCapture: (id) => `Finder optagelse ${id} …`,
  noneOf: {
    detections: 'Ingen optagelser har detektioner.',
    blank: 'Ingen optagelser vides at være behandlet og uden detektioner.',
    unprocessed: 'Ingen optagelser vides at være ubehandlede.',
    starred: 'Ingen optagelser har en stjerne.',
  },
  noneToShow: 'Ingen af sessionens optagelser kan vises.',
  capturesOf: (session) => `Optagelser fra ${session}`,
  notPrinted: 'Optagelserne udskrives ikke.',
  parts: 'Galleriets dele',
  earlier: 'Tidligere',
  later: 'Senere',
  partShown: (first, last, all) => `Optagelse ${first} til ${last} af ${all}`,

  positionOf: (position, all) => `${position} af ${all}`,
  positionAt: (position, all, time) => `${position} af ${all}, ${time}`,
  captureWith: (time, detections) => `Optagelse kl. ${time}, ${detections}`,
  zoom: 'Zoom',
  zoomOut: 'Zoom ud',
  zoomIn: 'Zoom ind',
  wholeImage: 'Hele billedet',
  openFile: 'Åbn billedfilen i en ny fane',
  openAddress: 'Åbn dets adresse',
  close: 'Luk',
  withKey: (label, key) => `${label} (${key})`,
  space: 'Mellemrum',
  previousCapture: 'Forrige optagelse',
  nextCapture: 'Næste optagelse',
  play: 'Afspil natten',
  pause: 'Pause',
  capture: 'Optagelse',
  speed: 'Hastighed',
  perSecond: (count) => plural(count, { one: '# i sekundet', other: '# i sekundet' }),
};
