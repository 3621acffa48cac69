/** A name as it is stored: with composed letters (NFC), and one plain space in place of spaces of any kind and number. */
export function taxonName(text: string): string {
  // Soft hyphens, and spaces and joiners without a width, are not visible.
  const seen = text.normalize('NFC').replaceAll(/[\u00AD\u200B-\u200D\u2060]/gu, '');
  return seen.replaceAll(/\s+/gu, ' ').trim();
}

/** Equal for the spellings of one name: besides spaces and Unicode forms, letter case makes no other taxon. */
export function taxonKey(text: string): string {
  return taxonName(text).toLowerCase();
}

/**
 * The spelling that is stored where there are several, whichever comes first: the one that is written as names of taxa are, a
 * capital and then small letters; else the first by its characters.
 */
export function preferredSpelling(one: string, other: string): string {
  const isUsual = (name: string) => /^\p{Lu}[^\p{Lu}]*( [(\p{Lu}].*)?$/u.test(name);
  if (isUsual(one) !== isUsual(other)) return isUsual(one) ? one : other;
  return one < other ? one : other;
}
