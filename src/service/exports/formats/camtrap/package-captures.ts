import type { NotNull, RawBuilder, SqlBool } from 'kysely';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { completeRows } from './complete-rows.ts';

/** The captures of a stretch that are media of the package, with the start of their session. */
export function packageCaptures({ database }: ExportScope, stretch: RawBuilder<SqlBool>) {
  return database
    .selectFrom('captures')
    .leftJoin('events', 'events.id', 'captures.event_id')
    .select(['captures.id', 'captures.deployment_id', 'captures.event_id', 'captures.timestamp'])
    .select(['captures.public_id', 'captures.kept', 'events.start as session_start'])
    .where(stretch)
    .where(completeRows.captures)
    .$narrowType<{ timestamp: NotNull; deployment_id: NotNull }>()
    .orderBy('captures.id');
}
