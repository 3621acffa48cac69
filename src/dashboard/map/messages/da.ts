import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  drawn: (count) => plural(count, { one: '# opsætning på kortet.', other: '# opsætninger på kortet.' }),
  deployments: (count) => plural(count, { one: '# opsætning', other: '# opsætninger' }),
  keyboard:
    'Opsætninger på kortet. Piletasterne går til den næste opsætning i den retning, Page Down og Page Up fra vest mod øst og tilbage, Home og End til den første og den sidste. Enter vælger, plus og minus zoomer, Skift med en piletast flytter kortet',
  selectedIs: (name, values) => `Valgt: ${name}, ${values}.`,
  selected: (name, values) => `${name}, ${values}, valgt`,
  point: (name, values) => `${name}, ${values}`,
  nothingSelected: 'Intet er valgt',

  value: (metric, value) => `${metric}: ${value}`,
  valueUnknown: (metric) => `${metric}: ikke oplyst`,
  valuesUnknown: (metric, range, unknown) =>
    plural(unknown, { one: `${metric}: ${range}, # ikke oplyst`, other: `${metric}: ${range}, # ikke oplyst` }),
  inTotal: (sum, range) => `${sum} i alt (${range})`,
  median: (median, range) => `median ${median} (${range})`,
  inCluster: (values, count) =>
    plural(count, { one: `${values}, i en klynge på #`, other: `${values}, i en klynge på #` }),
  clusterOfPoint: (point, together) => `${point}. Klyngen: ${together}.`,
  together: (values, makeUp) => `${values}; ${makeUp}`,
  ofCluster: (values) => `Klynge: ${values}`,
  classPart: (count, values) => `${count} × ${values}`,

  onePlace: 'Samme sted',
  closeSpread: 'Klik for at samle dem igen',
  spread: (count) =>
    plural(count, { one: '# opsætning på samme sted', other: '# opsætninger på samme sted, vist hver for sig' }),

  zoomIn: 'Zoom ind',
  zoomOut: 'Zoom ud',
  showAll: 'Vis alle opsætninger',
  firstView: 'Tilbage til det første udsnit',

  legend: 'Signaturforklaring',
  notReported: 'ikke oplyst',
  inClass: (values, count) => plural(count, { one: `${values}, # opsætning`, other: `${values}, # opsætninger` }),
  onlyClass: 'Vis kun disse opsætninger',
  clusterOf: 'klynge på n',

  options: 'Kortets indstillinger',
  clusters: 'Klynger',
  clustersAbout: 'Viser opsætninger tæt på hinanden som ét symbol',
  tiles: 'Kortfliser',
  tilesAbout: (host) => `Henter billeder af området på skærmen fra ${host}`,

  twoFingers: 'To fingre flytter kortet',
  sources: (sources) => `Kort: ${sources}`,
  basemapMissing: (sources) => `Baggrundskortet kunne ikke indlæses. Flyt kortet for at prøve igen. ${sources}`,
  tilesMissing: (sources) => `Kortfliserne kunne ikke indlæses: baggrundskortet vises. ${sources}`,
  north: (degrees) => `${degrees} N`,
  south: (degrees) => `${degrees} S`,
  east: (degrees) => `${degrees} Ø`,
  west: (degrees) => `${degrees} V`,
};
