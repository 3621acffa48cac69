import type { Messages } from './en.ts';

export const messages: Messages = {
  silent: (days) =>
    `La dernière capture est antérieure d’au moins ${days} jours à celles d’au moins la moitié des pièges du projet qui ne sont pas terminés.`,
  current: 'Ni muet ni terminé.',
  ended: (days, season) =>
    `Le projet n’a aucune capture dans les ${days} jours jusqu’à aujourd’hui, ou la dernière capture est antérieure de plus de ${season} jours à la plus récente de son projet : le projet ou la saison est terminé.`,
  endedAt: (days, season, newest) =>
    `Le projet n’a aucune capture dans les ${days} jours jusqu’au ${newest}, date de la capture la plus récente de tous les projets, ou la dernière capture est antérieure de plus de ${season} jours à la plus récente de son projet : le projet ou la saison est terminé.`,
  noCaptures: 'Le serveur ne communique aucune date de dernière capture.',
};
