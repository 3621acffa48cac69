import { createSortedRowModel, createTableHook, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { OrderingTerm } from '#contract/list-query.ts';
import type { ListColumn } from './list-column.ts';

/** Accents and case apart, and "Trap 2" before "Trap 10". */
const collator = new Intl.Collator(undefined, { numeric: true });

const { useAppTable } = createTableHook({
  features: tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() }),
  enableSortingRemoval: false,
  isMultiSortEvent: (event: unknown) => event instanceof Object && 'shiftKey' in event && event.shiftKey === true,
});

/**
 * A table over all the records of a list, sorted here. Unknown values come last in both directions; equal ones stay in
 * the records' own order, which is that of their ids.
 */
export function useListTable<Rec extends { id: number }>(
  columns: readonly ListColumn<Rec>[],
  records: readonly Rec[],
  ordering: readonly OrderingTerm[],
  onOrderingChange: (ordering: readonly OrderingTerm[]) => void,
) {
  const definitions = useMemo(
    () =>
      columns.map(({ field, header, numeric, value }) => ({
        id: field,
        header,
        // Table puts undefined last in both directions, and only undefined.
        accessorFn: (record: Rec) => value(record) ?? undefined,
        sortUndefined: 'last' as const,
        sortDescFirst: numeric === true,
        sortFn: (a: { getValue: (id: string) => unknown }, b: { getValue: (id: string) => unknown }, id: string) =>
          compareValues(a.getValue(id), b.getValue(id)),
      })),
    [columns],
  );
  const sorting = useMemo(() => ordering.map(({ field, descending }) => ({ id: field, desc: descending })), [ordering]);
  return useAppTable({
    columns: definitions,
    data: records,
    getRowId: (record: Rec) => String(record.id),
    state: { sorting },
    onSortingChange: (change) => {
      const next = typeof change === 'function' ? change(sorting) : change;
      onOrderingChange(next.map(({ id, desc }) => ({ field: id, descending: desc })));
    },
  });
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
