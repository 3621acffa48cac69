import type { Taxon } from '#contract/taxon.ts';

/** One taxon in its place. */
export interface TaxonNode {
  taxon: Taxon;
  /** null at the top */
  parent: TaxonNode | null;
  children: TaxonNode[];
  /** not of the list itself: it stands here as the parent of taxa that are, and its own count is not added */
  isElsewhere: boolean;
  /**
   * Occurrences of the taxon and of all below it, added up from what is reported; null where none of them reports any.
   */
  withDescendants: number | null;
  /** how many of them report no number */
  unreported: number;
  /**
   * why it stands at the top though it names a parent: that parent is not among the taxa, or the parents go round in a
   * circle that had to be cut somewhere
   */
  trouble: 'missing parent' | 'circle' | null;
}
