import type { ReportedProgress } from '#contract/records/job.ts';

/** The keys of an export's two figures (spec 2.6). */
export const DONE_KEY = 'number_of_records_exported';
export const TOTAL_KEY = 'total_records_to_export';

/** How much of a job is done, clamped to 0 to 1; null where no number is reported. */
export function clampedFraction(progress: number | null | undefined): number | null {
  return typeof progress !== 'number' || Number.isNaN(progress) ? null : Math.min(1, Math.max(0, progress));
}

/** The first number with this key in a job's stages; services write numbers as text too. Null where there is none. */
export function stageNumber(progress: ReportedProgress | null, key: string): number | null {
  for (const { params } of progress?.stages ?? []) {
    const value = params?.find((parameter) => parameter.key === key)?.value ?? null;
    if (value === null || value === '') continue;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  }
  return null;
}
