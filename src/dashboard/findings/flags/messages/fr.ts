import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');
const captures = (count: number) => plural(count, { one: '# capture', other: '# captures' });

export const messages: Messages = {
  early: (year) => `Elle est datée d’avant ${year} : l’horloge de l’appareil photo a sans doute été réinitialisée.`,
  future: 'Elle est datée dans le futur : l’horloge de l’appareil photo est fausse.',
  outside: (period) =>
    `Elle est hors des dates propres du déploiement, ${period} : l’une des deux est fausse, ou des images viennent d’un autre déploiement.`,
  long: (duration, nights) =>
    `Elle dure ${duration} et compte pour ${plural(nights, { one: '# nuit-piège', other: '# nuits-pièges' })}.`,
  longest: (duration, nights) =>
    `Sa fin est ${duration} après son début, peut-être à cause d’une date erronée. Elle compte pour ${plural(nights, { one: '# nuit-piège', other: '# nuits-pièges' })}, le maximum d’une session.`,
  zero: 'Elle commence et finit à la même seconde.',
  single: 'Elle n’a qu’une capture.',
  overlap: (night) => `Elle chevauche la session ${night} de ce déploiement.`,
  empty: (count) => `${captures(count)} sans occurrence : aucune activité, ou images pas encore traitées.`,
  emptyProcessed: (count) =>
    `${captures(count)} sans occurrence, traitement complet : aucune activité, ou une panne de la lampe ou du traitement.`,
  unprocessed: (count, processed) =>
    `Traitement : ${processed} sur ${captures(count)}. Ce qui n’a pas été trouvé est inconnu, et non 0.`,
  above: (count, median, sessions, spread) =>
    `${captures(count)}, bien au-dessus de la médiane de ${median} des ${sessions} sessions de ce déploiement (${spread}).`,
  below: (count, median, sessions, spread) =>
    `${captures(count)}, bien au-dessous de la médiane de ${median} des ${sessions} sessions de ce déploiement (${spread}).`,
  mad: (value) => `écart absolu médian ${value}`,
  meanDeviation: (value) => `écart moyen ${value}`,
};
