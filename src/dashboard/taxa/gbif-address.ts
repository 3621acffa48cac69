import type { Taxon } from '#contract/taxon.ts';

/** GBIF's search for a taxon's name; null for rank UNKNOWN, whose names are words of the project and of no biology. */
export function gbifAddress({ name, rank }: Taxon): string | null {
  if (rank.toUpperCase() === 'UNKNOWN' || name.trim() === '') return null;
  // Half a character, as of a name that was cut off, cannot be encoded.
  return `https://www.gbif.org/species/search?q=${encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`;
}
