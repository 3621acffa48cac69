import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { Progress } from '#service/load/progress.ts';
import { BATCH_LINES } from './camtrap-run.ts';
import type { CamtrapPackage } from './camtrap-package.ts';

/** A capture whose place among those of its second is another's. */
interface Misplaced {
  key: string;
  id: number;
  deployment_id: number;
  timestamp: string;
  by_id: number;
  by_fraction: number;
}

/** Captures that are looked at in one query; the misplaced ones are held in memory. */
const CAPTURES_AT_A_TIME = 500_000;

/**
 * Gives the captures of one deployment and second their ids in the sequence of their fractions of a second. The
 * interface has whole seconds (spec 1), and captures of the same time come in the order of their ids, so that a burst is
 * shown as it was taken, in whatever sequence the file has it.
 */
export async function orderBursts(context: LoadContext, pack: CamtrapPackage): Promise<void> {
  const { database } = context;
  const parts = Math.max(1, Math.ceil(pack.tables.media.lines / CAPTURES_AT_A_TIME));
  const progress = new Progress(context, 'bursts');
  for (let part = 0; part < parts; part += 1) {
    context.signal.throwIfAborted();
    const misplaced = await misplacedCaptures(database, pack.source, { part, parts });
    for await (const portion of inPortions(groupsOf(misplaced), BATCH_LINES, (group) => group.length)) {
      await inBatch(context, async (transaction) => {
        for (const group of portion) await reorder(transaction, pack.source, group);
      });
    }
    progress.add(Math.floor(pack.tables.media.lines / parts), pack.tables.media.lines);
  }
}

async function misplacedCaptures(
  database: Database,
  source: string,
  { part, parts }: { part: number; parts: number },
): Promise<Misplaced[]> {
  const { rows } = await sql<Misplaced>`select * from (
    select load_keys.key, captures.id, captures.deployment_id, captures.timestamp,
      row_number() over (partition by captures.deployment_id, captures.timestamp order by captures.id) as by_id,
      row_number() over (partition by captures.deployment_id, captures.timestamp
        order by coalesce(load_keys.said, ''), captures.id) as by_fraction
    from load_keys join captures on captures.id = load_keys.id
    where load_keys.source = ${source} and load_keys.kind = 'captures'
      and captures.deployment_id % ${sql.lit(parts)} = ${sql.lit(part)}) as placed
    where by_id <> by_fraction order by deployment_id, timestamp, by_id`.execute(database);
  return rows;
}

function* groupsOf(misplaced: readonly Misplaced[]): Generator<Misplaced[]> {
  let group: Misplaced[] = [];
  for (const one of misplaced) {
    const [first] = group;
    if (first !== undefined && (first.deployment_id !== one.deployment_id || first.timestamp !== one.timestamp)) {
      yield group;
      group = [];
    }
    group.push(one);
  }
  if (group.length > 0) yield group;
}

/** Exchanges the ids of a group: the capture that is n-th by its fraction gets the n-th id. */
async function reorder(transaction: Database, source: string, group: readonly Misplaced[]): Promise<void> {
  const idAt = new Map(group.map(({ id, by_id }) => [by_id, id]));
  const rows = await transaction
    .selectFrom('captures')
    .select(['id', 'event_id', 'image', 'width', 'height', 'size_bytes', 'file_path', 'file_name'])
    .where(
      'id',
      'in',
      group.map(({ id }) => id),
    )
    .execute();
  const contents = new Map(rows.map(({ id, ...content }) => [id, content]));
  for (const { key, id, by_fraction } of group) {
    const [target, content] = [idAt.get(by_fraction), contents.get(id)];
    if (target === undefined || content === undefined) continue;
    await transaction.updateTable('captures').set(content).where('id', '=', target).execute();
    await transaction
      .updateTable('load_keys')
      .set({ id: target })
      .where('source', '=', source)
      .where('kind', '=', 'captures')
      .where('key', '=', key)
      .execute();
  }
}
