import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { useCopiedRows } from '#dashboard/list/view/table/use-copied-rows.ts';
import { words } from '#test/words.ts';

interface Row {
  id: number;
  name: string;
}

const COLUMNS: ListColumn<Row>[] = [
  {
    field: 'name',
    header: 'Name',
    definition: '',
    kind: 'text',
    width: 100,
    value: ({ name }) => name,
    cell: ({ name }) => name,
  },
];
const madeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `Trap ${index}` }));

function copiedRows(rows: Row[]) {
  // Its clipboard.
  userEvent.setup();
  return renderHook(({ selected }) => useCopiedRows(COLUMNS, selected), { initialProps: { selected: rows } });
}

test('the note of copied rows stays when the list is read again while they are copied', async () => {
  const { result, rerender } = copiedRows(madeRows(3));
  expect(result.current.note).toBe(words.list.rowsSelected(3));
  const copying = result.current.copy();
  rerender({ selected: madeRows(3) });
  await act(() => copying);
  expect(await navigator.clipboard.readText()).toBe('Name\nTrap 0\nTrap 1\nTrap 2');
  expect(result.current.note).toBe(words.list.rowsCopied(3));
  rerender({ selected: madeRows(3) });
  expect(result.current.note).toBe(words.list.rowsCopied(3));
});

test('other rows selected after copying are selected, not copied', async () => {
  const { result, rerender } = copiedRows(madeRows(3));
  await act(() => result.current.copy());
  rerender({ selected: madeRows(4) });
  expect(result.current.note).toBe(words.list.rowsSelected(4));
  rerender({ selected: madeRows(4).slice(1) });
  expect(result.current.note).toBe(words.list.rowsSelected(3));
});
