import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  filtered: (count, total) =>
    `Lister og tal bruger hvert projekts standardfiltre: ${count} af ${plural(total, { one: '# forekomst', other: '# forekomster' })}.`,
  all: (count, total) =>
    `Lister og tal omfatter alt: ${plural(total, { one: '# forekomst', other: '# forekomster' })}; ${count} med hvert projekts standardfiltre.`,
  showAll: 'Vis alt',
  applyFilters: 'Brug standardfiltre',
};
