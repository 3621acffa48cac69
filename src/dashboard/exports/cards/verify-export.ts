import type { ExportRecord } from '#contract/records/export.ts';
import { serviceAddress } from '#dashboard/api/http/named-service.ts';
import { webUrl } from './web-url.ts';
import type { ReportedProgress } from '#contract/records/job.ts';
import { DONE_KEY, TOTAL_KEY } from '#dashboard/api/exports/reported-progress.ts';
import { pageLocation } from '#dashboard/ui/preview-reader.ts';

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
 * address with that of the stage, which may have no origin. Distinguishes missing values from different ones.
 */
export function verifyExport(record: ExportRecord): Verification {
  const { record_count, file_url, job } = record;
  const progress = job?.progress ?? null;
  const count = record_count === null ? null : String(record_count);
  const compared = [
    compare('done', count, figure(progress, DONE_KEY)),
    compare('total', count, figure(progress, TOTAL_KEY)),
    compare('address', file_url, figure(progress, 'file_url')),
  ];
  const differences = compared.filter((one) => one.export === null || !isSame(one, record));
  if (differences.length === 0) return { verdict: 'agrees', differences };
  const isContradicted = differences.some((one) => one.export !== null && one.other !== null);
  return { verdict: isContradicted ? 'differs' : 'not-reported', differences };
}

function compare(what: Difference['what'], own: string | null, jobs: string | null): Difference {
  return { what, export: own, other: jobs };
}

function isSame({ what, export: own, other }: Difference, record: ExportRecord): boolean {
  if (own === other) return true;
  return what === 'address' && own !== null && other !== null && isSameFile(own, other, record);
}

/**
 * Whether two addresses are of one file. One without an origin is a path of the service, which is wherever it says its
 * records are, or this page's requests go.
 */
function isSameFile(one: string, other: string, { user, job }: ExportRecord): boolean {
  const [a, b] = [webUrl(one), webUrl(other)];
  if (a === null || b === null) return false;
  if (a.pathname + a.search !== b.pathname + b.search) return false;
  const [isPathA, isPathB] = [one, other].map((address) => !/^[a-z][a-z\d+.-]*:/i.test(address.trim()));
  if (isPathA === isPathB) return a.origin === b.origin;
  const here = [user?.details, job?.project?.details, serviceAddress(), pageLocation().origin];
  return here.some((address) => webUrl(address ?? '')?.origin === (isPathA === true ? b : a).origin);
}

/** A stage's figure as text, so that numbers and numeric strings compare as equal. */
function figure(progress: ReportedProgress | null, key: string): string | null {
  const values = (progress?.stages ?? []).flatMap(({ params }) => (params ?? []).filter((one) => one.key === key));
  const value = values[0]?.value ?? null;
  return value === null || value === '' ? null : String(value).trim();
}
