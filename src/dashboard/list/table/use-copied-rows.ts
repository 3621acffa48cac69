import { useEffect, useState } from 'react';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import type { Messages } from '#dashboard/list/messages/en.tsx';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';

interface Identified {
  id: number;
}

/** The rows that were copied, and why it failed, where it did. */
interface Copied {
  rows: readonly Identified[];
  failure?: 'refused' | 'script-missing';
}

const loadCopyRows = () => import('#dashboard/list/files/copy-rows.ts');

/** Copies the selected rows. The note says how many are selected, or copied. */
export function useCopiedRows<Rec extends Identified>(columns: readonly ListColumn<Rec>[], selected: readonly Rec[]) {
  const words = useMessages(listMessages);
  const [copied, setCopied] = useState<Copied | null>(null);
  const isAnySelected = selected.length > 0;
  useEffect(() => {
    // In time for the key press that copies: browsers allow copying only shortly after it. A failure is shown then.
    if (isAnySelected) loadCopyRows().catch(() => {});
  }, [isAnySelected]);
  const copy = async () => {
    if (!isAnySelected) return;
    const script = await loadCopyRows().catch(() => null);
    if (script === null) {
      setCopied({ rows: selected, failure: 'script-missing' });
      return;
    }
    const isCopied = await script.copyRows(columns, selected);
    if (isCopied !== null) setCopied({ rows: selected, ...(!isCopied && { failure: 'refused' }) });
  };
  return { copy, note: noteOf(selected, copied, words) };
}

function noteOf(selected: readonly Identified[], copied: Copied | null, words: Messages): string {
  if (copied !== null && selected.length > 0 && areSameRows(copied.rows, selected)) {
    if (copied.failure === undefined) return words.rowsCopied(selected.length);
    return copied.failure === 'refused' ? words.copyRefused : uiMessages.now.partMissing;
  }
  return selected.length > 1 ? words.rowsSelected(selected.length) : '';
}

/** Also of a list that was read again meanwhile. */
function areSameRows(rows: readonly Identified[], others: readonly Identified[]): boolean {
  return rows.length === others.length && rows.every(({ id }, index) => id === others[index]?.id);
}
