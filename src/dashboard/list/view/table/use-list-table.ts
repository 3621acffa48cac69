import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type TableOptions,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { NARROWEST, WIDEST } from '#dashboard/list/model/widths-parameter.ts';

const FEATURES = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
});

const OPTIONS = {
  features: FEATURES,
  // The records come sorted; the table only has the visible rows and cannot sort.
  manualSorting: true,
  enableSortingRemoval: false,
  isMultiSortEvent: (event: unknown) => event instanceof Object && 'shiftKey' in event && event.shiftKey === true,
};

/** The TanStack table of a list: its columns, widths and ordering from the address, and the visible rows. */
export function useListTable<Rec extends { id: number }>(
  { definition, layout, rows }: RecordListModel<Rec>,
  inSight: readonly Rec[],
  widths: Readonly<Record<string, number>>,
) {
  const { columns } = definition;
  const { columns: shownColumns } = layout;
  const { ordering, changeOrdering } = rows;
  const definitions = useMemo(
    () =>
      columns.map(({ field, header, kind, value, width }) => ({
        id: field,
        header,
        accessorFn: value,
        size: width,
        minSize: NARROWEST,
        maxSize: WIDEST,
        sortDescFirst: kind === 'number',
      })),
    [columns],
  );
  // Separate from the ordering, which changes more often: a change of these makes Table rebuild columns and headers.
  const arrangement = useMemo(() => {
    const shown = new Set(shownColumns.map(({ field }) => field));
    return {
      columnVisibility: Object.fromEntries(columns.map(({ field }) => [field, shown.has(field)])),
      columnOrder: [...shown],
      columnSizing: { ...widths },
    };
  }, [columns, shownColumns, widths]);
  const sorting = useMemo(() => ordering.map(({ field, descending }) => ({ id: field, desc: descending })), [ordering]);
  const state = useMemo(() => ({ ...arrangement, sorting }), [arrangement, sorting]);
  const options = useMemo(
    (): TableOptions<typeof FEATURES, Rec> => ({
      ...OPTIONS,
      columns: definitions,
      data: inSight,
      getRowId: (record: Rec) => String(record.id),
      state,
      onSortingChange: (change) => {
        const next = typeof change === 'function' ? change(state.sorting) : change;
        void changeOrdering(next.map(({ id, desc }) => ({ field: id, descending: desc })));
      },
    }),
    [definitions, inSight, state, changeOrdering],
  );
  // All of its state is given here: there is none to subscribe to.
  return useTable(options, () => null);
}
