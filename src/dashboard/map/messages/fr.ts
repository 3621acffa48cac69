import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  drawn: (count) => plural(count, { one: '# déploiement sur la carte.', other: '# déploiements sur la carte.' }),
  deployments: (count) => plural(count, { one: '# déploiement', other: '# déploiements' }),
  keyboard:
    'Déploiements sur la carte. Les flèches mènent au prochain déploiement dans cette direction, Page suivante et Page précédente d’ouest en est et retour, Origine et Fin au premier et au dernier. Entrée sélectionne, plus et moins changent l’échelle, Maj avec une flèche déplace la carte',
  selectedIs: (name, values) => `Sélection : ${name}, ${values}.`,
  selected: (name, values) => `${name}, ${values}, sélectionné`,
  point: (name, values) => `${name}, ${values}`,
  nothingSelected: 'Aucune sélection',

  value: (metric, value) => `${metric} : ${value}`,
  valueUnknown: (metric) => `${metric} : non communiqué`,
  valuesUnknown: (metric, range, unknown) =>
    plural(unknown, {
      one: `${metric} : ${range}, # non communiqué`,
      other: `${metric} : ${range}, # non communiqués`,
    }),
  inTotal: (sum, range) => `${sum} au total (${range})`,
  median: (median, range) => `médiane ${median} (${range})`,
  inCluster: (values, count) =>
    plural(count, { one: `${values}, dans un groupe de #`, other: `${values}, dans un groupe de #` }),
  clusterOfPoint: (point, together) => `${point}. Le groupe : ${together}.`,
  together: (values, makeUp) => `${values} ; ${makeUp}`,
  ofCluster: (values) => `Groupe : ${values}`,
  classPart: (count, values) => `${count} × ${values}`,

  onePlace: 'Un seul lieu',
  closeSpread: 'Cliquez pour regrouper de nouveau',
  spread: (count) =>
    plural(count, { one: '# déploiement au même lieu', other: '# déploiements au même lieu, affichés un à un' }),

  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  showAll: 'Afficher tous les déploiements',
  firstView: 'Revenir à la première vue',

  legend: 'Légende',
  notReported: 'non communiqué',
  inClass: (values, count) => plural(count, { one: `${values}, # déploiement`, other: `${values}, # déploiements` }),
  onlyClass: 'Ne montrer que ces déploiements',
  clusterOf: 'groupe de n',

  options: 'Options de la carte',
  clusters: 'Groupes',
  clustersAbout: 'Affiche les déploiements proches comme un seul symbole',
  tiles: 'Tuiles de carte',
  tilesAbout: (host) => `Charge depuis ${host} des images de la zone à l’écran`,

  twoFingers: 'Deux doigts déplacent la carte',
  sources: (sources) => `Carte : ${sources}`,
  basemapMissing: (sources) => `Le fond de carte n’a pas pu être chargé. Déplacez la carte pour réessayer. ${sources}`,
  tilesMissing: (sources) => `Les tuiles n’ont pas pu être chargées : le fond de carte est affiché. ${sources}`,
  north: (degrees) => `${degrees} N`,
  south: (degrees) => `${degrees} S`,
  east: (degrees) => `${degrees} E`,
  west: (degrees) => `${degrees} O`,
};
