import type { ExportRecord } from '#contract/records/export.ts';
import { hasEnded, type ReportedProgress } from '#contract/records/job.ts';
import { clampedFraction, DONE_KEY, TOTAL_KEY } from '#dashboard/api/exports/reported-progress.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

export interface ExportStage {
  key: string;
  /** from 1, as text */
  number: string;
  /** in the service's words; may be empty */
  name: string;
  /** as the service calls it; empty where not reported */
  status: string;
  hasEnded: boolean;
  /** 0 to 1; null if not reported */
  fraction: number | null;
  /** n of m; null if the stage has no such figures */
  records: {
    done: string;
    total: string;
    /** the total as a number; null if it is none */
    count: number | null;
  } | null;
}

type Stage = NonNullable<ReportedProgress['stages']>[number];

/** The stages of an export's job for display; tolerates missing fields. */
export function exportStages({ job }: ExportRecord): ExportStage[] {
  return (job?.progress?.stages ?? []).map((stage, index) => ({
    key: `${index} ${stage.key ?? ''}`,
    number: numberText(index + 1),
    name: stage.name || (stage.key ?? ''),
    status: stage.status ?? '',
    hasEnded: hasEnded(stage.status ?? ''),
    fraction: clampedFraction(stage.progress),
    records: recordsOf(stage),
  }));
}

function recordsOf({ params }: Stage): ExportStage['records'] {
  const [done, total] = [DONE_KEY, TOTAL_KEY].map((key) => params?.find((one) => one.key === key));
  if (done === undefined && total === undefined) return null;
  return {
    done: figureText(done?.value),
    total: figureText(total?.value),
    count: countIn(total?.value),
  };
}

function countIn(value: number | string | null | undefined): number | null {
  const count = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isInteger(count) ? count : null;
}

function figureText(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  const read = Number(value);
  return Number.isFinite(read) ? numberText(read) : String(value);
}
