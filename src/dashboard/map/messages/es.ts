import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  drawn: (count) => plural(count, { one: '# despliegue en el mapa.', other: '# despliegues en el mapa.' }),
  deployments: (count) => plural(count, { one: '# despliegue', other: '# despliegues' }),
  keyboard:
    'Despliegues en el mapa. Las flechas llevan al siguiente despliegue en esa dirección, Av Pág y Re Pág de oeste a este y de vuelta, Inicio y Fin al primero y al último. Intro selecciona, más y menos cambian la escala, Mayús con una flecha mueve el mapa',
  selectedIs: (name, values) => `Selección: ${name}, ${values}.`,
  selected: (name, values) => `${name}, ${values}, seleccionado`,
  point: (name, values) => `${name}, ${values}`,
  nothingSelected: 'Nada seleccionado',

  value: (metric, value) => `${metric}: ${value}`,
  valueUnknown: (metric) => `${metric}: no indicado`,
  valuesUnknown: (metric, range, unknown) =>
    plural(unknown, { one: `${metric}: ${range}, # no indicado`, other: `${metric}: ${range}, # no indicados` }),
  inTotal: (sum, range) => `${sum} en total (${range})`,
  median: (median, range) => `mediana ${median} (${range})`,
  inCluster: (values, count) =>
    plural(count, { one: `${values}, en un grupo de #`, other: `${values}, en un grupo de #` }),
  clusterOfPoint: (point, together) => `${point}. El grupo: ${together}.`,
  together: (values, makeUp) => `${values}; ${makeUp}`,
  ofCluster: (values) => `Grupo: ${values}`,
  classPart: (count, values) => `${count} × ${values}`,

  onePlace: 'Un mismo lugar',
  closeSpread: 'Haga clic para volver a agrupar',
  spread: (count) =>
    plural(count, {
      one: '# despliegue en el mismo lugar',
      other: '# despliegues en el mismo lugar, mostrados uno a uno',
    }),

  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  showAll: 'Mostrar todos los despliegues',
  firstView: 'Volver a la primera vista',

  legend: 'Leyenda',
  notReported: 'no indicado',
  inClass: (values, count) => plural(count, { one: `${values}, # despliegue`, other: `${values}, # despliegues` }),
  onlyClass: 'Mostrar solo estos despliegues',
  clusterOf: 'grupo de n',

  options: 'Opciones del mapa',
  clusters: 'Grupos',
  clustersAbout: 'Muestra los despliegues cercanos como un solo símbolo',
  tiles: 'Teselas de mapa',
  tilesAbout: (host) => `Carga de ${host} imágenes de la zona en pantalla`,

  twoFingers: 'Dos dedos mueven el mapa',
  sources: (sources) => `Mapa: ${sources}`,
  basemapMissing: (sources) => `No se pudo cargar el mapa base. Mueva el mapa para reintentarlo. ${sources}`,
  tilesMissing: (sources) => `No se pudieron cargar las teselas: se muestra el mapa base. ${sources}`,
  north: (degrees) => `${degrees} N`,
  south: (degrees) => `${degrees} S`,
  east: (degrees) => `${degrees} E`,
  west: (degrees) => `${degrees} O`,
};
