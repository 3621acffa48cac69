import type { ExportRecord } from '#contract/export.ts';
import type { ReportedProgress } from '#contract/job.ts';
import { DONE_KEY, TOTAL_KEY } from '#dashboard/api/live/reported-progress.ts';

/** A value of a finished export, and the value to compare it with. */
export interface Difference {
  what: 'done' | 'total' | 'address' | 'rows' | 'bytes' | 'checksum';
  /** the export's value; null is not reported */
  export: string | null;
  /** the value of its job or its file */
  other: string | null;
}

export interface Verification {
  verdict: 'agrees' | 'differs' | 'not-reported';
  differences: readonly Difference[];
}

/**
 * Compares a finished export with its job (spec 2.6): the number of records with both figures of the stages, the file's
 * address with that of the stage. Distinguishes missing values from different ones.
 */
export function verifyExport({ record_count, file_url, job }: ExportRecord): Verification {
  const progress = job?.progress ?? null;
  const count = record_count === null ? null : String(record_count);
  const compared = [
    compare('done', count, figure(progress, DONE_KEY)),
    compare('total', count, figure(progress, TOTAL_KEY)),
    compare('address', file_url, figure(progress, 'file_url')),
  ];
  const differences = compared.filter((one) => one.export !== one.other || one.export === null);
  if (differences.length === 0) return { verdict: 'agrees', differences };
  const isContradicted = differences.some((one) => one.export !== null && one.other !== null);
  return { verdict: isContradicted ? 'differs' : 'not-reported', differences };
}

function compare(what: Difference['what'], own: string | null, jobs: string | null): Difference {
  return { what, export: own, other: jobs };
}

/** A stage's figure as text, so that numbers and numeric strings compare as equal. */
function figure(progress: ReportedProgress | null, key: string): string | null {
  const values = (progress?.stages ?? []).flatMap(({ params }) => (params ?? []).filter((one) => one.key === key));
  const value = values[0]?.value ?? null;
  return value === null || value === '' ? null : String(value).trim();
}
