import type { RecordOf } from '#contract/lists/collections.ts';
import { idsHere, putRows, rememberIds } from '#service/load/loaded-rows.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { saidBy, stamps } from './copied-values.ts';
import { copyList } from './copy-list.ts';
import { inQuietBatch, type CopyRun } from './copy-run.ts';
import { removeRecords } from './remove-records.ts';
import { stage, stagedRecords, unstage } from './staged-records.ts';

type Taxon = RecordOf<'taxa'>;

/** Taxa per batch. */
const TAXA_AT_A_TIME = 1_000;

/**
 * Copies taxa, then sets their parents, which may come later in the list. A project's own list omits the families and
 * orders above its species: those are taken from the whole list.
 */
export async function copyTaxa(run: CopyRun): Promise<void> {
  const { source, context } = run;
  await copyList(run, {
    name: 'taxa',
    table: 'taxa',
    isCounted: true,
    // The load of another project may have brought it.
    takesKnown: true,
    saidOf: saidBy,
    listed: () => listedTaxa(run),
    judge: (record) => ({ taken: record }),
    write: async (transaction, records) => {
      const ids = await putRows(transaction, source, 'taxa', records.map(rowOf));
      const known = await idsHere(transaction, source, listedKind(run), [...ids.keys()]);
      await rememberIds(transaction, source, listedKind(run), new Map([...ids].filter(([key]) => !known.has(key))));
      await stage(
        transaction,
        source,
        'taxa',
        records.map((record) => ({ key: String(record.id), part: '', event: null, record })),
      );
    },
    finish: () => setParents(run),
    remove: async (gone) => {
      await inQuietBatch(run, async (transaction) => {
        await transaction
          .deleteFrom('load_keys')
          .where('source', '=', source)
          .where('kind', '=', listedKind(run))
          .where('key', 'in', [...gone.keys()])
          .execute();
      });
      // It is no longer in the list, even where occurrences are still determined as it.
      await removeRecords(run, 'taxa', await unusedAmong(run, gone));
      return gone.size;
    },
  });
  const rows = await context.database
    .selectFrom('load_keys')
    .select(['key', 'id'])
    .where('source', '=', source)
    .where('kind', '=', 'taxa')
    .execute();
  for (const { key, id } of rows) run.taxa.set(Number(key), id);
}

/** The taxa of the list: determinations may name further ones. */
function listedKind({ project }: CopyRun): string {
  return `taxa of ${project ?? 'all'}`;
}

/** The taxa of the list, that are here. */
export async function listedTaxa(run: CopyRun): Promise<Map<string, number>> {
  const rows = await run.context.database
    .selectFrom('load_keys')
    .select(['key', 'id'])
    .where('source', '=', run.source)
    .where('kind', '=', listedKind(run))
    .execute();
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Without taxa that occurrences are determined as, that are above others, or that another load has listed. */
async function unusedAmong({ context: { database }, source }: CopyRun, gone: ReadonlyMap<string, number>) {
  const unused = new Map<string, number>();
  for (const [key, id] of gone) {
    const users = await Promise.all([
      database.selectFrom('occurrences').select('id').where('determination_id', '=', id).limit(1).execute(),
      database.selectFrom('taxa').select('id').where('parent_id', '=', id).limit(1).execute(),
      database
        .selectFrom('load_keys')
        .select('id')
        .where('source', '=', source)
        .where('kind', 'like', 'taxa of %')
        .where('key', '=', key)
        .limit(1)
        .execute(),
    ]);
    if (users.every((rows) => rows.length === 0)) unused.set(key, id);
  }
  return unused;
}

/** Sets the parents of the taxa that came; those that an interrupted load has left are among them. */
async function setParents(run: CopyRun): Promise<void> {
  const { context, source } = run;
  const at = { source, list: 'taxa', part: '' } as const;
  let came = await stagedRecords<Taxon>(context.database, at, null);
  const missing = async () => {
    const parents = [...new Set(came.flatMap(({ parent_id }) => (parent_id === null ? [] : [String(parent_id)])))];
    const here = await idsHere(context.database, source, 'taxa', parents);
    return came.filter(({ parent_id }) => parent_id !== null && !here.has(String(parent_id)));
  };
  if (run.project !== null && (await missing()).length > 0)
    came = [...came, ...(await copyAncestors(run, await missing()))];
  for (const { id, parent_id } of await missing()) {
    const why = 'did not come, so it stands without a parent';
    context.setAside.note({ where: 'taxa', at: String(id), field: 'parent_id', why, value: `taxon ${parent_id}` });
  }
  for await (const portion of inPortions(came, TAXA_AT_A_TIME)) {
    await inBatch(context, async (transaction) => {
      const keys = portion.flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [id, parent_id])).map(String);
      const ids = await idsHere(transaction, source, 'taxa', [...new Set(keys)]);
      for (const { id, parent_id } of portion) {
        const parent = parent_id === null ? null : (ids.get(String(parent_id)) ?? null);
        await transaction
          .updateTable('taxa')
          .set({ parent_id: parent })
          .where('id', '=', ids.get(String(id)) ?? 0)
          .execute();
      }
      await unstage(
        transaction,
        source,
        'taxa',
        portion.map(({ id }) => String(id)),
      );
    });
  }
}

/** The taxa above these, from the list of all. */
async function copyAncestors(run: CopyRun, children: readonly Taxon[]): Promise<Taxon[]> {
  const all = new Map<number, Taxon>();
  for await (const { records } of run.lists.walk('taxa', {})) for (const record of records) all.set(record.id, record);
  const added = new Map<number, Taxon>();
  for (const child of children) {
    for (let above = all.get(child.parent_id ?? 0); above !== undefined && !added.has(above.id);) {
      added.set(above.id, above);
      above = all.get(above.parent_id ?? 0);
    }
  }
  for await (const portion of inPortions(added.values(), TAXA_AT_A_TIME)) {
    await inBatch(run.context, (transaction) => putRows(transaction, run.source, 'taxa', portion.map(rowOf)));
  }
  return [...added.values()];
}

function rowOf(record: Taxon) {
  const { gbif_taxon_key: gbif_key } = record;
  const row = {
    name: record.name ?? '',
    rank: record.rank ?? 'UNKNOWN',
    rank_by_packages: null,
    ...(gbif_key !== undefined && { gbif_key }),
    ...stamps(record),
  };
  return { key: String(record.id), said: saidBy(record), row };
}
