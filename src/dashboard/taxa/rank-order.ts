/** From the widest to the narrowest; running services use these, and the set is open (spec 2.8). */
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

/** A text by which ranks sort from kingdom to species, other words after them. */
export function rankOrder(rank: string): string {
  const place = RANKS.indexOf(rank.toUpperCase());
  return `${String(place === -1 ? RANKS.length : place).padStart(2, '0')} ${rank}`;
}
