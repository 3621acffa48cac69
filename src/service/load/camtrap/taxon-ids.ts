import type { Database } from '#service/database/open-database.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import { idsHere, putRows, rememberIds } from '#service/load/loaded-rows.ts';

/**
 * The ids here of scientific names. A name that is here already, from whichever source, is the same taxon; a new one
 * takes its rank from the package's `taxonomic`, and a name of two words is a species of the genus that the first names.
 */
export async function taxonIds(
  run: CamtrapRun,
  transaction: Database,
  scientificNames: readonly string[],
): Promise<Map<string, number>> {
  const names = [...new Set(scientificNames)];
  const genera = [...new Set(names.map(genusOf).filter((name) => name !== null))];
  const parents = await idsOfNames(run, transaction, genera, () => ({ rank: 'GENUS', parent_id: null }));
  return idsOfNames(run, transaction, names, (name) => {
    const genus = genusOf(name);
    return { rank: rankOf(run, name), parent_id: genus === null ? null : (parents.get(genus) ?? null) };
  });
}

async function idsOfNames(
  run: CamtrapRun,
  transaction: Database,
  names: readonly string[],
  describe: (name: string) => { rank: string; parent_id: number | null },
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

/** "Noctua" for "Noctua pronuba"; null for a name that is no binomial. */
function genusOf(name: string): string | null {
  return /^(\p{Lu}[\p{Ll}-]+) \p{Ll}/u.exec(name)?.[1] ?? null;
}

function rankOf(run: CamtrapRun, name: string): string {
  const told = run.pack.ranks.get(name) ?? '';
  if (told !== '') return told.toUpperCase();
  return genusOf(name) !== null && name.split(' ').length === 2 ? 'SPECIES' : 'UNKNOWN';
}
