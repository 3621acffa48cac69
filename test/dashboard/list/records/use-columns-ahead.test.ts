import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { arrange } from '#dashboard/list/records/arrange.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { finish } from '#dashboard/work/slices.ts';
import { useColumnsAhead } from '#dashboard/list/records/use-columns-ahead.ts';

interface Night {
  id: number;
  captures: number;
  trap: string;
}

const nights = (count: number): Night[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    captures: (index * 7_919) % count,
    trap: `Trap ${index % 40}`,
  }));

/** Columns that count how often their values are read. */
function countedColumns() {
  const reads = { captures: 0, trap: 0 };
  const column = (field: 'captures' | 'trap', kind: ListColumn<Night>['kind']): ListColumn<Night> => ({
    field,
    header: field,
    definition: '',
    kind,
    width: 100,
    value: (night) => {
      reads[field] += 1;
      return night[field];
    },
    cell: () => null,
  });
  return { reads, columns: [column('captures', 'number'), column('trap', 'text')] };
}

test('the columns of a long list are ranked ahead, once each, and a sort reads no more values', async () => {
  const records = nights(20_000);
  const { reads, columns } = countedColumns();
  renderHook(() => useColumnsAhead(records, columns));
  await waitFor(() => expect(reads).toEqual({ captures: 20_000, trap: 20_000 }));
  // The ranks come after the last value.
  const narrowing = { records, columns, filters: new Map(), search: '', textOf: ({ trap }: Night) => trap };
  const sort = (field: string) =>
    finish(arrange({ narrowing, ordering: [{ field, descending: true }], inSight: [] })).shown[0];
  await waitFor(() => {
    const before = { ...reads };
    expect(sort('captures')?.captures).toBe(19_999);
    expect(sort('trap')?.trap).toBe('Trap 39');
    expect(reads).toEqual(before);
  });
});

test('ranking stops with the page, and leaves out lists that are loading or short', async () => {
  const [gone, unread, short] = [countedColumns(), countedColumns(), countedColumns()];
  const records = nights(20_000);
  renderHook(() => useColumnsAhead(records, gone.columns)).unmount();
  renderHook(() => useColumnsAhead(null, unread.columns));
  renderHook(() => useColumnsAhead(nights(100), short.columns));
  const last = countedColumns();
  renderHook(() => useColumnsAhead(records, last.columns));
  await waitFor(() => expect(last.reads.trap).toBe(20_000));
  for (const { reads } of [gone, unread, short]) expect(reads).toEqual({ captures: 0, trap: 0 });
});
