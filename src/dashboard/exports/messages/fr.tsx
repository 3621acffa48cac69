import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Exports',
  nouns: { one: 'export', many: 'exports' },
  search: 'Rechercher des exports par contenu, projet ou utilisateur',
  searchHint: 'Contenu, projet…',
  noMatch: (text) => `Aucun export ne correspond à « ${text} ».`,
  cards: 'Fiches',
  table: 'Tableau',
  newExport: 'Exporter…',
  onlyStatus: 'Filtrer par état',
  loading: 'Chargement des exports…',

  created: 'Créé',
  createdMeans: 'Quand l’export a été demandé, à l’horloge du serveur.',
  what: 'Contenu',
  whatMeans: 'Les filtres de l’export, dans les termes du serveur.',
  project: 'Projet',
  projectMeans: 'Le projet de la tâche qui écrit l’export.',
  user: 'Utilisateur',
  userMeans: 'Qui a demandé l’export.',
  format: 'Format',
  formatMeans: 'Le format du fichier.',
  formats: {
    occurrences_simple_csv: 'Occurrences, CSV simple',
    sessions_csv: 'Sessions, CSV',
    deployments_csv: 'Déploiements, CSV',
    deployments_geojson: 'Déploiements, GeoJSON',
    captures_csv: 'Captures, CSV',
    camtrap_dp: 'Camtrap DP',
    darwin_core_archive: 'Archive Darwin Core',
  },
  status: 'État',
  statusMeans: 'L’état de la tâche d’export, et son avancement jusqu’à la fin. Le mot du serveur au survol.',
  records: 'Enregistrements',
  recordsMean:
    'Les enregistrements du fichier, selon son format : un paquet a les lignes de toutes ses tables. Non communiqué tant que le fichier n’est pas complet.',
  size: 'Taille',
  sizeMeans: 'La taille du fichier ; le nombre exact d’octets au survol et dans les téléchargements.',
  updated: 'Mis à jour',
  updatedMeans: 'Quand le serveur a modifié en dernier l’enregistrement de l’export, à sa propre horloge.',
  activity: 'Activité',
  activityMeans:
    'En cours jusqu’à la fin de l’export ; bloqué s’il est en cours mais n’a pas changé depuis dix minutes.',
  activities: { ended: 'Terminé', stalled: 'Bloqué', 'under way': 'En cours' },
  serverClock: (timestamp) => `${timestamp}, à l’horloge du serveur, qui n’a pas de fuseau horaire`,

  noProgress: 'avancement non communiqué',
  reported: (percent) => `${percent} communiqués`,
  oddProgress: (progress, status) => `La tâche communique ${progress} avec l’état ${status}.`,
  stalled: 'bloqué ?',
  stalledMeans: 'Aucun changement depuis dix minutes ou plus',
  isNew: 'nouveau depuis votre dernière visite',
  exportId: (id) => `Export ${id}`,
  formatFor: (format, user) => `${format} · pour ${user}`,
  formatForUnknown: (format) => `${format} · utilisateur non communiqué`,
  formatUnknown: 'format non communiqué',
  notRefreshed: (reason) => `Actualisation impossible : ${reason}`,
  stages: 'Étapes',
  noStages: 'Aucune étape communiquée.',
  stage: (number) => `Étape ${number}`,
  partOf: (done, total) => `${done} sur ${total}`,
  errors: (count) => plural(count, { one: '# erreur', other: '# erreurs' }),
  logLines: (count) => plural(count, { one: '# ligne du journal', other: '# lignes du journal' }),

  started: 'Début',
  lastUpdate: 'Mis à jour',
  timeAndAge: (time, age) => (
    <>
      {time}, {age}
    </>
  ),
  took: (span) => `durée ${span}`,
  tookMeans: 'De l’heure de début à l’heure de fin du serveur',
  timeLeft: 'Temps restant',
  timeLeftMeans: 'Estimé d’après la dernière minute',
  timeLeftUnknown: 'pas encore connu',
  about: (span) => `environ ${span}`,
  aboutAt: (span, records) => `environ ${span} à ${numberText(records)} enregistrements/s`,
  justNow: 'à l’instant',
  ago: (span) => `il y a ${span}`,
  seenMeans: 'Mesuré par cette page, depuis qu’elle a vu le changement.',
  noChangeYet: 'aucun changement vu jusqu’ici',
  atLeastAgo: (span) => `il y a au moins ${span}`,
  atLeastMeans:
    'Les heures du serveur n’ont pas de fuseau horaire ; est indiqué le temps depuis le dernier changement vu par cette page, ou l’écart avec l’heure la plus récente du serveur.',

  agrees: '✓ nombres de lignes identiques',
  agreesMeans:
    'Le nombre d’enregistrements est le même dans l’export et dans les deux chiffres de sa tâche ; l’adresse du fichier aussi.',
  differs: '✕ diffère de sa tâche',
  notComparable: 'nombres de lignes non comparables : tout n’a pas été communiqué',
  differences: 'Différences',
  compared: {
    done: 'Enregistrements, comparés à « number of records exported »',
    total: 'Enregistrements, comparés à « total records to export »',
    address: 'Adresse du fichier',
    rows: 'Lignes de données',
    bytes: 'Octets',
    checksum: 'SHA-256',
  },
  ofExport: 'Export',
  ofJob: 'Tâche',
  notReported: 'non communiqué',
  fileElsewhere: (host) =>
    `Le fichier n’est pas vérifié : cette page ne peut pas lire les fichiers de ${host}. Téléchargez-le pour compter ses lignes.`,
  check: 'Vérifier le fichier',
  noFile: 'Le serveur ne communique pas d’adresse pour le fichier.',
  fileNotUsed: (why, address) => `Pas de téléchargement : l’adresse du fichier n’est pas utilisée. ${why} ${address}`,
  download: 'Télécharger',
  fromHost: (host) => `depuis ${host}`,

  counted: {
    occurrences: (count) => plural(count, { one: '# occurrence', other: '# occurrences' }),
    sessions: (count) => plural(count, { one: '# session', other: '# sessions' }),
    deployments: (count) => plural(count, { one: '# déploiement', other: '# déploiements' }),
    captures: (count) => plural(count, { one: '# capture', other: '# captures' }),
    records: (count) => plural(count, { one: '# enregistrement', other: '# enregistrements' }),
  },
  noRecords: 'aucun enregistrement',
  notCounted: 'pas encore compté',
  options: 'Options',
  optionsMean:
    'L’arrondi des coordonnées, la façon de nommer les personnes et le fuseau des heures, quand le format en contient.',
  coordinatesExact: 'coordonnées exactes',
  coordinatesRounded: (step) => `coordonnées arrondies à ${step}`,
  people: { names: 'personnes nommées', initials: 'personnes par initiales', none: 'sans noms de personnes' },
  zoneUnknown: 'fuseau horaire inconnu',
  rightsHolderIs: (name) => `titulaire des droits : ${name}`,
  creatorIs: (name) => `auteur : ${name}`,

  cancel: 'Annuler…',
  again: 'Demander à nouveau',
  preview: 'Aperçu',
  file: 'Fichier',
  fileMeans: 'Téléchargement et vérification d’un fichier terminé, ou actions pour un fichier inachevé.',
  unit: 'Unité',
  tryAgain: 'Réessayer',
  noProjectToRepeat: 'Cet export ne peut pas être demandé de nouveau ici : le serveur ne communique pas son projet.',
  noFiltersToRepeat: 'Cet export ne peut pas être demandé de nouveau ici : le serveur ne communique pas ses filtres.',
  noFormatToRepeat: 'Cet export ne peut pas être demandé de nouveau ici : le serveur ne communique pas son format.',

  notify: 'M’avertir à la fin',
  notifies: '✓ Notifications activées',
  notifyMeans:
    'Le navigateur vous avertit à la fin des exports. Pendant les exports, cet onglet interroge le serveur toutes les 30 secondes, aussi en arrière-plan.',
  notifyBlocked: 'Ce navigateur bloque les notifications. Ses réglages pour ce site peuvent changer cela.',

  ofFile: 'Fichier',
  checking: 'Vérification du fichier…',
  checkAgain: 'Vérifier de nouveau',
  notChecked: (reason) => `Le fichier n’a pas pu être vérifié. ${reason}`,
  fileMissing: (status) => `Le fichier manque : le serveur a répondu ${status}.`,
  fileRefused: (status) =>
    `Le serveur ne vous autorise pas à lire le fichier (${status}). Vous pouvez saisir un jeton dans les paramètres.`,
  fileDifferences: 'Différences dans le fichier',
  fileDiffers: '✕ le fichier diffère de l’export',
  fileAgreesWhole: (size) => `✓ somme de contrôle identique (${size})`,
  fileAgrees: (size) => `✓ fichier vérifié : ${size}`,
  fileHas: (size) => `Le fichier contient ${size} ; l’export ne communique pas tous ces nombres.`,
  rowsAndBytes: (rows, bytes) => plural(rows, { one: `# ligne, ${bytes}`, other: `# lignes, ${bytes}` }),
  tooLargeToHash: (size) =>
    `La somme de contrôle n’a pas été comparée : les navigateurs la calculent pour des fichiers de ${size} au plus.`,
  noHashing: 'La somme de contrôle n’a pas été comparée : les navigateurs ne la calculent qu’en HTTPS.',
  cancelTitle: (name) => `Annuler ${name} ?`,
  cancelAsk: 'Annuler cet export ? Le fichier partiel sera supprimé.',
  cancelConfirm: 'Annuler l’export',
  keep: 'Garder l’export',
  notCancelled: (reason) => `L’export n’a pas été annulé. ${reason}`,

  notInFile: (count) =>
    plural(count, {
      one: '# déploiement n’est pas dans le fichier',
      other: '# déploiements ne sont pas dans le fichier',
    }),
  named: (name, id) => `${name} (ID ${id})`,
  reasons: {
    noLocation: 'aucune position',
    noSession: 'aucune session',
    noSessionInNights: 'aucune session pendant ces nuits',
  },
  others: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  unlocated: (count) =>
    plural(count, {
      one: 'Le déploiement n’a pas de localisation.',
      other: 'Aucun des # déploiements n’a de localisation.',
    }),
  noZero: 'Une nuit sans session est une lacune, pas une nuit sans animaux.',

  notApplied: (what) => `Projet entier : le service n’a pas appliqué ${what}`,
  filters: {
    deployment: (name) => `déploiement ${name}`,
    event: (name) => `session ${name}`,
    determination: (name) => `détermination ${name}`,
  },
  countsDiffer: (rows, what, matching) =>
    `Le fichier contient ${plural(rows, { one: '# enregistrement', other: '# enregistrements' })} ; le service en compte ${numberText(matching)} pour ${what}.`,
  countsDifferWithDefaults: (rows, what, matching, filtered) =>
    `Le fichier contient ${plural(rows, { one: '# enregistrement', other: '# enregistrements' })} ; le service en compte ${numberText(matching)} pour ${what}, ${numberText(filtered)} avec les filtres par défaut du projet.`,

  needsToken: 'Les demandes à ce serveur exigent un jeton, et cette page n’en a pas.',
  toSettings: 'En saisir un dans les paramètres',
  notOrderedAgain: (reason) => `L’export n’a pas été demandé de nouveau. ${reason}`,
  filtersGone: 'Ses filtres désignent peut-être des enregistrements supprimés.',
  notKnownIfReceived: (reason) =>
    `${reason} On ne sait pas si le serveur a reçu la demande. Vérifiez la liste avant de réessayer.`,
  tokenRequired: (reason) => `Le serveur exige un jeton valide. ${reason}`,
  notAllowed: (reason) => `Vous n’avez pas l’autorisation de le faire. ${reason}`,
  makesNoExports: (reason) => `Ce serveur ne crée pas d’exports. ${reason}`,
  cancelsNoExports: (reason) => `Ce serveur n’annule pas d’exports. ${reason}`,
  busy: (reason) => `Le serveur est occupé : réessayez plus tard. ${reason}`,
  busyFor: (seconds, reason) =>
    `${plural(seconds, { one: 'Le serveur est occupé : réessayez dans # seconde.', other: 'Le serveur est occupé : réessayez dans # secondes.' })} ${reason}`,
  serverFailed: (reason) => `Le serveur a échoué ; votre demande n’en est pas la cause. ${reason}`,
};
