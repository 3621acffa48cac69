import { leftOut, type LeftOut } from '#contract/exports/left-out.ts';

/**
 * The result of an export's job, which is open in the interface (spec 2.8), once its file is whole: the checksum of the
 * file, and the deployments that it leaves out where its format may leave some out.
 */
export function exportResult(
  sha256: string | null,
  stored: string | null,
): { sha256: string; left_out?: LeftOut } | null {
  if (sha256 === null) return null;
  return { sha256, ...(stored !== null && { left_out: leftOut.parse(JSON.parse(stored)) }) };
}
