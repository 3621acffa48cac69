import type { Database } from '#service/database/open-database.ts';
import type { CamtrapRun } from '#service/load/camtrap/camtrap-run.ts';
import { idsOfHigherTaxa } from '#service/load/camtrap/taxon-ids.ts';
import { idsHere } from '#service/load/loaded-rows.ts';
import { isHigherRank } from './highest-rank.ts';
import { higherTaxa, type HigherTaxon } from './higher-taxa.ts';
import { taxonKey } from './taxon-name.ts';

/** SQLite binds at most 32,766 values a statement. */
const AT_A_TIME = 1_000;

interface Chain {
  /** `taxonKey` of the observed taxon */
  key: string;
  /** the taxa above it, from the highest */
  above: readonly HigherTaxon[];
}

/**
 * Puts the taxa that were observed below those that the descriptor names above them (Camtrap DP 1.0, `taxonomic`: kingdom to
 * genus), as far as they have no parent yet. Taxa that the package names and no observation has stay away.
 */
export async function putParents(run: CamtrapRun, transaction: Database): Promise<void> {
  const { source, descriptor } = run.pack;
  const all = descriptor.taxonomic.flatMap((one): Chain[] => {
    const above = higherTaxa(one);
    return above.length === 0 ? [] : [{ key: taxonKey(one.scientificName), above }];
  });
  for (let from = 0; from < all.length; from += AT_A_TIME) {
    const some = all.slice(from, from + AT_A_TIME);
    const keys = some.map(({ key }) => key);
    const observed = await idsHere(transaction, source, 'taxa', keys);
    const chains = some.filter(({ key }) => observed.has(key));
    const higher = new Map(chains.flatMap(({ above }) => above.map((one) => [taxonKey(one.name), one])));
    const ids = await idsOfHigherTaxa(run, transaction, [...higher.values()]);
    const links = chains.flatMap(({ key, above }) => {
      const chain = [...above.map(({ name }) => ids.get(taxonKey(name))), observed.get(key)];
      return chain.slice(1).map((child, index) => ({ child, parent: chain[index] }));
    });
    await putLinks(transaction, links);
  }
}

/** A taxon is put below another one of a higher rank alone, so that no taxon is above itself. */
async function putLinks(
  transaction: Database,
  links: readonly { child: number | undefined; parent: number | undefined }[],
): Promise<void> {
  const ids = [...new Set(links.flatMap(({ child, parent }) => [child ?? [], parent ?? []].flat()))];
  const stored = await storedTaxa(transaction, ids);
  // Of a species the genus that its name made.
  const made = [...stored.values()].flatMap(({ parent_id: id }) => (id === null || stored.has(id) ? [] : [id]));
  for (const [id, row] of await storedTaxa(transaction, made)) stored.set(id, row);
  for (const { child, parent } of links) {
    const [below, above] = [stored.get(child ?? 0), stored.get(parent ?? 0)];
    if (child === undefined || parent === undefined || below === undefined || above === undefined) continue;
    // Of "Noctua pronuba" the name has the genus already.
    const end = below.parent_id === null ? child : below.parent_id;
    const last = stored.get(end);
    if (last === undefined || last.parent_id !== null || end === parent || !isHigherRank(above.rank, last.rank))
      continue;
    await transaction.updateTable('taxa').set({ parent_id: parent }).where('id', '=', end).execute();
    last.parent_id = parent;
  }
}

async function storedTaxa(transaction: Database, ids: readonly number[]) {
  const stored = new Map<number, { rank: string; parent_id: number | null }>();
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const rows = await transaction
      .selectFrom('taxa')
      .select(['id', 'rank', 'parent_id'])
      .where('id', 'in', ids.slice(from, from + AT_A_TIME))
      .execute();
    for (const { id, ...row } of rows) stored.set(id, row);
  }
  return stored;
}
