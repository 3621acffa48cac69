import type { NotNull } from 'kysely';
import type { ExportPart, ExportScope } from '#service/exports/formats/export-format.ts';
import type { WrittenTimes } from '#service/exports/formats/written-times.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import { camtrapLines } from './camtrap-lines.ts';
import { completeRows } from './complete-rows.ts';
import { readKept } from '#service/exports/formats/kept-values.ts';
import type { PlacedIds } from './placed-ids.ts';

/**
 * Lines of `observations.csv` of level media, `blank`, for images of which the package that they came with said so. That an
 * image was processed and nothing was found does not say it: people, vehicles and animals without a name are no occurrences.
 */
export async function* camtrapBlanks(
  { database, selection, batchRows, signal }: ExportScope,
  { deploymentIdAt, written }: PlacedIds,
  { timeOf, clocks }: WrittenTimes,
): AsyncGenerator<ExportPart> {
  const batches = stretches(database, {
    table: 'captures',
    selection,
    size: batchRows,
    signal,
    read: (stretch) =>
      database
        .selectFrom('captures')
        .leftJoin('events', 'events.id', 'captures.event_id')
        .select(['captures.id', 'captures.deployment_id', 'captures.event_id', 'captures.timestamp'])
        .select(['captures.public_id', 'captures.blank_id', 'captures.kept', 'events.start as session_start'])
        .where(stretch)
        .where(completeRows.captures)
        .where(completeRows.blank)
        .$narrowType<{ timestamp: NotNull; deployment_id: NotNull; blank_id: NotNull }>()
        .orderBy('captures.id')
        .execute(),
  });
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    const lines = rows.map(({ id, public_id, deployment_id, event_id, session_start, timestamp, kept, blank_id }) => {
      const mediaID = written(deployment_id, public_id ?? String(id));
      const time = timeOf(timestamp, clocks.isAfter(event_id, id), readKept('media', kept).offset);
      return {
        observationID: written(deployment_id, blank_id),
        deploymentID: deploymentIdAt(deployment_id, session_start ?? timestamp),
        mediaID,
        eventStart: time,
        eventEnd: time,
        observationLevel: 'media',
        observationType: 'blank',
      };
    });
    yield { text: camtrapLines('observations', lines), records: lines.length };
  }
}
