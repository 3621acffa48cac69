import { sql } from 'kysely';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import { needsSessions, stretches } from '#service/exports/selection/stretches.ts';

/** Each has several detections. */
const OCCURRENCES_AT_ONCE = 5_000;

/** The number of lines of media, and of observations at both levels: captures, occurrences and detections. */
export async function countCamtrapLines({ database, selection, signal }: ExportScope): Promise<number> {
  let detections = 0;
  const joined = needsSessions('occurrences', selection) ? sql`join events on events.id = occurrences.event_id` : sql``;
  const counted = stretches(database, {
    table: 'occurrences',
    selection,
    size: OCCURRENCES_AT_ONCE,
    signal,
    read: async (stretch) => {
      const { rows } = await sql<{ found: number | string }>`select count(*) as found from occurrences
        ${joined} join detections on detections.occurrence_id = occurrences.id where ${stretch}`.execute(database);
      return rows;
    },
  });
  for await (const rows of counted) detections += rows.reduce((sum, { found }) => sum + Number(found), 0);
  const [captures, occurrences] = [
    await countSelected(database, 'captures', selection, signal),
    await countSelected(database, 'occurrences', selection, signal),
  ];
  return captures + occurrences + detections;
}
