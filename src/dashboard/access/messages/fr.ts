import type { Messages } from './en.ts';

export const messages: Messages = {
  orLogIn: 'Ou connectez-vous ici :',
  email: 'E-mail',
  password: 'Mot de passe',
  stay: 'Rester connecté après la fermeture de l’onglet',
  logIn: 'Se connecter',
  tokenUnusable: 'Le serveur a envoyé un jeton inutilisable.',
};
