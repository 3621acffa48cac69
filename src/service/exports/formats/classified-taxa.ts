import { isNoTaxon, knownRank } from '#contract/records/no-taxon.ts';
import type { ExportScope } from '#service/exports/formats/export-format.ts';

/** The ranks that Darwin Core has a term for. */
const RANKS = ['kingdom', 'phylum', 'class', 'order', 'family', 'genus'] as const;

/** Occurrences are animals, whatever else is known of them. */
export const ANY_ANIMAL = 'Animalia';

/** A determination in the terms of Darwin Core. */
export interface ClassifiedTaxon extends Readonly<Record<'taxonRank' | (typeof RANKS)[number], string | null>> {
  scientificName: string;
  /** the determination as it is, where it is no taxon; empty where it has no name */
  verbatimIdentification: string | null;
}

interface StoredTaxon {
  id: number;
  name: string;
  rank: string;
  parent_id: number | null;
}

/**
 * Each determination as a taxon with its higher taxa, from the stored parents, by the id of the taxon. A name that is no
 * taxon is the `verbatimIdentification` of the lowest taxon among its parents, or of an animal.
 */
export async function classifiedTaxa(
  database: ExportScope['database'],
): Promise<(id: number) => ClassifiedTaxon | undefined> {
  const stored = await database.selectFrom('taxa').select(['id', 'name', 'rank', 'parent_id']).execute();
  const byId = new Map(stored.map((taxon) => [taxon.id, taxon]));
  const classified = new Map<number, ClassifiedTaxon>();
  return (id) => {
    const taxon = byId.get(id);
    if (taxon === undefined) return undefined;
    const known = classified.get(id) ?? classify(lineage(taxon, byId));
    classified.set(id, known);
    return known;
  };
}

/** A taxon and its parents, the lowest first; each once, where parents form a circle. */
function lineage(taxon: StoredTaxon, byId: ReadonlyMap<number, StoredTaxon>): readonly [StoredTaxon, ...StoredTaxon[]] {
  const line: [StoredTaxon, ...StoredTaxon[]] = [taxon];
  let parent = byId.get(taxon.parent_id ?? -1);
  while (parent !== undefined && !line.includes(parent)) {
    line.push(parent);
    parent = byId.get(parent.parent_id ?? -1);
  }
  return line;
}

function classify(line: readonly [StoredTaxon, ...StoredTaxon[]]): ClassifiedTaxon {
  const [own] = line;
  const taxa = line.filter((one) => !isNoTaxon(one));
  const [lowest] = taxa;
  const nameOf = (rank: string) => taxa.find((one) => knownRank(one.rank) === rank)?.name ?? null;
  return {
    scientificName: lowest?.name ?? ANY_ANIMAL,
    taxonRank: lowest === undefined ? 'kingdom' : knownRank(lowest.rank),
    kingdom: nameOf('kingdom') ?? ANY_ANIMAL,
    phylum: nameOf('phylum'),
    class: nameOf('class'),
    order: nameOf('order'),
    family: nameOf('family'),
    genus: nameOf('genus'),
    verbatimIdentification: lowest === own ? null : own.name,
  };
}
