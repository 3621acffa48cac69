import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { idsIn } from '#service/database/ids-in.ts';
import { MOST_DEPLOYMENTS_AT_A_TIME } from '#service/exports/formats/deployment-rows.ts';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { retryWhileUnavailable } from '#service/exports/retry-while-unavailable.ts';
import { sessionConditions } from '#service/exports/selection/session-conditions.ts';
import { periodGap } from './period-gap.ts';
import { runPeriods, type RunPeriod } from './run-periods.ts';

/** The periods of deployments by id, also those of which the order selects no session. */
export async function deploymentPeriods(
  scope: ExportScope,
  deploymentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RunPeriod[]>> {
  const { signal } = scope;
  const periods = new Map<number, readonly RunPeriod[]>();
  for (let from = 0; from < deploymentIds.length; from += MOST_DEPLOYMENTS_AT_A_TIME) {
    signal?.throwIfAborted();
    const some = deploymentIds.slice(from, from + MOST_DEPLOYMENTS_AT_A_TIME);
    const rows = await retryWhileUnavailable(signal, () => sessionsOf(scope, some));
    const sessions = new Map(some.map((id) => [id, [] as typeof rows]));
    for (const session of rows) sessions.get(session.deployment_id)?.push(session);
    for (const [id, of] of sessions) periods.set(id, runPeriods(of, periodGap(scope)));
    // SQLite answers within the same turn.
    await turn();
  }
  return periods;
}

/** All of their sessions by start, and whether the order selects them. */
async function sessionsOf({ database, selection }: ExportScope, deploymentIds: readonly number[]) {
  const one = selection.eventId === null ? sql`` : sql` and events.id = ${selection.eventId}`;
  const rows = await database
    .selectFrom('events')
    .select(['events.deployment_id', 'events.start', 'events.end'])
    .select(sql<number | boolean>`(${sessionConditions(selection)}${one})`.as('is_selected'))
    .where(idsIn(database, 'events.deployment_id', deploymentIds))
    .orderBy('events.start')
    .orderBy('events.id')
    .execute();
  // On SQLite a condition is 0 or 1.
  return rows.map(({ is_selected, ...session }) => ({ ...session, isSelected: Boolean(is_selected) }));
}
