import type { LeftOut } from '#contract/exports/left-out.ts';
import type { LeftOutDeployment } from '#service/exports/formats/export-format.ts';

/** Every record of an export carries them; as many as a link to deployments names. */
const MOST_NAMED = 400;

/** The deployments that a file leaves out, as records and counts carry them. */
export function leftOutSummary(all: readonly LeftOutDeployment[]): LeftOut {
  return {
    deployments: all.length,
    occurrences: all.reduce((sum, { occurrences }) => sum + occurrences, 0),
    named: all.slice(0, MOST_NAMED),
  };
}
