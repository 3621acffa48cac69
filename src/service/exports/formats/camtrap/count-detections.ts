import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { needsSessions, stretches } from '#service/exports/selection/stretches.ts';
import { completeRows } from './complete-rows.ts';

/** Each has several detections. */
const OCCURRENCES_AT_ONCE = 5_000;

/** The number of detections of the selected occurrences of the package, on captures of which `where` holds. */
export async function countDetections(
  { database, selection, signal }: ExportScope,
  where: RawBuilder<SqlBool>,
): Promise<number> {
  let total = 0;
  const joined = needsSessions('occurrences', selection) ? sql`join events on events.id = occurrences.event_id` : sql``;
  const counted = stretches(database, {
    table: 'occurrences',
    selection,
    size: OCCURRENCES_AT_ONCE,
    signal,
    read: async (stretch) => {
      const { rows } = await sql<{ found: number | string }>`select count(*) as found from occurrences
        ${joined} join detections on detections.occurrence_id = occurrences.id
        join captures on captures.id = detections.capture_id
        where ${stretch} and ${completeRows.occurrences} and ${where}`.execute(database);
      return rows;
    },
  });
  for await (const rows of counted) total += rows.reduce((sum, { found }) => sum + Number(found), 0);
  return total;
}
