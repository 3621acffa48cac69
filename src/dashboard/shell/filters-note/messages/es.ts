import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  filtered: (count, total) =>
    `Las listas y los recuentos aplican los filtros predeterminados de cada proyecto: ${count} de ${plural(total, { one: '# registro biológico', other: '# registros biológicos' })}.`,
  all: (count, total) =>
    `Las listas y los recuentos incluyen todo: ${plural(total, { one: '# registro biológico', other: '# registros biológicos' })}; ${count} con los filtros predeterminados de cada proyecto.`,
  showAll: 'Mostrar todo',
  applyFilters: 'Aplicar los filtros predeterminados',
};
