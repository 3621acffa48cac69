import type { ReportedProgress } from '#contract/job.ts';

/** The export's two figures (spec 2.6). */
export const DONE_KEY = 'number_of_records_exported';
export const TOTAL_KEY = 'total_records_to_export';

/** How much of a job is done, 0 to 1, whatever was sent; null where nothing was, or no number. */
export function clampedFraction(progress: number | null | undefined): number | null {
  return typeof progress !== 'number' || Number.isNaN(progress) ? null : Math.min(1, Math.max(0, progress));
}

/** A figure of a job's stages by its key; services write numbers as text too. Null where there is none. */
export function stageNumber(progress: ReportedProgress | null, key: string): number | null {
  for (const { params } of progress?.stages ?? []) {
    const value = params.find((parameter) => parameter.key === key)?.value ?? null;
    if (value === null || value === '') continue;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  }
  return null;
}
