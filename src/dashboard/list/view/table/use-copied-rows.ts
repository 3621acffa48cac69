import { useState } from 'react';
import { copyRows } from '#dashboard/list/files/copy-rows.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import type { Messages } from '#dashboard/list/messages/en.tsx';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';

interface Identified {
  id: number;
}

/** The rows that were copied, or that the browser refused to copy. */
interface Copied {
  rows: readonly Identified[];
  isRefused: boolean;
}

/** Copies the selected rows. The note says how many are selected, or copied. */
export function useCopiedRows<Rec extends Identified>(columns: readonly ListColumn<Rec>[], selected: readonly Rec[]) {
  const words = useMessages(listMessages);
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async () => {
    if (selected.length === 0) return;
    const isCopied = await copyRows(columns, selected);
    if (isCopied !== null) setCopied({ rows: selected, isRefused: !isCopied });
  };
  return { copy, note: noteOf(selected, copied, words) };
}

function noteOf(selected: readonly Identified[], copied: Copied | null, words: Messages): string {
  if (copied !== null && selected.length > 0 && areSameRows(copied.rows, selected)) {
    return copied.isRefused ? words.copyRefused : words.rowsCopied(selected.length);
  }
  return selected.length > 1 ? words.rowsSelected(selected.length) : '';
}

/** Also of a list that was read again meanwhile. */
function areSameRows(rows: readonly Identified[], others: readonly Identified[]): boolean {
  return rows.length === others.length && rows.every(({ id }, index) => id === others[index]?.id);
}
