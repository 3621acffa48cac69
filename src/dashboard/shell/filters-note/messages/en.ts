import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  filtered: (count: string, total: number) =>
    `Lists and counts apply each project’s default filters: ${count} of ${plural(total, { one: '# occurrence', other: '# occurrences' })}.`,
  all: (count: string, total: number) =>
    `Lists and counts include all ${plural(total, { one: '# occurrence', other: '# occurrences' })}; ${count} with each project’s default filters.`,
  showAll: 'Show all',
  applyFilters: 'Apply default filters',
};

export type Messages = typeof messages;
