import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');
const captures = (count: number) => plural(count, { one: '# capture', other: '# captures' });

export const messages: Messages = {
  title: (id) => `Session ${id}`,
  loading: (id) => `Chargement de la session ${id}…`,
  notLoaded: 'La session n’a pas pu être chargée.',
  notRefreshed: (reason) => `Actualisation impossible : ${reason}`,
  notFound: 'Session introuvable',
  noneWithId: (id) => `Il n’y a pas de session avec l’id ${id}.`,
  allSessions: 'Toutes les sessions',

  exportIt: 'Exporter cette session',
  facts: 'Informations',
  name: 'Nom',
  reading: 'Chargement…',
  deploymentNotLoaded: 'le déploiement n’a pas pu être chargé',
  end: 'Fin',
  updated: 'Mise à jour',
  changedAtSource: 'Modifié à la source',
  id: 'Id',
  moonLit: (phase, percent) => `${phase}, éclairée à environ ${percent}`,
  moonMeans: 'Au milieu de la session, qu’elle ait été levée ou non, avec ou sans nuages.',
  trapClock: 'Les heures sont celles de l’horloge du piège.',
  clockLess: (by) => `Du début à la fin, l’horloge indique ${by} de moins que la durée communiquée par le serveur.`,
  clockMore: (by) => `Du début à la fin, l’horloge indique ${by} de plus que la durée communiquée par le serveur.`,
  clockBack: (by) => `L’horloge a été reculée de ${by} pendant cette session : ces heures existent deux fois.`,
  clockForward: (by) =>
    `L’horloge a été avancée de ${by} pendant cette session : les heures sautées ne sont pas une interruption.`,

  compared: (count) =>
    plural(count, { one: 'Comparée à la # session de ce piège.', other: 'Comparée aux # sessions de ce piège.' }),
  notCompared: 'Non comparée à toutes les sessions de ce déploiement',
  notComparedBecause: (reason) => `Non comparée à toutes les sessions de ce déploiement : ${reason}`,

  neighbours: {
    previous: 'Session précédente',
    next: 'Session suivante',
    noPrevious: 'Aucune session antérieure',
    noNext: 'Aucune session ultérieure',
  },
  follow: 'Précédent et suivant parcourent',
  followed: { list: 'La liste', nights: 'Les nuits de ce piège' },
  ofList: 'Sessions de la liste',
  ofDeployment: 'Sessions de ce déploiement',
  finding: 'Recherche des sessions avant et après…',
  neighboursUnknown:
    'Les sessions avant et après sont inconnues : les sessions de ce déploiement n’ont pas pu être toutes chargées.',
  neighboursUnknownWithout: 'Les sessions avant et après sont inconnues : le déploiement n’a pas pu être chargé.',
  position: (position, all) =>
    plural(all, { one: `${position} sur # session de ce piège`, other: `${position} sur # sessions de ce piège` }),
  positionMissing: (position, missing) =>
    `${position}, ${plural(missing, { one: '# manquante', other: '# manquantes' })}`,

  perHour: (rate) => `${rate} par heure`,
  per100: (rate) => `${rate} pour 100 captures`,
  under: (rate) => `moins de ${rate}`,

  activity: 'Activité au cours de la nuit',
  activityOf: (session) => `Activité au cours de la nuit : ${session}`,
  activitySoFar: 'Activité au cours de la nuit, selon ce qui est chargé',
  barLength: 'Durée d’une barre',
  fitsBest: (length) => `${length} (idéal)`,
  units: { minute: 'minute', hour: 'heure', day: 'jour' },
  days: (count) => plural(count, { one: '# jour', other: '# jours' }),
  detectionsPer: (length) => `Détections par ${length}`,
  capturesPer: (length) => `Captures par ${length}`,
  capturesPerMost: (length, most) => `Captures par ${length}, ${most} au plus`,
  keys: 'Les flèches passent d’une barre à l’autre, Entrée va aux captures d’une barre.',
  pauses: (count, least, pauses) =>
    `${plural(count, { one: '# pause', other: '# pauses' })} de ${least} ou plus sans capture : ${pauses}.`,
  hatched: (pauses) => `Hachuré : ${pauses}`,
  morePauses: (count) => plural(count, { one: '# autre', other: '# autres' }),
  taxonLoading: 'Taxon choisi : chargement…',
  taxonNotLoaded: (reason) => `Les occurrences du taxon choisi n’ont pas pu être chargées : ${reason}`,
  taxonAbsent: 'Le taxon choisi n’a pas d’occurrence dans cette session.',
  taxonSeen: (name, count, first, last) =>
    plural(count, {
      one: `${name} : # occurrence, en vue de ${first} à ${last}.`,
      other: `${name} : # occurrences, en vue de ${first} à ${last}.`,
    }),
  taxonUntimed: (name, count) =>
    plural(count, { one: `${name} : # occurrence sans heure.`, other: `${name} : # occurrences sans heure.` }),
  taxonPart: (some, all) =>
    plural(all, {
      one: `D’après ${some} sur # occurrence de la session.`,
      other: `D’après ${some} sur # occurrences de la session.`,
    }),
  bestCapture: (score, time) => `Meilleur score ${score} : capture de ${time}`,
  bestCaptureMeans: 'La première capture de l’occurrence au score le plus élevé',
  inViewPer: (name, length, most) => `${name} : occurrences en vue par ${length}, ${most} au plus`,
  inView: (name) => `${name} en vue`,
  withInView: (stretch, name, count) => `${stretch} ; ${name} : ${count} en vue`,
  noPlot: 'Le graphique n’a pas pu être chargé. Le tableau contient les nombres.',
  asTable: 'Afficher en tableau',
  time: 'Heure',
  noCapturesAt: (times) => `${times} : aucune capture`,
  capturesAt: (times, count) => `${times} : ${captures(count)}`,
  detectionsAt: (times, count, detections) => `${times} : ${captures(count)}, ${detections}`,
  detections: (count) =>
    count === 0 ? 'sans détection' : plural(count, { one: '# détection', other: '# détections' }),
  detectionsUnknown: 'détections non communiquées',

  capturesNotLoaded: 'Les captures n’ont pas pu être chargées.',
  loadingCaptures: 'Chargement des captures…',
  part: (some, all) => plural(all, { one: `${some} sur # capture`, other: `${some} sur # captures` }),
  partOfMore: (some, all) =>
    plural(all, { one: `${some} sur plus de # capture`, other: `${some} sur plus de # captures` }),
  partLoaded: (part) => `Chargement : ${part}`,
  withoutTime: (count) =>
    plural(count, {
      one: '# capture est sans heure : elle n’est pas dessinée et vient en dernier parmi les captures.',
      other: '# captures sont sans heure : elles ne sont pas dessinées et viennent en dernier parmi les captures.',
    }),
  allLoaded: (count) =>
    count === 0 ? 'Aucune capture' : plural(count, { one: '# capture chargée', other: 'Les # captures sont chargées' }),
  captures: 'captures',
  cancel: 'Annuler',
  goOn: 'Continuer',
  onRequest: (most) => `Au-delà de ${most}, elles ne sont chargées que sur demande.`,
  onRequestIn: (most, duration) =>
    `Au-delà de ${most}, elles ne sont chargées que sur demande. Le chargement prend environ ${duration}.`,
  stoppedAt: (part) => `Arrêté à ${part}`,
  stopped: (missing, reason) => `Chargement arrêté, ${missing} manquantes : ${reason}`,
  repeated: (missing) => `${missing} manquantes : le serveur a répété des captures d’une page à l’autre`,
  notSent: (missing) => `${missing} manquantes : le serveur ne les a pas envoyées`,
  invalid: (count) => `${count} non prises en compte : enregistrements non valides`,
  ofOthers: (count) =>
    plural(count, {
      one: '# capture d’une autre session exclue, envoyée aussi par le serveur',
      other: '# captures d’autres sessions exclues, envoyées aussi par le serveur',
    }),
  countDiffers: (count, sent) => `Le nombre donné par la session est ${count} ; le serveur en a envoyé ${sent}.`,

  detectionsFirst: 'Avec détections d’abord',
  only: {
    detections: (count) => `Avec détections seulement (${count})`,
    blank: (count) => `Traitées sans détection seulement (${count})`,
    unprocessed: (count) => `Non traitées ou inconnues seulement (${count})`,
    starred: (count) => `Avec étoile seulement (${count})`,
  },
  starred: 'avec étoile',
  hasNote: 'avec une note',
  images: 'Charger les images',
  smallImages: 'Charger les images, petites',
  largeImages: (size) => `Charger les images, environ ${size} chacune`,
  someLargeImages: (size) => `Charger les images, certaines d’environ ${size}`,
  notAmong: (id) => `La capture ${id} ne fait pas partie de cette session.`,
  findingCapture: (id) => `Recherche de la capture ${id}…`,
  noneOf: {
    detections: 'Aucune capture n’a de détection.',
    blank: 'Aucune capture n’est connue comme traitée et sans détection.',
    unprocessed: 'Aucune capture n’est connue comme non traitée.',
    starred: 'Aucune capture n’a d’étoile.',
  },
  noneToShow: 'Aucune capture de cette session ne peut être affichée.',
  capturesOf: (session) => `Captures de ${session}`,
  notPrinted: 'Les captures ne sont pas imprimées.',
  parts: 'Parties de la galerie',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  partShown: (first, last, all) => `Captures ${first} à ${last} sur ${all}`,

  positionOf: (position, all) => `${position} sur ${all}`,
  positionAt: (position, all, time) => `${position} sur ${all}, ${time}`,
  captureWith: (time, detections) => `Capture à ${time}, ${detections}`,
  zoom: 'Zoom',
  zoomOut: 'Zoom arrière',
  zoomIn: 'Zoom avant',
  wholeImage: 'Image entière',
  openFile: 'Ouvrir le fichier de l’image dans un nouvel onglet',
  openAddress: 'Ouvrir son adresse',
  close: 'Fermer',
  withKey: (label, key) => `${label} (${key})`,
  space: 'Espace',
  previousCapture: 'Capture précédente',
  nextCapture: 'Capture suivante',
  play: 'Faire défiler la nuit',
  pause: 'Pause',
  capture: 'Capture',
  speed: 'Vitesse',
  perSecond: (count) => plural(count, { one: '# par seconde', other: '# par seconde' }),
};
