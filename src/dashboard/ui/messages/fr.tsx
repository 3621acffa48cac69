import type { Messages } from './en.tsx';

export const messages: Messages = {
  retry: 'Réessayer',
  reload: 'Recharger',
  partMissing: 'Cette partie de la page n’a pas pu être chargée.',
  mayBeRemoved: 'L’élément a peut-être été supprimé, ou l’adresse contient une faute de frappe.',

  notReported: 'non communiqué par le serveur',
  serverWords: 'Texte du serveur ; il ne communique aucun nombre',
  serverWordsRead: (text) => `« ${text} », texte du serveur ; aucun nombre communiqué`,
  named: (name) => `nom ${name}`,
  orRead: (reading) => `ou : ${reading}`,
  quoted: (text) => `« ${text} »`,
  asSent: (time) => `${time}, tel qu’envoyé par le serveur`,
  rounded: ({ step, moved }) =>
    `Les coordonnées sont arrondies à ${step} : chaque lieu est déplacé de ${moved} au plus.`,
  howComputed: 'Mode de calcul',
  howOf: (figure: string) => `${figure} : mode de calcul`,

  unitsOfSizes: 'Unités de taille',
  decimalUnits: (bytes) => `Décimales : 1 Go fait ${bytes}`,
  binaryUnits: (bytes) => `Binaires : 1 Gio fait ${bytes}`,
  coordinates: 'Coordonnées',
  coordinatesAbout:
    'Arrondit les coordonnées à l’écran et dans les fichiers, pour qu’elles ne permettent pas de trouver les pièges',
  exact: 'Coordonnées : exactes',
  roundedTo: (step) => `Coordonnées : à ${step}`,
  view: 'Vue',
  removeFilter: (filter) => `Retirer le filtre ${filter}`,

  previous: '← Précédent',
  next: 'Suivant →',
  partOf: (whole) => `Part ${whole}`,
  share: (percent, whole) => (
    <>
      {percent} {whole}
    </>
  ),

  status: {
    CREATED: 'En attente',
    PENDING: 'En attente',
    STARTED: 'En cours',
    SUCCESS: 'Terminé',
    FAILURE: 'Échec',
    REVOKED: 'Annulé',
  },
  noStatus: 'aucun état communiqué',
};
