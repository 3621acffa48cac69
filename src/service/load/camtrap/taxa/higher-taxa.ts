import { ANY_ANIMAL } from '#service/exports/formats/classified-taxa.ts';
import { taxonKey } from './taxon-name.ts';

/** The columns of `taxonomic` for higher taxa, from the highest. */
const RANKS = ['kingdom', 'phylum', 'class', 'order', 'family', 'genus'] as const;

const ANIMALS = taxonKey(ANY_ANIMAL);

export interface HigherTaxon {
  name: string;
  /** as taxa have it: "ORDER" */
  rank: string;
}

/**
 * The taxa that the descriptor of a Camtrap DP names above a taxon, from the highest, without the taxon itself, and without the
 * kingdom of animals, which each package has.
 */
export function higherTaxa(
  one: { scientificName: string } & Partial<Record<(typeof RANKS)[number], string | undefined>>,
): HigherTaxon[] {
  const own = taxonKey(one.scientificName);
  return RANKS.flatMap((rank) => {
    const name = one[rank]?.trim() ?? '';
    return ['', own, ANIMALS].includes(taxonKey(name)) ? [] : [{ name, rank: rank.toUpperCase() }];
  });
}
