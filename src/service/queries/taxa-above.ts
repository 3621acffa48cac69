import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import { detailUrl } from '#service/record-links.ts';

/** A taxon, with those above it. */
export interface ClassifiedTaxon extends TaxonRow {
  /** the highest first */
  above: TaxonRow[];
}

interface TaxonRow {
  id: number;
  name: string;
  rank: string;
  gbif_key: number | null;
}

/** Ranks are about thirty. A taxon below itself would have no end. */
const MOST_ABOVE = 40;

/** Taxa by id, each with those above it. */
export async function taxaAbove(
  database: Database,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, ClassifiedTaxon>> {
  if (ids.size === 0) return new Map();
  const { rows } = await sql<TaxonRow & { of: number }>`with recursive above (of, id, steps) as (
      select id, id, 0 from taxa where id in (${sql.join([...ids])})
      union all
      select above.of, taxa.parent_id, above.steps + 1 from above join taxa on taxa.id = above.id
      where taxa.parent_id is not null and above.steps < ${sql.lit(MOST_ABOVE)})
    select above.of, taxa.id, taxa.name, taxa.rank, taxa.gbif_key from above join taxa on taxa.id = above.id
    order by above.steps desc`.execute(database);
  const lines = new Map<number, TaxonRow[]>();
  for (const { of, ...taxon } of rows) lines.set(of, [...(lines.get(of) ?? []), taxon]);
  // The last of each line is the taxon itself.
  return new Map(
    [...lines].flatMap(([id, line]) => {
      const own = line.at(-1);
      return own === undefined ? [] : [[id, { ...own, above: line.slice(0, -1) }] as const];
    }),
  );
}

/** A taxon with its keys elsewhere, as other records embed it. */
export function parentSummary(baseUrl: string, { id, name, rank, gbif_key }: TaxonRow) {
  const details = detailUrl(baseUrl, 'taxa', id);
  return { id, name, rank, details, gbif_taxon_key: gbif_key, user_permissions: [] };
}

/** The same with those above it; null for a taxon that is not known. */
export function classifiedSummary(baseUrl: string, taxon: ClassifiedTaxon | undefined) {
  if (taxon === undefined) return null;
  const parent = taxon.above.at(-1);
  return {
    ...parentSummary(baseUrl, taxon),
    parent: parent === undefined ? null : parentSummary(baseUrl, parent),
    parents: taxon.above.map(({ id, name, rank }) => ({ id, name, rank })),
  };
}
