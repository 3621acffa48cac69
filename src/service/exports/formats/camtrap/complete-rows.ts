import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ExportSelection } from '#service/exports/selection/export-selection.ts';
import { hasSessionConditions } from '#service/exports/selection/session-conditions.ts';

/** Conditions on rows of the package's deployments: what the standard requires is known of them. */
export const completeRows = {
  captures: sql<SqlBool>`captures.timestamp is not null`,
  occurrences: sql<SqlBool>`occurrences.event_id is not null`,
  /** on the captures of detections: they are media of the package */
  detections: (selection: ExportSelection): RawBuilder<SqlBool> => {
    const placed = sql<SqlBool>`captures.timestamp is not null and captures.deployment_id is not null`;
    const needsEvent = selection.eventId !== null || hasSessionConditions(selection);
    return needsEvent ? sql<SqlBool>`${placed} and captures.event_id is not null` : placed;
  },
};

/** Whether an occurrence came as an observation of a medium, which is in the package, and not of an event. */
export function isOfMediumAlone(selection: ExportSelection): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from detections join captures on captures.id = detections.capture_id
    where detections.occurrence_id = occurrences.id and detections.public_id = occurrences.public_id
    and ${completeRows.detections(selection)})`;
}
