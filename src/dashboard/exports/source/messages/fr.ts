import type { Messages } from './en.ts';

export const messages: Messages = {
  title: 'Demander à la source',
  about: (host) =>
    `Les exports de cette page sont faits ici, à partir de la copie. Une demande à ${host} crée là-bas un fichier de tout un projet, qui n’est pas listé ici.`,
  project: 'Projet',
  format: 'Format à la source',
  order: 'Demander là-bas',
  needsToken: (host) => `${host} n’accepte de demandes qu’avec un jeton à vous.`,
  token: (host) => `Votre jeton pour ${host}`,
  takeToken: 'Utiliser ce jeton',
  orLogIn: (host) => `Ou connectez-vous à ${host} avec votre compte là-bas :`,
  tokenInvalid: 'Un jeton est un seul mot de lettres, de chiffres et de signes.',
  tokenStored: (host) =>
    `Votre jeton pour ${host} est conservé jusqu’à la fermeture de cet onglet et n’est envoyé que là-bas.`,
  removeToken: 'Supprimer le jeton',
  offerFailed: (reason) => `On ne sait pas ce qui peut y être demandé. ${reason}`,
  refused: (reason) => `La source n’a pas accepté la demande. ${reason}`,
  ordered: 'La source a accepté la demande.',
  orderedAs: (id) => `La source a accepté la demande, comme export ${id}.`,
  exportsThere: (host) => `Exports de ${host} (en JSON)`,
};
