import type { ExportRecord } from '#contract/records/export.ts';
import { mayChange } from './export-status.ts';

/** More would be too many requests; the others have their turn when these have ended. */
const MOST_POLLED = 10;

/** Those of a list whose records are polled: the newest that may change. */
export function openExports(records: readonly ExportRecord[]): ExportRecord[] {
  return records
    .filter(mayChange)
    .toSorted((a, b) => b.id - a.id)
    .slice(0, MOST_POLLED);
}
