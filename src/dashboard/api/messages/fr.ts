import type { Messages } from './en.ts';

export const messages: Messages = {
  noConnection: 'Il n’y a pas de connexion au serveur, et ceci n’a pas été chargé auparavant.',
  notReached: 'Le serveur n’a pas pu être joint.',
  cancelled: 'Le serveur n’a pas répondu, et l’attente a été annulée.',
  silent: (seconds) => `Le serveur n’a pas répondu en ${seconds} secondes.`,
  stopped: (seconds) => `La réponse s’est arrêtée : plus aucune donnée pendant ${seconds} secondes.`,
  tooLong: (seconds) => `La réponse n’était pas complète après ${seconds} secondes.`,
  triedTwice: (reason) => `${reason} La demande a été envoyée deux fois.`,
  cutOff: (address, size) => `La réponse à ${address} a été coupée après ${size}.`,
  status: (status) => `Le serveur a répondu ${status}.`,
  statusBecause: (status, reason) => `Le serveur a répondu ${status} : ${reason}`,
  wrongAnswer: (address, details) =>
    `Le serveur a répondu à ${address} par autre chose que du JSON (${details}). Une page de connexion ou un proxy se trouve peut-être devant lui : ouvrez cette adresse dans un nouvel onglet, ou adressez-vous à l’exploitant du serveur.`,
  wrongForm: (address, faults) => `La réponse à ${address} n’a pas la forme de l’interface. ${faults}`,
  noAuthToken: 'Le serveur a accepté, mais n’a envoyé aucun jeton.',

  addressTooLong: 'Elle est trop longue.',
  addressControl: 'Elle contient des caractères de commande.',
  addressScheme: 'Elle ne commence pas par http:// ou https://.',
  addressUser: 'Elle contient un nom d’utilisateur ou un mot de passe.',
  addressInvalid: 'Ce n’est pas une adresse valide.',

  lists: {
    captures: 'captures',
    occurrences: 'occurrences',
    schema: 'description du serveur',
  },
  allOccurrences: 'Toutes les occurrences',
  roundedTo: (step) => `arrondi à ${step}`,
  wholeProject: 'Projet entier',
  filtersUnknown: 'Filtres non communiqués',
};
