import type { Taxon } from '#contract/taxon.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { copyList, scopeOf, type CopyRun } from './copy-run.ts';
import { stamps } from './copy-places.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { putRows } from '#service/load/loaded-rows.ts';

/** Taxa per batch. */
const TAXA_AT_A_TIME = 1_000;

/**
 * Copies taxa, then sets their parents, which may come later in the list. A project's own list omits the families and
 * orders above its species: those are taken from the whole list.
 */
export async function copyTaxa(run: CopyRun): Promise<void> {
  const listed = new Map<number, Taxon>();
  await copyList(run, {
    name: 'taxa',
    filters: scopeOf(run),
    judge: (record) => ({ taken: record }),
    write: async (transaction, records) => {
      for (const record of records) {
        listed.set(record.id, record);
        run.listedTaxa.add(record.id);
      }
      const ids = await putRows(transaction, run.source, 'taxa', records.map(rowOf));
      for (const { id } of records) run.taxa.set(id, ids.get(String(id)) ?? 0);
    },
  });
  const missing = () => [...listed.values()].filter(({ parent_id }) => parent_id !== null && !listed.has(parent_id));
  if (run.project !== null && missing().length > 0) await copyAncestors(run, listed);
  for (const { id, parent_id } of missing()) {
    const why = `taxon ${parent_id} did not come, so it stands without a parent`;
    run.context.setAside.note({ where: 'taxa', at: String(id), field: 'parent_id', why });
  }
  await setParents(run, listed);
}

async function copyAncestors(run: CopyRun, listed: Map<number, Taxon>): Promise<void> {
  const all = new Map<number, Taxon>();
  for await (const { records } of run.lists.walk('taxa', {})) for (const record of records) all.set(record.id, record);
  const added: Taxon[] = [];
  for (const one of listed.values()) {
    // The loop also covers ancestors that it adds itself.
    const parent = one.parent_id === null ? undefined : all.get(one.parent_id);
    if (parent === undefined || listed.has(parent.id)) continue;
    listed.set(parent.id, parent);
    added.push(parent);
  }
  for await (const portion of inPortions(added, TAXA_AT_A_TIME)) {
    const ids = await inBatch(run.context, (transaction) =>
      putRows(transaction, run.source, 'taxa', portion.map(rowOf)),
    );
    for (const { id } of portion) run.taxa.set(id, ids.get(String(id)) ?? 0);
  }
}

async function setParents(run: CopyRun, listed: ReadonlyMap<number, Taxon>): Promise<void> {
  const stored = await run.context.database.selectFrom('taxa').select(['id', 'parent_id']).execute();
  const parentOf = new Map(stored.map(({ id, parent_id }) => [id, parent_id]));
  const changed = [...listed.values()]
    .map(({ id, parent_id }) => ({
      id: run.taxa.get(id) ?? 0,
      parent: parent_id === null ? null : (run.taxa.get(parent_id) ?? null),
    }))
    .filter(({ id, parent }) => parentOf.get(id) !== parent);
  for await (const portion of inPortions(changed, TAXA_AT_A_TIME)) {
    await inBatch(run.context, async (transaction) => {
      for (const { id, parent } of portion) {
        await transaction.updateTable('taxa').set({ parent_id: parent }).where('id', '=', id).execute();
      }
    });
  }
}

function rowOf(record: Taxon) {
  return { key: String(record.id), row: { name: record.name, rank: record.rank, ...stamps(record) } };
}
