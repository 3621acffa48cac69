import { knownRank } from '#contract/records/no-taxon.ts';

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

/** Names of ranks in Latin, and abbreviations of both (ICZN, Darwin Core). */
const SPELLINGS: Readonly<Record<string, string>> = {
  REGNUM: 'KINGDOM',
  CL: 'CLASS',
  CLASSIS: 'CLASS',
  ORD: 'ORDER',
  ORDO: 'ORDER',
  SUPERFAM: 'SUPERFAMILY',
  SUPERFAMILIA: 'SUPERFAMILY',
  FAM: 'FAMILY',
  FAMILIA: 'FAMILY',
  SUBFAM: 'SUBFAMILY',
  SUBFAMILIA: 'SUBFAMILY',
  TRIB: 'TRIBE',
  TRIBUS: 'TRIBE',
  GEN: 'GENUS',
  SUBGEN: 'SUBGENUS',
  SP: 'SPECIES',
  SPEC: 'SPECIES',
  SSP: 'SUBSPECIES',
  SUBSP: 'SUBSPECIES',
  VAR: 'VARIETY',
  VARIETAS: 'VARIETY',
  F: 'FORM',
  FORMA: 'FORM',
};
const NO_RANK: ReadonlySet<string> = new Set(['UNRANKED', 'NORANK', 'NONE', 'NULL', 'NA', 'NAN', 'UNDEFINED']);

/** A rank as a descriptor declares it, "Sub-family" or "fam."; undefined where it says none. */
export function declaredRank(text: string | null): string | undefined {
  const rank = knownRank(text)?.toUpperCase();
  const letters = rank?.replaceAll(/[\s._/-]/g, '') ?? '';
  if (letters === '' || NO_RANK.has(letters)) return undefined;
  return RANKS.includes(letters) ? letters : (SPELLINGS[letters] ?? rank);
}

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
