import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Aperçu',

  totals: 'Totaux',
  projects: 'Projets',
  projectsMean: 'Les groupes de déploiements auxquels vous avez accès.',
  deployments: 'Déploiements',
  deploymentsMean: 'Les pièges photographiques, chacun en un lieu pendant un temps.',
  sessions: 'Sessions',
  sessionsMean: 'Les sessions de suivi d’un déploiement, en général une par nuit.',
  captures: 'Captures',
  capturesOfAll: 'Les images prises par les appareils : la somme de tous les déploiements.',
  capturesOfProject: 'Les images prises par les appareils : la somme des déploiements du projet.',
  occurrences: 'Occurrences',
  occurrencesOfAll: 'Des animaux individuels, suivis d’une capture à l’autre : la somme de tous les déploiements.',
  occurrencesOfProject:
    'Des animaux individuels, suivis d’une capture à l’autre : la somme des déploiements du projet.',
  taxa: 'Taxons',
  taxaMean: 'Les noms de la liste des taxons, de tout rang, trouvés ou non.',
  loadingTotal: 'Chargement',
  totalUnknown: (reason) => `inconnu : ${reason}`,
  moreThan: (count) => `plus de ${count}`,
  unreported: (count) =>
    plural(count, {
      one: '# déploiement ne le communique pas.',
      other: '# déploiements ne le communiquent pas.',
    }),
  hasMore: 'Le serveur en a plus qu’il n’en compte.',
  unreadable: (count) => plural(count, { one: '# n’a pas pu être lu.', other: '# n’ont pas pu être lus.' }),
  unreadableOfAll: (count) =>
    plural(count, {
      one: '# de tous les projets n’a pas pu être lu ; il est peut-être de ce projet.',
      other: '# de tous les projets n’ont pas pu être lus ; certains sont peut-être de ce projet.',
    }),

  lookedAt: 'Examinées par une personne',
  lookedAtByProject: 'Compté pour un projet à la fois. Choisissez un projet :',
  lookedAtUnsaid: 'Le serveur n’indique pas quelles occurrences une personne a examinées.',
  lookedAtOf: (some, all) => `${some} sur ${all} occurrences déterminées`,
  unseen: 'Le plus d’occurrences sans identification par une personne',

  counts: {
    deployments: (count) => plural(count, { one: '# déploiement', other: '# déploiements' }),
    sessions: (count) => plural(count, { one: '# session', other: '# sessions' }),
    exports: (count) => plural(count, { one: '# export', other: '# exports' }),
    storage: (count) => plural(count, { one: '# source de stockage', other: '# sources de stockage' }),
    taxa: (count) => plural(count, { one: '# taxon', other: '# taxons' }),
  },
  loadingList: 'Chargement…',
  notLoaded: {
    deployments: 'Les déploiements n’ont pas pu être chargés.',
    sessions: 'Les sessions n’ont pas pu être chargées.',
    exports: 'Les exports n’ont pas pu être chargés.',
    storage: 'Les sources de stockage n’ont pas pu être chargées.',
    taxa: 'Les taxons n’ont pas pu être chargés.',
  },
  notRefreshed: (reason) => `Actualisation impossible : ${reason}`,
  cancelledAt: (loaded, all) => `D’après ${loaded} sur ${all} : le chargement a été annulé.`,
  continue: 'Continuer le chargement',
  soFar: (loaded, all) => `D’après ${loaded} sur ${all} jusqu’ici…`,
  leftOutUnreadable: (left, all) => `${left} sur ${all} hors compte : lecture impossible.`,
  leftOutMissing: (left, all) => `${left} sur ${all} hors compte : non envoyé par le serveur.`,
  leftOut: (left, all, unreadable, missing) =>
    `${left} sur ${all} hors compte : lecture impossible pour ${unreadable}, ${missing} non envoyé par le serveur.`,
  dataProblems: 'Problèmes de données dans Paramètres',
  countDiffers: (loaded, counted) => `${loaded} au chargement ; le serveur en compte ${counted}.`,
  endless: 'Le serveur annonce une page de plus, mais n’envoie rien de nouveau.',

  capturesByWeek: 'Captures par semaine',
  capturesByDays: (days) => plural(days, { one: 'Captures par jour', other: 'Captures par # jours' }),
  nightsByWeek: 'Nuits-pièges par semaine',
  nightsByDays: (days) => plural(days, { one: 'Nuits-pièges par jour', other: 'Nuits-pièges par # jours' }),
  capturesByWeekMean: 'Images par semaine. Une session compte dans la semaine de son soir.',
  nightsByWeekMean: 'Nuits-pièges par semaine : l’effort d’échantillonnage.',
  shown: 'Affiché',
  nights: 'Nuits-pièges',
  capturesNoun: 'captures',
  nightsNoun: 'nuits-pièges',
  tooMany: (all) => `Il y a ${all}. Le graphique a besoin de toutes.`,
  loadAll: (all) => `Charger les ${all}`,
  loadAllUncounted: 'Charger toutes les sessions',
  noSessions: 'Il n’y a pas encore de sessions.',
  sessionsUndated: (count) =>
    plural(count, {
      one: '# session avant 2010 ou dans le futur n’est pas dans le graphique',
      other: '# sessions avant 2010 ou dans le futur ne sont pas dans le graphique',
    }),
  sessionsUnreported: (count) =>
    plural(count, {
      one: '# session ne communique pas ses captures et n’est pas comptée.',
      other: '# sessions ne communiquent pas leurs captures et ne sont pas comptées.',
    }),
  projectUnknown: 'Projet inconnu',
  otherProjects: (count) => plural(count, { one: '# autre projet', other: '# autres projets' }),

  map: 'Carte des déploiements',
  mapRegion: 'Carte des déploiements',
  openMap: 'Ouvrir la carte avec le tableau',
  onMap: (shown, all) => `${shown} sur ${all} sur la carte`,

  toCheck: 'À vérifier',
  exports: 'Exports',
  storage: 'Sources de stockage',
  nothing: 'Rien à vérifier.',
  tooManyToCheck: (all) => `Il y a ${all}. Chargez tout pour vérifier.`,
  ofProject: 'Seulement le projet sélectionné.',
  silent: (count) => plural(count, { one: '# muet', other: '# muets' }),
  noCaptures: (count) => plural(count, { one: '# sans captures', other: '# sans captures' }),
  noLocation: (count) => plural(count, { one: '# sans localisation', other: '# sans localisation' }),
  noLocationMeans: 'Pas de coordonnées, 0.0, 0.0, ou des coordonnées hors du globe : aucune carte ne les montre.',
  misplaced: (count) =>
    plural(count, { one: '# à une position invraisemblable', other: '# à une position invraisemblable' }),
  misplacedMeans:
    'Loin des autres déploiements du projet. Avec un autre signe, ou avec latitude et longitude échangées, ils seraient parmi eux ; ou bien ils sont à plus de 1 000 km.',
  misplacements: { sign: 'autre signe', swapped: 'échangées', far: 'très loin' },
  ended: (count) => plural(count, { one: '# terminé', other: '# terminés' }),
  failed: (count) => plural(count, { one: '# échoué', other: '# échoués' }),
  failedMeans: 'Leurs fiches indiquent la raison.',
  stalled: (count) => plural(count, { one: '# bloqué', other: '# bloqués' }),
  stalledMeans: 'En attente ou en cours, mais inchangés depuis dix minutes ou plus.',
  running: (count) => plural(count, { one: '# en attente ou en cours', other: '# en attente ou en cours' }),
  runningMeans: 'Leurs fiches montrent l’avancement.',
  neverIndexed: (count) => plural(count, { one: '# jamais indexée', other: '# jamais indexées' }),
  neverIndexedMeans: 'Fichiers, taille et captures ne sont pas communiqués, ce qui n’est pas la même chose que zéro.',
  flagged: (count) => plural(count, { one: '# avec avertissement', other: '# avec avertissement' }),
  flaggedMeans: 'Elles ont un ou plusieurs avertissements ; Sessions indique les raisons.',

  busiest: 'Nuits les plus actives',
  busiestMean: 'Les sessions avec le plus de captures. Les nuits longues en ont plus : voyez captures/h.',
  busiestUnknown: (reason) => `Inconnu : ${reason}`,
  busiestUnsorted: 'Le serveur ne trie pas par captures : chargez toutes les sessions pour les voir.',
  noneReported: 'Aucune session ne communique de captures.',
  allByCaptures: 'Toutes les sessions par captures',
};
