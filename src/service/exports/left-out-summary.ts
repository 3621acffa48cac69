import type { LeftOut } from '#contract/exports/left-out.ts';
import { exportFormats, type ExportFormatName } from '#contract/exports/export-formats.ts';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { formats } from '#service/exports/formats/formats.ts';
import { countUnlocated } from '#service/exports/formats/none-located.ts';

/** Every record of an export carries them; as many as a link to deployments names. */
const MOST_NAMED = 400;

/**
 * What records and counts say of deployments that the file of an order leaves out, or that have no location; null for a table
 * without deployments, and where all of a table with places is as usual.
 */
export async function leftOutSummary(name: ExportFormatName, scope: ExportScope): Promise<LeftOut | null> {
  const all = await formats[name].leftOut?.(scope);
  const unlocated = exportFormats[name].hasCoordinates ? await countUnlocated(scope) : 0;
  if (all === undefined && unlocated === 0) return null;
  return {
    deployments: all?.length ?? 0,
    occurrences: (all ?? []).reduce((sum, { occurrences }) => sum + occurrences, 0),
    named: (all ?? []).slice(0, MOST_NAMED),
    ...(unlocated > 0 && { unlocated }),
  };
}
