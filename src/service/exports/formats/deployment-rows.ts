import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { coversNights } from '#service/exports/selection/declared-period.ts';
import { sessionConditions } from '#service/exports/selection/session-conditions.ts';
import type { ExportScope } from './export-format.ts';
import { trapNights } from './trap-nights.ts';
import { writtenName, writtenPlace } from './written-place.ts';

/** The sessions of so many deployments are summed in a few ms; SQLite blocks all other requests meanwhile. */
export const MOST_DEPLOYMENTS_AT_A_TIME = 100;

/** The deployments of a stretch, with sums over their selected sessions. */
export async function deploymentRows({ database, selection, options }: ExportScope, stretch: RawBuilder<SqlBool>) {
  const one = selection.eventId === null ? sql`` : sql` and events.id = ${selection.eventId}`;
  const ofIt = sql`from events where events.deployment_id = deployments.id and ${sessionConditions(selection)}${one}`;
  const summed = <Value>(what: string) => sql<Value>`(select ${sql.raw(what)} ${ofIt})`;
  const rows = await database
    .selectFrom('deployments')
    .leftJoin('sites', 'sites.id', 'deployments.site_id')
    .leftJoin('devices', 'devices.id', 'deployments.device_id')
    .select([
      'deployments.id as deployment_id',
      'deployments.name as deployment_name',
      'deployments.public_id',
      'deployments.site_id',
      'sites.name as site',
      'sites.public_id as site_public_id',
      'devices.name as device',
      'deployments.latitude',
      'deployments.longitude',
      'deployments.coordinate_uncertainty_m as own_uncertainty_m',
      'deployments.period_start',
      'deployments.period_end',
      'deployments.kept',
      coversNights(selection).as('is_covered'),
      summed<string | null>('min(events.start)').as('first_event_start'),
      summed<string | null>('max(events.start)').as('last_event_start'),
      summed<string | null>('max(events.end)').as('last_event_end'),
      summed<number | string>('count(*)').as('sessions'),
      summed<number | string | null>('sum(events.duration_seconds)').as('duration_s'),
      summed<number | string | null>('sum(events.captures_count)').as('captures'),
      summed<number | string | null>('sum(events.occurrences_count)').as('occurrences'),
    ])
    .where(stretch)
    .orderBy('deployments.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    ...writtenPlace(row, options),
    public_id: row.public_id === null ? null : writtenName(row.public_id, row, options),
    site_public_id: row.site_public_id === null ? null : writtenName(row.site_public_id, row, options),
    /** of no file: what its ids and names may give away */
    exact: { latitude: row.latitude, longitude: row.longitude },
    sessions: Number(row.sessions),
    // Without a session a sum is null in SQL.
    duration_s: Number(row.duration_s ?? 0),
    captures: Number(row.captures ?? 0),
    occurrences: Number(row.occurrences ?? 0),
  }));
}

/** The same with the trap-nights of their selected sessions. */
export async function deploymentRowsWithEffort(scope: ExportScope, stretch: RawBuilder<SqlBool>) {
  const rows = await deploymentRows(scope, stretch);
  const nights = await trapNights(
    scope,
    rows.map(({ deployment_id: id }) => id),
  );
  return rows.map((row) => ({ ...row, trap_nights: nights.get(row.deployment_id) ?? 0 }));
}
