import type { Messages } from './en.ts';

export const messages: Messages = {
  title: 'Paramètres',

  server: 'Serveur',
  serverAbout:
    'Toutes les requêtes vont à l’adresse d’où vient cette page. Pour utiliser un autre serveur, démarrez Noctuary avec UPSTREAM_URL.',
  address: 'Adresse',
  kind: 'Type',
  reading: 'Chargement…',
  unknown: 'inconnu',
  ownServer: 'Le serveur de Noctuary, à cette adresse ou derrière elle',
  otherServer: 'Un autre serveur avec la même interface',
  ownName: 'Nom',
  unknownBecause: (reason) => `inconnu : ${reason}`,
  noDescription: 'il n’envoie aucune description de lui-même',
  nameAndVersion: (name, version) => `${name}, version ${version}`,

  source: 'Source',
  sourceAbout:
    'Ce serveur est la copie d’un autre. Il copie les listes de là-bas une fois, puis suit leurs changements.',

  token: 'Jeton',
  tokenAbout: (server) =>
    `Nécessaire seulement si le serveur en demande un. Il est conservé pour ${server} et n’est envoyé à aucun autre serveur. Les images et les fichiers d’autres adresses sont demandés sans lui.`,
  logInOrToken: 'Connexion ou jeton',
  logInAbout: (server) =>
    `Nécessaire seulement si le serveur le demande. Le mot de passe n’est envoyé qu’à ${server} et n’est conservé nulle part ; le jeton reçu est conservé pour ${server}. Les images et les fichiers d’autres adresses sont demandés sans lui.`,
  loggedIn: 'Vous êtes connecté. Le jeton reçu du serveur est utilisé désormais.',
  logOut: 'Se déconnecter',
  logOutMeans: 'Se déconnecter met fin au jeton sur le serveur, aussi pour les autres programmes qui l’utilisent.',
  loggedOut: 'Vous êtes déconnecté, et les données chargées avec le jeton ont été supprimées.',
  notEnded: (reason) =>
    `Le jeton a été supprimé ici, mais le serveur n’a pas confirmé sa fin : ${reason} Il y est peut-être encore valable.`,
  thisServer: 'ce serveur',
  ownDatabase: 'la base de données de ce Noctuary',
  noToken: (server) => `Aucun jeton n’est conservé pour ${server}.`,
  tokenOfTab: (server) => `Un jeton est conservé pour ${server} jusqu’à la fermeture de cet onglet.`,
  tokenOfTabEnding: (server, end) =>
    `Un jeton qui finit par ${end} est conservé pour ${server} jusqu’à la fermeture de cet onglet.`,
  tokenOfBrowser: (server) =>
    `Un jeton est conservé pour ${server} dans ce navigateur, jusqu’à ce que vous le supprimiez ici.`,
  tokenOfBrowserEnding: (server, end) =>
    `Un jeton qui finit par ${end} est conservé pour ${server} dans ce navigateur, jusqu’à ce que vous le supprimiez ici.`,
  anotherToken: 'Autre jeton',
  tokenInvalid: 'Un jeton est un seul mot fait de lettres, de chiffres et de signes.',
  tokenRemoved: 'Le jeton a été supprimé, ainsi que les données chargées avec lui.',
  tokenStored: 'Le jeton est conservé et utilisé à partir de maintenant.',
  keepToken: 'Le garder dans ce navigateur après la fermeture de l’onglet',
  takeToken: 'Utiliser ce jeton',
  removeToken: 'Supprimer le jeton',
  otherTokens: (servers) =>
    `Des jetons sont aussi conservés pour d’autres serveurs et ne servent pas ici : ${servers}.`,
  removeOtherTokens: 'Supprimer les autres jetons',

  display: 'Affichage',
  displayAbout: 'Conservé dans ce navigateur. L’impression est toujours claire.',
  colourScheme: 'Couleurs',
  light: 'Clair',
  dark: 'Sombre',
  asSystem: 'Comme le système',
  rowHeight: 'Hauteur des lignes des listes, sauf si l’adresse la fixe',
  comfortable: 'Aérée',
  compact: 'Compacte',
  language: 'Langue',
  languageAbout: 'Mots, nombres, dates et ordre des noms',
  asBrowser: (language) => `Comme le navigateur (${language})`,
  numbers: 'Langue des nombres',
  numbersAbout: 'Elle détermine aussi l’ordre des noms',
  usualNumbers: 'Comme le navigateur',
  languageNotLoaded: 'La langue n’a pas pu être chargée. Vérifiez la connexion et choisissez-la de nouveau.',
  sizes: 'Tailles',
  coordinates: 'Coordonnées des déploiements, à l’écran et dans les fichiers',

  mapTiles: 'Tuiles de carte',
  mapTilesAbout:
    'Sans elles, les cartes montrent les côtes et les frontières fournies avec Noctuary. Un serveur de tuiles apprend quelles parties de la carte sont consultées.',
  noTileServer: 'Aucun serveur de tuiles n’est configuré pour ce Noctuary.',
  tilesFrom: (server) => `Charger les tuiles de carte de ${server}`,

  dataProblems: 'Problèmes de données',
  dataProblemsAbout:
    'Un enregistrement sans identité est exclu des listes, des cartes et des sommes : son identifiant ; pour un déploiement aussi le nom ; pour une session aussi le déploiement et le début. Tout autre champ absent ou inutilisable est indiqué comme non communiqué. Signalez-les aux responsables des données.',
  noListRead: 'Aucune liste n’a encore été chargée dans cet onglet.',
  listsRead: (lists) => `Chargé dans cet onglet : ${lists}.`,
  noProblems:
    'Tous leurs champs ont une forme que l’interface connaît. Savoir si les nuits et les pièges semblent justes est une autre question : voir « À vérifier ».',
  toCheck: 'À vérifier, dans l’aperçu',
  scrolls: (table) => `${table}, à faire défiler`,
  firstProblems: (shown, all) => `Les ${shown} premiers sur ${all} ; le fichier les contient tous.`,
  download: (count) => `Télécharger ${count} en CSV`,
  collection: 'Collection',
  collectionMeans: 'La liste dont fait partie l’enregistrement, sous son nom dans l’interface.',
  record: 'Enregistrement',
  recordMeans:
    'L’identifiant de l’enregistrement ; pour un champ qui diffère dans plusieurs enregistrements, un exemple.',
  noId: 'il n’a pas d’identifiant',
  field: 'Champ',
  fieldMeans: 'La partie de l’enregistrement où se trouve le problème.',
  problem: 'Problème',
  problemMeans: 'En quoi le champ diffère de l’interface, et ce que devient l’enregistrement.',
  problems: {
    leftOut: 'exclu : sans identité',
    absent: 'absent : non communiqué',
    null: 'null : non communiqué',
    form: 'sous une autre forme : lu',
    meaningless: 'inutilisable : non communiqué',
  },
  value: 'Valeur',
  valueMeans: 'La valeur dans cet enregistrement ; pour un enregistrement exclu, ce qui ne va pas, en anglais.',

  remarks: 'Notes et étoiles',
  remarksAbout:
    'Conservées dans ce navigateur, pour ce serveur seulement, et jamais envoyées. Exportez-les pour en avoir une copie ou pour les utiliser dans un autre navigateur : l’importation y ajoute ce qui est nouveau et remplace ce qui est plus ancien.',

  storedData: 'Données conservées',
  storedDataAbout:
    'Conservées par ce navigateur, pour cette adresse seulement. Les données du serveur n’en font pas partie.',
  nothingStored: 'Rien n’est conservé.',
  stored: (items) => `Conservé : ${items}.`,
  cleared: 'Supprimé. Ce qui est à l’écran y reste jusqu’au rechargement de la page.',
  reload: 'Recharger',
  clear: 'Supprimer les données conservées…',
  remove: (items) => `Supprimer ${items} ? Cette action est irréversible.`,
  confirmRemove: 'Supprimer',
  cancel: 'Annuler',
  storedLists: 'les longues listes de visites précédentes',
  storedItems: {
    token: 'le jeton',
    views: 'les vues enregistrées',
    recent: 'les derniers choix de la recherche',
    remarks: 'les notes et les étoiles',
    mapTiles: 'l’usage des tuiles de carte',
    language: 'la langue',
    numbers: 'la langue des nombres',
    byteUnits: 'les unités de taille',
    placeDigits: 'la précision des coordonnées',
    density: 'la hauteur des lignes',
    csvForExcel: 'le CSV pour Excel',
    galleryPictures: 'le style des images de la galerie',
    viewerBoxes: 'l’affichage des cadres sur les images',
    reloaded: 'les versions déjà chargées',
    exports: 'les exports vus et suivis',
    exportChoices: 'les choix pour les exports',
    colorScheme: 'les couleurs',
  },
};
