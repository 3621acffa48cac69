import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import { completeRows } from './complete-rows.ts';
import { countDetections } from './count-detections.ts';

interface LeftOut {
  why: string;
  /** lines that the table would have */
  count: number;
}

/** Selected rows that a Camtrap DP cannot have, apart from those of deployments that are left out. */
export interface CamtrapLeftOut {
  media: readonly LeftOut[];
  observations: readonly LeftOut[];
}

/**
 * @param asked what was ordered
 * @param written the same without the deployments that are left out
 */
export async function camtrapLeftOut(asked: ExportScope, written: ExportScope): Promise<CamtrapLeftOut> {
  const not = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`not (${condition})`;
  const onNoMedium = not(completeRows.detections(written.selection));
  const some = (all: LeftOut[]) => all.filter(({ count }) => count > 0);
  return {
    media: some([
      { why: 'no deployment', count: await countSelected(asked, 'captures', sql`captures.deployment_id is null`) },
      { why: 'no time', count: await countSelected(written, 'captures', not(completeRows.captures)) },
    ]),
    observations: some([
      {
        why: 'no deployment',
        count: await countSelected(asked, 'occurrences', sql`occurrences.deployment_id is null`),
      },
      { why: 'no session', count: await countSelected(written, 'occurrences', not(completeRows.occurrences)) },
      { why: 'its medium is left out', count: await countDetections(written, onNoMedium) },
    ]),
  };
}
