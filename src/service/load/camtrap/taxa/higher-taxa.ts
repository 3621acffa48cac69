import { taxonKey } from './taxon-name.ts';

/** The columns of `taxonomic` for higher taxa, from the highest. */
const RANKS = ['kingdom', 'phylum', 'class', 'order', 'family', 'genus'] as const;

export interface HigherTaxon {
  name: string;
  /** as taxa have it: "ORDER" */
  rank: string;
}

/** The taxa that the descriptor of a Camtrap DP names above a taxon, from the highest, without the taxon itself. */
export function higherTaxa(
  one: { scientificName: string } & Partial<Record<(typeof RANKS)[number], string | undefined>>,
): HigherTaxon[] {
  const own = taxonKey(one.scientificName);
  return RANKS.flatMap((rank) => {
    const name = one[rank]?.trim() ?? '';
    return name === '' || taxonKey(name) === own ? [] : [{ name, rank: rank.toUpperCase() }];
  });
}
