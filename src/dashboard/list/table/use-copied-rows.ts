import { useEffect, useState } from 'react';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { countNoun } from '#dashboard/ui/text/count-noun.ts';

/** The rows that were copied, and why it failed, where it did. */
interface Copied {
  rows: readonly unknown[];
  failure?: string;
}

const REFUSED = 'the browser keeps its clipboard to itself';
const SCRIPT_MISSING = 'a part of the page could not be loaded, reload the page';

const loadCopyRows = () => import('#dashboard/list/files/copy-rows.ts');

/** Copies the selected rows. The note says how many are selected, or copied. */
export function useCopiedRows<Rec>(columns: readonly ListColumn<Rec>[], selected: readonly Rec[]) {
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
      setCopied({ rows: selected, failure: SCRIPT_MISSING });
      return;
    }
    const isCopied = await script.copyRows(columns, selected);
    if (isCopied !== null) setCopied({ rows: selected, ...(!isCopied && { failure: REFUSED }) });
  };
  return { copy, note: noteOf(selected, copied) };
}

function noteOf(selected: readonly unknown[], copied: Copied | null): string {
  const rows = countNoun(selected.length, 'row');
  if (copied?.rows === selected && selected.length > 0) {
    return copied.failure === undefined ? `${rows} copied` : `${rows} not copied: ${copied.failure}`;
  }
  return selected.length > 1 ? `${rows} selected` : '';
}
