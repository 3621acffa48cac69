import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { OrderingTerm } from '#contract/list-query.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListLayout } from './record-list-model.ts';

/** Two or three columns fit: the name's, and what the list is sorted by. */
const NARROW = '(max-width: 767px)';

interface WrittenLayout extends Omit<ListLayout<never>, 'columns'> {
  /** the fields of the columns shown, in order */
  columns: readonly string[];
  ordering: readonly OrderingTerm[];
}

/** The columns of a list as the address says: which, in what order, how wide and how high. */
export function useListLayout<Rec>(
  { columns, parameters }: ListDefinition<Rec>,
  { columns: written, widths, density, ordering }: WrittenLayout,
): ListLayout<Rec> {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const fields = useMemo(
    () => (isNarrow ? sortedFirst(written, parameters.columns.read(null), ordering, columns) : written),
    [isNarrow, written, parameters, ordering, columns],
  );
  return useMemo(
    () => ({
      columns: fields.flatMap((field) => columns.find((column) => column.field === field) ?? []),
      widths,
      density,
    }),
    [columns, fields, widths, density],
  );
}

/**
 * Where there is little room, what the list is sorted by stands beside the name, shown or not by default. Of columns that
 * the reader chose, none is added.
 */
function sortedFirst(
  fields: readonly string[],
  byDefault: readonly string[],
  ordering: readonly OrderingTerm[],
  columns: readonly { field: string }[],
): readonly string[] {
  const [name, ...others] = fields;
  if (name === undefined) return fields;
  const known = fields.join() === byDefault.join() ? columns.map(({ field }) => field) : others;
  const sorted = ordering.map(({ field }) => field).filter((field) => field !== name && known.includes(field));
  return [name, ...new Set([...sorted, ...others])];
}
