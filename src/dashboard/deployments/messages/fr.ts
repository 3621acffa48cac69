import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Déploiements',
  noun: { one: 'déploiement', many: 'déploiements' },
  views: { split: 'Les deux', map: 'Carte', table: 'Tableau' },
  search: 'Rechercher des déploiements par nom',
  noName: (text) => `Aucun nom de déploiement ne correspond à « ${text} ».`,

  name: 'Nom',
  nameMeans:
    'Le nom du déploiement, un piège photographique en un lieu pendant un temps. Quand des déploiements ont le même nom, le site et l’identifiant le suivent.',
  project: 'Projet',
  projectMeans: 'Le projet dont fait partie le déploiement.',
  sessions: 'Sessions',
  sessionsMean: 'Les sessions de suivi de ce déploiement, en général une par nuit.',
  captures: 'Captures',
  capturesMean: 'Les images prises ici. Elles mesurent l’effort autant que les animaux.',
  occurrences: 'Occurrences',
  occurrencesMean: 'Des animaux individuels, suivis d’une capture à l’autre, chacun avec une détermination.',
  taxa: 'Taxons',
  taxaMean:
    'Déterminations différentes, de tout rang : un genre compte à côté de ses espèces, de même que les noms qui ne sont pas un taxon, comme « Unidentifiable ».',
  firstDate: 'Première date',
  firstDateMeans: 'Le jour de la première capture, à l’horloge du piège.',
  lastDate: 'Dernière date',
  lastDateMeans: 'Le jour de la dernière capture, à l’horloge du piège.',
  active: 'Période',
  activeMeans:
    'Du jour de la première capture au jour de la dernière, à l’horloge du piège, pauses et hivers compris. Le filtre montre les déploiements actifs au moins un de ses jours.',
  status: 'État',
  statusUnknown: 'inconnu jusqu’au chargement de tous les déploiements',
  statusMeansUnknown: 'Indique si des captures arrivent encore. Inconnu jusqu’au chargement de tous les déploiements.',
  statusMeans: (silent, current, ended, none) =>
    `Indique si des captures arrivent encore. Muet : ${silent} Actif : ${current} Terminé : ${ended} Sans captures : ${none}`,
  statuses: { silent: 'muet', current: 'actif', ended: 'terminé', 'no captures': 'sans captures' },
  device: 'Appareil',
  deviceMeans: 'L’appareil photo ou l’enregistreur du déploiement.',
  site: 'Site',
  siteMeans: 'Le site de recherche dont fait partie le déploiement.',
  kept: {
    habitat: {
      header: 'Habitat',
      definition: 'L’habitat autour du piège, dans les mots de sa source.',
    },
    feature_type: {
      header: 'Élément',
      definition:
        'Ce près de quoi se trouve le piège, comme un point d’eau ou un sentier, selon le terme de sa source.',
    },
    bait_use: {
      header: 'Appât',
      definition: 'Si un appât a été utilisé, selon la source du déploiement.',
    },
    camera_model: {
      header: 'Modèle d’appareil',
      definition: 'Marque et modèle de l’appareil photo, selon la source du déploiement.',
    },
    deployment_groups: {
      header: 'Groupes',
      definition: 'Les groupes où la source range le déploiement ; il peut y en avoir plusieurs.',
    },
    deployment_tags: {
      header: 'Étiquettes',
      definition: 'Les étiquettes que la source donne au déploiement ; il peut y en avoir plusieurs.',
    },
  },
  notGiven: 'non indiqué par sa source',
  baited: 'avec appât',
  notBaited: 'sans appât',
  latestJob: 'Dernière tâche',
  latestJobMeans:
    'L’état de la dernière tâche de fond : une synchronisation du stockage ou une exécution de la chaîne d’apprentissage automatique. Trié par état, puis par date de création de la tâche.',
  jobAt: (status, job, time) => `${status} : ${job}, ${time}`,
  updated: 'Mis à jour',
  updatedMeans: 'Quand le serveur a modifié l’enregistrement du déploiement pour la dernière fois.',
  created: 'Créé',
  createdMeans: 'Quand l’enregistrement du déploiement a été créé sur le serveur.',
  latitude: 'Latitude',
  latitudeMeans: 'Degrés décimaux, positifs au nord. Inconnue quand aucune localisation n’a été saisie.',
  longitude: 'Longitude',
  longitudeMeans: 'Degrés décimaux, positifs à l’est. Inconnue quand aucune localisation n’a été saisie.',
  location: 'Localisation',
  locationMeans:
    'Latitude et longitude, en degrés décimaux. Son filtre est une zone dessinée sur la carte, ou la vue de la carte.',
  check: 'Contrôle de la position',
  checkMeans:
    'Si la position semble juste à côté de celles des autres déploiements du projet. Autre signe : avec l’autre signe d’une coordonnée, elle serait parmi elles. Échangées : avec latitude et longitude échangées, elle le serait. Très loin : elle en est à plus de 1 000 km, et seule.',
  misplacements: { sign: 'autre signe', swapped: 'échangées', far: 'très loin' },
  fromMiddle: (distance) => `${distance} du milieu des déploiements du projet`,
  toCheck: (what, distance) => `À vérifier : ${what}, ${distance}`,
  noLocation: 'aucune localisation saisie',
  noCaptures: 'pas encore de captures',
  noDevice: 'aucun appareil saisi',
  noSite: 'aucun site saisi',
  noJobs: 'aucune tâche',

  map: 'Carte des déploiements',
  allInTable: 'Le tableau les montre tous.',

  selected: 'Déploiement sélectionné',
  loading: (id) => `Chargement du déploiement ${id}…`,
  noSuch: (id) => `Il n’y a pas de déploiement avec l’identifiant ${id}.`,
  clearSelection: 'Effacer la sélection',
  filteredOut: 'Il ne correspond pas aux filtres.',
  noSiteEntered: 'Aucun site saisi',
  latestJobIs: 'Dernière tâche :',
  withoutLocation: 'Sans localisation',
  whyNotReported: 'Coordonnées non communiquées par le serveur',
  whyZero: '0.0, 0.0 : aucune localisation saisie',
  uncertain: (radius) => `à ${radius} près`,
  whyOutside: (coordinates) => `${coordinates} n’est pas sur le globe`,

  daysLabel: 'Jours',
  allDays: 'Tous les jours',
  daysUndated: (count) =>
    plural(count, { one: 'Jours : # sans dates non affiché', other: 'Jours : # sans dates non affichés' }),
  byDates: 'Par première et dernière date · Le tableau compte les déploiements entiers',
  undated: (count) => plural(count, { one: '# sans dates non affiché', other: '# sans dates non affichés' }),
};
