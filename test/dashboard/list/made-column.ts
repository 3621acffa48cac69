import type { ListColumn } from '#dashboard/list/model/list-column.ts';

/** A column of a list, by default of numbers, with the values of the field of its name. */
export function madeColumn<Rec>(field: string, changes: Partial<ListColumn<Rec>> = {}): ListColumn<Rec> {
  return {
    field,
    header: field,
    definition: '',
    kind: 'number',
    width: 100,
    value: (record) => (record as Readonly<Record<string, number | string | boolean | null>>)[field] ?? null,
    cell: () => null,
    ...changes,
  };
}
