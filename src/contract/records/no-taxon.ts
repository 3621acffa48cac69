/** What stands in place of a taxon: "Unidentifiable", "Not Lepidoptera", "Unidentified Macrolepidoptera", "Other". */
const NO_TAXON = /^(un(identif|known|determin|classif)\p{L}*|not|no|non|other|various|indet\p{L}*)(?!\p{L})/iu;

/** Whether a determination is no taxon, only where no rank is known: a rank is that of a taxon. */
export function isNoTaxon({ name, rank }: { name: string; rank: string | null }): boolean {
  return name === '' || (knownRank(rank) === null && NO_TAXON.test(name));
}

/** A rank in lower case; null where it is not known. */
export function knownRank(rank: string | null): string | null {
  const text = (rank ?? '').trim().toLowerCase();
  return text === '' || text === 'unknown' ? null : text;
}
