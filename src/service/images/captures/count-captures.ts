import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import type { IndexRun } from '#service/images/index-run.ts';

/** What has changed of the captures of a deployment. */
interface Change {
  /** the deployment that is settled */
  deploymentId: number;
  /** times of the captures that were added */
  added: readonly string[];
  /** deployments with captures that were there and have changed, or have come from them */
  changed: readonly number[];
}

/** Adds new captures to the counters of their deployment, project and source, which are true after every batch. */
export async function countCaptures(
  { source }: IndexRun,
  transaction: Database,
  { deploymentId, added, changed }: Change,
) {
  const { projectId, sourceId } = source;
  for (const id of changed) await recount(transaction, id);
  if (added.length === 0) return;
  // Counting all captures after each batch would take a time that grows with the square of their number.
  if (!changed.includes(deploymentId)) await countAdded(transaction, deploymentId, added);
  await addTo(transaction, ['projects', projectId, 'captures_count'], added.length);
  await addTo(transaction, ['storage_sources', sourceId, 'total_captures_indexed'], added.length);
}

type CounterOf<Table extends 'projects' | 'storage_sources' | 'deployments'> = readonly [
  table: Table,
  id: number,
  column: keyof Tables[Table] & string,
];

/** Adds rows to a counter, in the transaction that inserts them. */
export async function addTo(
  transaction: Database,
  [table, id, column]: CounterOf<'projects'> | CounterOf<'storage_sources'> | CounterOf<'deployments'>,
  number: number,
): Promise<void> {
  const counter = sql.ref(column);
  await sql`update ${sql.table(table)} set ${counter} = ${counter} + ${sql.lit(number)} where id = ${id}`.execute(
    transaction,
  );
}

/** Counts the captures of a deployment again. */
export async function recount(transaction: Database, deploymentId: number): Promise<void> {
  await sql`update deployments set captures_count = found.number, first_capture_timestamp = found.first,
      last_capture_timestamp = found.last
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
  const times = [...added, before.first ?? [], before.last ?? []].flat().toSorted();
  await transaction
    .updateTable('deployments')
    .set({
      captures_count: before.captures_count + added.length,
      first_capture_timestamp: times[0] ?? null,
      last_capture_timestamp: times.at(-1) ?? null,
    })
    .where('id', '=', deploymentId)
    .execute();
}
