import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');
const captures = (count: number) => plural(count, { one: '# capture', other: '# captures' });

export const messages: Messages = {
  flags: {
    long: 'plus de 24 h',
    zero: 'durée nulle',
    single: 'une seule capture',
    overlap: 'chevauchement',
    empty: 'aucune occurrence',
    far: 'nombre de captures inhabituel',
  },
  long: (duration) => `Elle dure ${duration}, soit plus d’une nuit.`,
  zero: 'Elle commence et finit à la même seconde.',
  single: 'Elle n’a qu’une capture.',
  overlap: (night) => `Elle chevauche la session ${night} de ce déploiement.`,
  empty: (count) => `${captures(count)} sans occurrence : aucune activité, ou images pas encore traitées.`,
  above: (count, median, sessions, spread) =>
    `${captures(count)}, bien au-dessus de la médiane de ${median} des ${sessions} sessions de ce déploiement (${spread}).`,
  below: (count, median, sessions, spread) =>
    `${captures(count)}, bien au-dessous de la médiane de ${median} des ${sessions} sessions de ce déploiement (${spread}).`,
  mad: (value) => `écart absolu médian ${value}`,
  meanDeviation: (value) => `écart moyen ${value}`,

  silent: (days) =>
    `La dernière capture est antérieure d’au moins ${days} jours à celles d’au moins la moitié des pièges du projet qui ne sont pas terminés.`,
  current: 'Ni muet ni terminé.',
  ended: (days, season) =>
    `Le projet n’a aucune capture dans les ${days} jours jusqu’à aujourd’hui, ou la dernière capture est antérieure de plus de ${season} jours à la plus récente de son projet : le projet ou la saison est terminé.`,
  endedAt: (days, season, newest) =>
    `Le projet n’a aucune capture dans les ${days} jours jusqu’au ${newest}, date de la capture la plus récente de tous les projets, ou la dernière capture est antérieure de plus de ${season} jours à la plus récente de son projet : le projet ou la saison est terminé.`,
  noCaptures: 'Le serveur ne communique aucune date de dernière capture.',
};
