import { sql } from 'kysely';
import { plainText } from '#contract/plain-text.ts';
import type { Database } from '#service/database/open-database.ts';
import { ANY_ANIMAL } from '#service/exports/formats/classified-taxa.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import type { HigherTaxon } from '#service/load/camtrap/taxa/higher-taxa.ts';
import { aboveOf, readTaxonName } from '#service/load/camtrap/taxa/read-taxon-name.ts';
import { preferredSpelling, taxonKey } from '#service/load/camtrap/taxa/taxon-name.ts';
import { idsHere, putRows, rememberIds } from '#service/load/loaded-rows.ts';

/** What animals were determined as: a taxon, or below it something that is none ("Unidentified noctuid"). */
interface Determination {
  scientificName: string;
  verbatim: string | null;
}

interface NewTaxon {
  name: string;
  rank: string;
  parent_id: number | null;
}

/** A taxon as the database has it. */
type StoredTaxon = NewTaxon & { id: number; rank_by_packages: number | null };

/**
 * The ids of determinations, created if missing. A name that is already in the database, from any source and in any
 * spelling, is the same taxon; a new one gets the rank that packages declare, else that of its name. What is no taxon
 * has no rank; its parent is the taxon that the package names for it. `settleTaxa` mends what other names tell.
 */
export async function taxonIds(
  run: CamtrapRun,
  transaction: Database,
  determinations: readonly Determination[],
): Promise<(one: Determination) => number> {
  // An animal of which nothing else is known has no parent.
  const named = determinations.filter((one) => one.verbatim === null || one.scientificName !== ANY_ANIMAL);
  const names = new Map<string, string>();
  for (const { scientificName: name } of named) {
    const key = taxonKey(name);
    names.set(key, preferredSpelling(names.get(key) ?? name, name));
  }
  const above = new Map<string, NewTaxon>();
  for (const [key, name] of names) {
    const higher = aboveOf(name, run.declaredRanks.get(key));
    if (higher !== null) above.set(taxonKey(higher.name), newTaxon(run, higher.name, null, higher.rank));
  }
  const parents = await idsOfNames(run, transaction, above);
  const wanted = [...names].map(([key, name]): [string, NewTaxon] => {
    const higher = aboveOf(name, run.declaredRanks.get(key));
    return [key, newTaxon(run, name, higher === null ? null : (parents.get(taxonKey(higher.name)) ?? null))];
  });
  const taxa = await idsOfNames(run, transaction, new Map(wanted));
  const others = await idsOfVerbatim(run, transaction, determinations, taxa);
  return (one) => (one.verbatim === null ? taxa.get(taxonKey(one.scientificName)) : others.get(keyOf(one))) ?? 0;
}

/** @param otherwise the rank that another name tells of it */
function newTaxon(run: CamtrapRun, name: string, parent_id: number | null, otherwise: string | null = null): NewTaxon {
  return {
    name,
    rank: run.declaredRanks.get(taxonKey(name)) ?? readTaxonName(name).rank ?? otherwise ?? 'UNKNOWN',
    parent_id,
  };
}

async function idsOfNames(
  run: CamtrapRun,
  transaction: Database,
  wanted: ReadonlyMap<string, NewTaxon>,
): Promise<Map<string, number>> {
  for (const [key, { name }] of wanted) run.spellings.set(key, preferredSpelling(run.spellings.get(key) ?? name, name));
  const isSame = (taxon: StoredTaxon, { parent_id }: NewTaxon) =>
    // One without a rank below something else is only that ("Unidentified" below a family).
    taxon.rank !== 'UNKNOWN' || taxon.rank_by_packages === null || [null, parent_id].includes(taxon.parent_id);
  return idsOfTaxa(run, transaction, wanted, isSame);
}

/** The ids of taxa that the descriptor names above others, by `taxonKey`, created if missing. */
export function idsOfHigherTaxa(
  run: CamtrapRun,
  transaction: Database,
  taxa: readonly HigherTaxon[],
): Promise<Map<string, number>> {
  const wanted = taxa.map(({ name, rank }): [string, NewTaxon] => [taxonKey(name), newTaxon(run, name, null, rank)]);
  return idsOfNames(run, transaction, new Map(wanted));
}

/** By `keyOf`: "Unidentified" below one family is not that below another. */
async function idsOfVerbatim(
  run: CamtrapRun,
  transaction: Database,
  determinations: readonly Determination[],
  taxa: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const wanted = determinations.flatMap((one): [string, NewTaxon][] => {
    if (one.verbatim === null) return [];
    const parent_id = taxa.get(taxonKey(one.scientificName)) ?? null;
    return [[keyOf(one), { name: one.verbatim, rank: 'UNKNOWN', parent_id }]];
  });
  return idsOfTaxa(run, transaction, new Map(wanted), (taxon, { parent_id }) => taxon.parent_id === parent_id);
}

/** The ids of taxa by the keys of the package: known ones, ones of another source that are the same, and new ones. */
async function idsOfTaxa(
  run: CamtrapRun,
  transaction: Database,
  wanted: ReadonlyMap<string, NewTaxon>,
  isSame: (stored: StoredTaxon, taxon: NewTaxon) => boolean,
): Promise<Map<string, number>> {
  const { source } = run.pack;
  const loaded = await idsHere(transaction, source, 'taxa', [...wanted.keys()]);
  const unknown = [...wanted].filter(([key]) => !loaded.has(key));
  if (unknown.length === 0) return loaded;
  const stored = await taxaCalled(
    transaction,
    unknown.map(([, { name }]) => name),
  );
  const shared = new Map<string, number>();
  for (const [key, taxon] of unknown) {
    const same = stored.get(taxonKey(taxon.name))?.find((one) => isSame(one, taxon));
    if (same !== undefined) shared.set(key, same.id);
  }
  await rememberIds(transaction, source, 'taxa', shared);
  const rows = unknown
    .filter(([key]) => !shared.has(key))
    .map(([key, taxon]) => ({
      key,
      row: { ...taxon, search_text: plainText(taxon.name), rank_by_packages: 1, ...run.stamps },
    }));
  return new Map([...loaded, ...shared, ...(await putRows(transaction, source, 'taxa', rows))]);
}

/** The stored taxa of these names in any spelling, by `taxonKey`, the first that was stored first. */
async function taxaCalled(transaction: Database, names: readonly string[]): Promise<Map<string, StoredTaxon[]>> {
  const oneSpace = sql`replace(replace(replace(search_text, ${'\u00A0'}, ' '), '  ', ' '), '  ', ' ')`;
  const rows = await transaction
    .selectFrom('taxa')
    .select(['id', 'name', 'rank', 'parent_id', 'rank_by_packages'])
    .where((where) =>
      where.or([
        sql<boolean>`${oneSpace} in (${sql.join(names.map(plainText))})`,
        // Those of a load that has not ended have nothing to search.
        where('name', 'in', names),
      ]),
    )
    .orderBy('id')
    .execute();
  const called = new Map<string, StoredTaxon[]>();
  for (const row of rows) called.set(taxonKey(row.name), [...(called.get(taxonKey(row.name)) ?? []), row]);
  return called;
}

/** The key of what is no taxon; of a taxon it is that of its name. */
function keyOf({ scientificName, verbatim }: Determination): string {
  return JSON.stringify([taxonKey(scientificName), taxonKey(verbatim ?? '')]);
}
