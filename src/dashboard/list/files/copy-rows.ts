import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { copyParts } from './copy-parts.ts';
import { rowsAsTsv } from './rows-as-tsv.ts';

/** Copies rows to the clipboard as tab-separated values. @returns as `copyParts` does */
export function copyRows<Rec>(columns: readonly ListColumn<Rec>[], records: readonly Rec[]): Promise<boolean | null> {
  return copyParts(rowsAsTsv(columns, records));
}
