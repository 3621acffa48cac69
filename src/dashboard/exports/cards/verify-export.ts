import type { ExportRecord } from '#contract/export.ts';
import type { ReportedProgress } from '#contract/job.ts';
import { DONE_KEY, TOTAL_KEY } from '#dashboard/api/live/live-progress.ts';

/** What a finished export says and something else should say alike. */
export interface Difference {
  /** "Records exported" */
  what: string;
  /** what the export says; null is not reported */
  export: string | null;
  /** what its job says, or what its file holds */
  other: string | null;
}

export interface Verification {
  verdict: 'agrees' | 'differs' | 'not-reported';
  differences: readonly Difference[];
}

/**
 * Holds a finished export against its own job (spec 2.6): the number of records against both figures of the stages, the
 * file's address against that of the stage. What is missing is told apart from what differs.
 */
export function verifyExport({ record_count, file_url, job }: ExportRecord): Verification {
  const progress = job?.progress ?? null;
  const count = record_count === null ? null : String(record_count);
  const compared = [
    compare('Records, against “number of records exported”', count, figure(progress, DONE_KEY)),
    compare('Records, against “total records to export”', count, figure(progress, TOTAL_KEY)),
    compare('Address of the file', file_url, figure(progress, 'file_url')),
  ];
  const differences = compared.filter((one) => one.export !== one.other || one.export === null);
  if (differences.length === 0) return { verdict: 'agrees', differences };
  const isContradicted = differences.some((one) => one.export !== null && one.other !== null);
  return { verdict: isContradicted ? 'differs' : 'not-reported', differences };
}

function compare(what: string, own: string | null, jobs: string | null): Difference {
  return { what, export: own, other: jobs };
}

/** A stage's figure as text, so that a number is the same as the text of that number. */
function figure(progress: ReportedProgress | null, key: string): string | null {
  const values = (progress?.stages ?? []).flatMap(({ params }) => params.filter((one) => one.key === key));
  const value = values[0]?.value ?? null;
  return value === null || value === '' ? null : String(value).trim();
}
