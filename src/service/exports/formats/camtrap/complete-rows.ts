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
