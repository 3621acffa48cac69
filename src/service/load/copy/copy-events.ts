import type { RecordOf } from '#contract/lists/collections.ts';
import { saidOf } from '#service/load/loaded-rows.ts';
import { saidBy } from './copied-values.ts';
import { copyList } from './copy-list.ts';
import { inQuietBatch, type CopyRun } from './copy-run.ts';
import { keysHere } from './keys-here.ts';
import { removeRecords } from './remove-records.ts';
import { stage, unstage } from './staged-records.ts';

/**
 * Copies events, the monitoring sessions (spec 2.5), as far as new and changed ones are staged: they are shown with their
 * captures (`copySessions`).
 */
export async function copyEvents(run: CopyRun): Promise<void> {
  const { source, context } = run;
  await copyList(run, {
    name: 'events',
    table: 'events',
    isCounted: false,
    saidOf: eventSaid,
    known: async (keys) =>
      new Map([...(await saidOf(context.database, source, 'events', keys)), ...(await stagedSaid(run, keys))]),
    listed: async () => new Map([...(await stagedKeys(run)), ...(await keysHere(run, 'events'))]),
    judge: (record) => {
      if (run.deployments.has(record.deployment.id)) return { taken: record };
      return run.project !== null && !run.leftOut.has(record.deployment.id)
        ? 'foreign'
        : { field: 'deployment', why: 'did not come', value: `deployment ${record.deployment.id}` };
    },
    write: (transaction, records) =>
      stage(
        transaction,
        source,
        'events',
        records.map((record) => ({
          key: String(record.id),
          part: String(record.deployment.id),
          event: String(record.id),
          record: withoutExamples(record),
        })),
      ),
    remove: async (gone) => {
      await inQuietBatch(run, (transaction) => unstage(transaction, source, 'events', [...gone.keys()]));
      return removeRecords(run, 'events', new Map([...gone].filter(([, id]) => id !== STAGED_ONLY)));
    },
  });
}

const STAGED_ONLY = 0;

/** What tells whether a session has changed: a service may count new or processed captures without a new time of change. */
export function eventSaid(record: RecordOf<'events'>): string {
  const { captures_count, processed_captures_count: processed } = record;
  return saidBy(withoutExamples(record), [captures_count, processed ?? []].flat());
}

function withoutExamples(record: RecordOf<'events'>): RecordOf<'events'> {
  return { ...record, example_captures: [] };
}

/** The staged sessions of the deployments of this load. */
async function stagedKeys({ context, source, deployments }: CopyRun): Promise<[string, number][]> {
  const rows = await context.database
    .selectFrom('staged_records')
    .select(['key', 'part'])
    .where('source', '=', source)
    .where('list', '=', 'events')
    .execute();
  return rows.flatMap(({ key, part }): [string, number][] =>
    deployments.has(Number(part)) ? [[key, STAGED_ONLY]] : [],
  );
}

async function stagedSaid({ context, source }: CopyRun, keys: readonly string[]): Promise<[string, string | null][]> {
  if (keys.length === 0) return [];
  const rows = await context.database
    .selectFrom('staged_records')
    .select(['key', 'record'])
    .where('source', '=', source)
    .where('list', '=', 'events')
    .where('key', 'in', keys)
    .execute();
  return rows.map(({ key, record }) => [key, eventSaid(JSON.parse(record) as RecordOf<'events'>)]);
}
