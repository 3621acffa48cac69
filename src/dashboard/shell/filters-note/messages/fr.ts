import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  filtered: (count, total) =>
    `Les listes et les nombres appliquent les filtres par défaut de chaque projet : ${count} sur ${plural(total, { one: '# occurrence', other: '# occurrences' })}.`,
  all: (count, total) =>
    `Les listes et les nombres comprennent tout : ${plural(total, { one: '# occurrence', other: '# occurrences' })} ; ${count} avec les filtres par défaut de chaque projet.`,
  showAll: 'Tout afficher',
  applyFilters: 'Appliquer les filtres par défaut',
};
