/** From the highest to the lowest; running services use these, and the set is open (spec 2.8). */
const RANKS = [
  'KINGDOM',
  'PHYLUM',
  'CLASS',
  'ORDER',
  'SUPERFAMILY',
  'FAMILY',
  'SUBFAMILY',
  'TRIBE',
  'SUBTRIBE',
  'GENUS',
  'SPECIES',
];

/** A sort key for ranks: from kingdom to species, unknown ranks last. */
export function rankSortKey(rank: string): string {
  const index = RANKS.indexOf(rank.toUpperCase());
  return `${String(index === -1 ? RANKS.length : index).padStart(2, '0')} ${rank}`;
}
