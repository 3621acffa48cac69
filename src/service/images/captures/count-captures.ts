import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import type { IndexRun } from '#service/images/index-run.ts';

/** What has changed of the captures of a deployment. */
interface Change {
  deploymentId: number;
  /** times of the captures that were added */
  added: readonly string[];
  /** how many were removed */
  removed: number;
  /** whether captures that were there have changed */
  isChanged: boolean;
}

/** Brings the counters of a deployment, its project and its source up to date: they are true after every batch. */
export async function countCaptures({ source }: IndexRun, transaction: Database, change: Change) {
  const { deploymentId, added, removed, isChanged } = change;
  const more = sql.lit(added.length - removed);
  const { projectId, sourceId } = source;
  // Counting all captures after each batch would take a time that grows with the square of their number.
  await (isChanged || removed > 0 ? recount(transaction, deploymentId) : countAdded(transaction, deploymentId, added));
  await sql`update projects set captures_count = captures_count + ${more},
    events_count = (select count(*) from events where events.project_id = ${projectId}),
    deployments_count = (select count(*) from deployments where deployments.project_id = ${projectId})
    where id = ${projectId}`.execute(transaction);
  await sql`update storage_sources set total_captures_indexed = total_captures_indexed + ${more},
    deployments_count = (select count(*) from deployments where deployments.storage_source_id = ${sourceId})
    where id = ${sourceId}`.execute(transaction);
}

async function recount(transaction: Database, deploymentId: number): Promise<void> {
  await sql`update deployments set captures_count = found.number, first_capture_timestamp = found.first,
      last_capture_timestamp = found.last,
      events_count = (select count(*) from events where events.deployment_id = ${deploymentId})
    from (select count(*) as number, min(timestamp) as first, max(timestamp) as last
      from captures where deployment_id = ${deploymentId}) as found
    where deployments.id = ${deploymentId}`.execute(transaction);
}

async function countAdded(transaction: Database, deploymentId: number, added: readonly string[]): Promise<void> {
  const before = await transaction
    .selectFrom('deployments')
    .select(['captures_count', 'first_capture_timestamp as first', 'last_capture_timestamp as last'])
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  const times = [...added, before.first ?? [], before.last ?? []].flat();
  const events = await transaction
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number | string>().as('number'))
    .where('deployment_id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('deployments')
    .set({
      captures_count: before.captures_count + added.length,
      first_capture_timestamp: times.reduce<string | null>(
        (least, time) => (least !== null && least < time ? least : time),
        null,
      ),
      last_capture_timestamp: times.reduce<string | null>(
        (most, time) => (most !== null && most > time ? most : time),
        null,
      ),
      events_count: Number(events.number),
    })
    .where('id', '=', deploymentId)
    .execute();
}
