import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  drawn: (count: number) => plural(count, { one: '# deployment on the map.', other: '# deployments on the map.' }),
  deployments: (count: number) => plural(count, { one: '# deployment', other: '# deployments' }),
  keyboard:
    'Deployments on the map. Arrow keys go to the next deployment in that direction, Page Down and Page Up from west to east and back, Home and End to the first and the last. Enter selects, plus and minus zoom, Shift with an arrow key moves the map',
  selectedIs: (name: string, values: string) => `Selected: ${name}, ${values}.`,
  selected: (name: string, values: string) => `${name}, ${values}, selected`,
  point: (name: string, values: string) => `${name}, ${values}`,
  nothingSelected: 'Nothing selected',

  value: (metric: string, value: string) => `${metric} ${value}`,
  valueUnknown: (metric: string) => `${metric} not reported`,
  valuesUnknown: (metric: string, range: string, unknown: number) =>
    plural(unknown, { one: `${metric} ${range}, # not reported`, other: `${metric} ${range}, # not reported` }),
  inTotal: (sum: string, range: string) => `${sum} in total (${range})`,
  median: (median: string, range: string) => `median ${median} (${range})`,
  inCluster: (values: string, count: number) =>
    plural(count, { one: `${values}, in a cluster of #`, other: `${values}, in a cluster of #` }),
  clusterOfPoint: (point: string, together: string) => `${point}. The cluster: ${together}.`,
  together: (values: string, makeUp: string) => `${values}; ${makeUp}`,
  ofCluster: (values: string) => `Cluster: ${values}`,
  classPart: (count: string, values: string) => `${count} × ${values}`,

  onePlace: 'One place',
  closeSpread: 'Click to show as a cluster again',
  spread: (count: number) =>
    plural(count, { one: '# deployment at one place', other: '# deployments at one place, each shown' }),

  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all deployments',
  firstView: 'Back to the first view',

  legend: 'Legend',
  notReported: 'not reported',
  inClass: (values: string, count: number) =>
    plural(count, { one: `${values}, # deployment`, other: `${values}, # deployments` }),
  onlyClass: 'Show only these deployments',
  clusterOf: 'cluster of n',

  options: 'Map options',
  clusters: 'Clusters',
  clustersAbout: 'Shows deployments that are close together as one symbol',
  tiles: 'Map tiles',
  tilesAbout: (host: string) => `Loads pictures of the area on screen from ${host}`,

  twoFingers: 'Two fingers move the map',
  sources: (sources: string) => `Map: ${sources}`,
  basemapMissing: (sources: string) => `The basemap could not be loaded. Move the map to try again. ${sources}`,
  tilesMissing: (sources: string) => `Map tiles could not be loaded: the basemap is shown. ${sources}`,
  north: (degrees: string) => `${degrees} N`,
  south: (degrees: string) => `${degrees} S`,
  east: (degrees: string) => `${degrees} E`,
  west: (degrees: string) => `${degrees} W`,
};

export type Messages = typeof messages;
