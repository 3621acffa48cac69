import { isNoTaxon } from '#contract/records/no-taxon.ts';
import type { Database } from '#service/database/open-database.ts';
import { ANY_ANIMAL } from '#service/exports/formats/classified-taxa.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import { idsHere, putRows, rememberIds } from '#service/load/loaded-rows.ts';

/** What animals were determined as: a taxon, or below it something that is none ("Unidentified noctuid"). */
interface Determination {
  scientificName: string;
  verbatim: string | null;
}

interface Described {
  rank: string;
  parent_id: number | null;
}

/**
 * The ids of determinations, created if missing. A name that is already in the database, from any source, is the same
 * taxon; a new one gets its rank from the package's `taxonomic`, and a name of two words is a species of the genus in
 * its first word. What is no taxon has no rank; its parent is the taxon that the package names for it.
 */
export async function taxonIds(
  run: CamtrapRun,
  transaction: Database,
  determinations: readonly Determination[],
): Promise<(one: Determination) => number> {
  // An animal of which nothing else is known has no parent.
  const named = determinations.filter((one) => one.verbatim === null || one.scientificName !== ANY_ANIMAL);
  const names = [...new Set(named.map(({ scientificName }) => scientificName))];
  const genera = [...new Set(names.map((name) => genusOf(run, name)).filter((name) => name !== null))];
  const parents = await idsOfNames(run, transaction, genera, () => ({ rank: 'GENUS', parent_id: null }));
  const taxa = await idsOfNames(run, transaction, names, (name) => {
    const genus = genusOf(run, name);
    return { rank: rankOf(run, name), parent_id: genus === null ? null : (parents.get(genus) ?? null) };
  });
  const others = await idsOfVerbatim(run, transaction, determinations, taxa);
  return (one) => (one.verbatim === null ? taxa.get(one.scientificName) : others.get(keyOf(one))) ?? 0;
}

async function idsOfNames(
  run: CamtrapRun,
  transaction: Database,
  names: readonly string[],
  describe: (name: string) => Described,
): Promise<Map<string, number>> {
  const { source } = run.pack;
  const loaded = await idsHere(transaction, source, 'taxa', names);
  const unknown = names.filter((name) => !loaded.has(name));
  if (unknown.length === 0) return loaded;
  const same = await transaction.selectFrom('taxa').select(['id', 'name']).where('name', 'in', unknown).execute();
  const shared = new Map(same.map(({ id, name }) => [name, id]));
  await rememberIds(transaction, source, 'taxa', shared);
  const rows = unknown
    .filter((name) => !shared.has(name))
    .map((name) => ({ key: name, row: { name, ...describe(name), ...run.stamps } }));
  return new Map([...loaded, ...shared, ...(await putRows(transaction, source, 'taxa', rows))]);
}

/** By `keyOf`: "Unidentified" below one family is not that below another. */
async function idsOfVerbatim(
  run: CamtrapRun,
  transaction: Database,
  determinations: readonly Determination[],
  taxa: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const { source } = run.pack;
  const wanted = new Map(
    determinations.flatMap((one) =>
      one.verbatim === null
        ? []
        : [[keyOf(one), { name: one.verbatim, parent_id: taxa.get(one.scientificName) ?? null }]],
    ),
  );
  const loaded = await idsHere(transaction, source, 'taxa', [...wanted.keys()]);
  const unknown = [...wanted].filter(([key]) => !loaded.has(key));
  if (unknown.length === 0) return loaded;
  const stored = await transaction
    .selectFrom('taxa')
    .select(['id', 'name', 'parent_id'])
    .where(
      'name',
      'in',
      unknown.map(([, { name }]) => name),
    )
    .execute();
  const shared = new Map<string, number>();
  for (const [key, { name, parent_id }] of unknown) {
    const same = stored.find((taxon) => taxon.name === name && taxon.parent_id === parent_id);
    if (same !== undefined) shared.set(key, same.id);
  }
  await rememberIds(transaction, source, 'taxa', shared);
  const rows = unknown
    .filter(([key]) => !shared.has(key))
    .map(([key, taxon]) => ({ key, row: { ...taxon, rank: 'UNKNOWN', ...run.stamps } }));
  return new Map([...loaded, ...shared, ...(await putRows(transaction, source, 'taxa', rows))]);
}

/** The key of what is no taxon; names of taxa are keys as they are. */
function keyOf({ scientificName, verbatim }: Determination): string {
  return JSON.stringify([scientificName, verbatim]);
}

/** "Noctua" for "Noctua pronuba"; null for a name that is not a binomial, and of "Unidentified noctuid". */
function genusOf(run: CamtrapRun, name: string): string | null {
  if (isNoTaxon({ name, rank: run.pack.ranks.get(name) ?? null })) return null;
  return /^(\p{Lu}[\p{Ll}-]+) \p{Ll}/u.exec(name)?.[1] ?? null;
}

function rankOf(run: CamtrapRun, name: string): string {
  const declared = run.pack.ranks.get(name) ?? '';
  if (declared !== '') return declared.toUpperCase();
  return genusOf(run, name) !== null && name.split(' ').length === 2 ? 'SPECIES' : 'UNKNOWN';
}
