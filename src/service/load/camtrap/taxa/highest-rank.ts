/** From the highest; others come after them, by their letters. */
const RANKS: readonly string[] = [
  'KINGDOM',
  'PHYLUM',
  'SUBPHYLUM',
  'SUPERCLASS',
  'CLASS',
  'SUBCLASS',
  'INFRACLASS',
  'SUPERORDER',
  'ORDER',
  'SUBORDER',
  'INFRAORDER',
  'SUPERFAMILY',
  'FAMILY',
  'SUBFAMILY',
  'SUPERTRIBE',
  'TRIBE',
  'SUBTRIBE',
  'GENUS',
  'SUBGENUS',
  'SPECIES',
  'SUBSPECIES',
  'VARIETY',
  'FORM',
];

/** The highest of declared ranks, which claims the least: the same one whichever was declared first. Undefined of none. */
export function highestRank(ranks: Iterable<string>): string | undefined {
  const place = (rank: string) => (RANKS.includes(rank) ? RANKS.indexOf(rank) : RANKS.length);
  return [...ranks].toSorted((one, other) => place(one) - place(other) || (one < other ? -1 : 1))[0];
}

/** Whether a taxon of this rank can be below the genus that its name begins with. */
export function isBelowGenus(rank: string): boolean {
  return !RANKS.includes(rank) || RANKS.indexOf(rank) > RANKS.indexOf('GENUS');
}

/** Whether a taxon of a rank can be above one of another; of a rank that is not known, everything of a known one. */
export function isHigherRank(rank: string, other: string): boolean {
  return RANKS.includes(rank) && (!RANKS.includes(other) || RANKS.indexOf(rank) < RANKS.indexOf(other));
}
