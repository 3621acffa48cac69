/** What stands in place of a taxon: "Unidentifiable", "Not Lepidoptera", "Unidentified Macrolepidoptera", "Sin identificar", "不明". */
const NO_TAXON =
  /^((un(identif|known|determin|classif|be(kannt|stimm))\p{L}*|not|no|non|other|various|ind[eé]t\p{L}*|inconnue?s?|sin|desconocid[ao]s?|nicht|ikke|ukendte?|ubestem\p{L}*|uidentificer\p{L}*)(?!\p{L})|不明|未同定|同定不能)/iu;

/** Whether a determination is no taxon, only where no rank is known: a rank is that of a taxon. */
export function isNoTaxon({ name, rank }: { name: string | null; rank: string | null }): boolean {
  return name === '' || (knownRank(rank) === null && NO_TAXON.test(name ?? ''));
}

/** A rank in lower case; null where it is not known. */
export function knownRank(rank: string | null): string | null {
  const text = (rank ?? '').trim().toLowerCase();
  return text === '' || text === 'unknown' ? null : text;
}
