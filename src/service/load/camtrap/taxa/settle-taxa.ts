import { sql } from 'kysely';
import { knownRank } from '#contract/records/no-taxon.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import type { CamtrapPackage } from '#service/load/camtrap/camtrap-package.ts';
import type { CamtrapRun } from '#service/load/camtrap/camtrap-run.ts';
import { highestRank } from './highest-rank.ts';
import { aboveOf, readTaxonName } from './read-taxon-name.ts';
import { preferredSpelling, taxonKey } from './taxon-name.ts';

/**
 * Stores the ranks that the package declares now, in place of those that it declared before.
 *
 * @returns the rank that all packages together declare of each name, by `taxonKey`
 */
export async function putDeclaredRanks(
  { source, ranks }: CamtrapPackage,
  transaction: Database,
): Promise<ReadonlyMap<string, string>> {
  await transaction.deleteFrom('declared_ranks').where('source', '=', source).execute();
  const rows = [...ranks].flatMap(([key, all]) => [...all].map((rank) => ({ key, source, rank })));
  await insertRows(transaction, 'declared_ranks', rows);
  const declared = await declaredByAll(transaction);
  return new Map([...declared].map(([key, by]) => [key, highestRank(by.keys()) ?? '']));
}

interface StoredTaxon {
  id: number;
  name: string;
  rank: string;
  parent_id: number | null;
  rank_by_packages: number | null;
}

/**
 * Gives every taxon that came with packages the rank that all of them tell together, so that their sequence makes no
 * difference: one that is declared, the highest of several; else that of its own name; else that of names which begin with
 * it; else it is unknown. So are its parent, where its name has it, and the spelling of its name. A taxon of another service
 * or of the sample has the rank that it came with, unless that is unknown.
 */
export async function settleTaxa(run: CamtrapRun, transaction: Database): Promise<void> {
  const stored = await transaction
    .selectFrom('taxa')
    .select(['id', 'name', 'rank', 'parent_id', 'rank_by_packages'])
    .orderBy('id')
    .execute();
  const declared = await declaredByAll(transaction);
  const rankOf = (key: string) => highestRank(declared.get(key)?.keys() ?? []);
  const taxa = stored.map((taxon) => {
    const key = taxonKey(taxon.name);
    const isOurs = taxon.rank_by_packages !== null || (knownRank(taxon.rank) === null && declared.has(key));
    const name = isOurs ? preferredSpelling(taxon.name, run.spellings.get(key) ?? taxon.name) : taxon.name;
    return { taxon, key, isOurs, name, above: aboveOf(name, rankOf(key)) };
  });
  const told = new Map<string, string>();
  const ids = new Map<string, number>();
  for (const { taxon, key, above } of taxa) {
    if (above !== null && above.rank !== null) told.set(taxonKey(above.name), above.rank);
    // A name without a rank below something else is only that.
    if (!ids.has(key) && (taxon.parent_id === null || knownRank(taxon.rank) !== null)) ids.set(key, taxon.id);
  }
  const left = new Set<number>();
  for (const { taxon, key, isOurs, name, above } of taxa) {
    sayContradiction(run, taxon, declared.get(key), isOurs);
    if (!isOurs) continue;
    const settled = {
      name,
      rank: rankOf(key) ?? readTaxonName(name).rank ?? told.get(key) ?? 'UNKNOWN',
      parent_id: parentOf(taxon, above === null ? null : (ids.get(taxonKey(above.name)) ?? null), ids),
      rank_by_packages: 1,
    };
    if (taxon.parent_id !== null && taxon.parent_id !== settled.parent_id) left.add(taxon.parent_id);
    const isChanged = Object.entries(settled).some(([column, value]) => taxon[column as keyof StoredTaxon] !== value);
    if (isChanged) await transaction.updateTable('taxa').set(settled).where('id', '=', taxon.id).execute();
  }
  for (const id of left) await removeUnused(transaction, id);
}

/** Removes a taxon that only stood above another one. */
async function removeUnused(transaction: Database, id: number): Promise<void> {
  const { rows } = await sql`select 1 from taxa where parent_id = ${id} or (id = ${id} and rank_by_packages is null)
    union all select 1 from occurrences where determination_id = ${id} or model_taxon_id = ${id}
    union all select 1 from identifications where taxon_id = ${id} limit 1`.execute(transaction);
  if (rows.length > 0) return;
  await transaction.deleteFrom('load_keys').where('kind', '=', 'taxa').where('id', '=', id).execute();
  await transaction.deleteFrom('project_taxa').where('taxon_id', '=', id).execute();
  await transaction.deleteFrom('taxa').where('id', '=', id).execute();
}

/** The parent that the name has, unless something else was said; none where the name began with a taxon that it cannot be below. */
function parentOf({ name, parent_id }: StoredTaxon, above: number | null, ids: ReadonlyMap<string, number>) {
  const first = ids.get(taxonKey(name.split(' ')[0] ?? ''));
  return parent_id === null || parent_id === first ? above : parent_id;
}

/** The declared ranks of a name, each with the packages that declare it. */
type Declared = ReadonlyMap<string, ReadonlySet<string>>;

async function declaredByAll(transaction: Database): Promise<ReadonlyMap<string, Declared>> {
  const all = new Map<string, Map<string, Set<string>>>();
  const rows = await transaction.selectFrom('declared_ranks').selectAll().orderBy('source').execute();
  for (const { key, source, rank } of rows) {
    const ofName = all.get(key) ?? new Map<string, Set<string>>();
    all.set(key, ofName);
    ofName.set(rank, (ofName.get(rank) ?? new Set()).add(source));
  }
  return all;
}

/** Says where a rank that this package declares is not the only one. */
function sayContradiction(run: CamtrapRun, taxon: StoredTaxon, declared: Declared | undefined, isOurs: boolean): void {
  const { context, pack } = run;
  if (declared === undefined || ![...declared.values()].some((sources) => sources.has(pack.source))) return;
  const at = { where: 'datapackage.json', at: taxon.name, field: 'taxonomic.taxonRank' };
  const by = (sources: ReadonlySet<string>) =>
    [...sources].map((one) => (one === pack.source ? 'this package' : one.replace(/^camtrap:/, ''))).join(', ');
  const said = [...declared].map(([rank, sources]) => `${rank} (${by(sources)})`).toSorted();
  const kept = isOurs ? highestRank(declared.keys()) : knownRank(taxon.rank)?.toUpperCase();
  if (!isOurs && (declared.size > 1 || kept !== [...declared.keys()][0])) {
    context.setAside.note({
      ...at,
      why: `${said.join(' and ')} is not the rank that the database has: ${kept} is kept`,
    });
  } else if (declared.size > 1) {
    context.setAside.note({ ...at, why: `declared as ${said.join(' and ')}: ${kept} is kept, the highest` });
  }
}
