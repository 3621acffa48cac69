import type { ExportRecord } from '#contract/records/export.ts';
import { recordsOfFormat } from '#contract/exports/records-of-format.ts';
import { recordId } from '#contract/records/record-id.ts';
import { exportStatus } from '#dashboard/api/exports/export-status.ts';
import type { OccurrenceCounts } from '#dashboard/api/default-filters/occurrence-counts.ts';

/** Filters of an export that a list of occurrences can have too (spec 4.4), so that their records can be counted. */
const COUNTABLE = ['deployment', 'event', 'determination'] as const;
export type CountedFilter = (typeof COUNTABLE)[number];
export type CountedFilters = Readonly<Partial<Record<CountedFilter, number>>>;

/**
 * The filters of a finished export of occurrences, where all of them can be counted. Null where one cannot, as the
 * captures of a collection, and where there is none.
 */
export function countedFilters(record: ExportRecord): CountedFilters | null {
  if (exportStatus(record) !== 'SUCCESS' || record.record_count === null) return null;
  if (recordsOfFormat(record.format) !== 'occurrences') return null;
  const filters = Object.entries(record.filters ?? {}).filter(([, value]) => value !== null && value !== '');
  const counted: Partial<Record<CountedFilter, number>> = {};
  for (const [name, value] of filters) {
    const filter = COUNTABLE.find((one) => one === name);
    const id = recordId(String(value));
    if (filter === undefined || id === null) return null;
    counted[filter] = id;
  }
  return filters.length === 0 ? null : counted;
}

/** The numbers of records of finished exports of the same project and format that have no filters. */
export function wholeProjectCounts(records: readonly ExportRecord[], { format, job }: ExportRecord): number[] {
  return records.flatMap((one) => {
    const isWhole = one.filters !== null && Object.keys(one.filters).length === 0;
    const isAlike = one.format === format && one.job?.project?.id === job?.project?.id;
    return isWhole && isAlike && exportStatus(one) === 'SUCCESS' ? (one.record_count ?? []) : [];
  });
}

/** What is known to compare the records of a file with. */
export interface KnownCounts {
  /** occurrences that match the export's filters */
  own: OccurrenceCounts | undefined;
  /** occurrences of its project */
  project: OccurrenceCounts | undefined;
  /** as `wholeProjectCounts` */
  exported: readonly number[];
}

/**
 * Whether a file has the records of its filters, those of the whole project, or neither. Exports apply default filters or
 * not, so either count is right. Null while that is not known, and where the list ignores the filters.
 */
export function judgeFilters(
  rows: number,
  { own, project, exported }: KnownCounts,
): 'applied' | 'whole-project' | 'neither' | null {
  if (own === undefined) return null;
  if (isOneOf(rows, own)) return 'applied';
  if (exported.includes(rows)) return 'whole-project';
  if (project === undefined) return null;
  if (isOneOf(rows, project)) return 'whole-project';
  return own.all === project.all ? null : 'neither';
}

function isOneOf(rows: number, { filtered, all }: OccurrenceCounts): boolean {
  return rows === filtered || rows === all;
}
