import type { ExportRecord } from '#contract/records/export.ts';

/** The SHA-256 of the file in the job's result, which is open in the interface; null where there is none. */
export function checksumOf({ job }: ExportRecord): string | null {
  const result = job?.result;
  const sha256 = typeof result === 'object' && result !== null && 'sha256' in result ? result.sha256 : null;
  return typeof sha256 === 'string' ? sha256 : null;
}
