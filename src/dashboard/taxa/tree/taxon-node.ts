import type { Taxon } from '#contract/records/taxon.ts';

/** A node of the tree. */
export interface TaxonNode {
  taxon: Taxon;
  /** null at the top */
  parent: TaxonNode | null;
  children: TaxonNode[];
  /** not in the list: present as the parent of listed taxa; its own count is not added */
  isElsewhere: boolean;
  /** Sum of the reported occurrences of the taxon and its descendants; null if none is reported. */
  withDescendants: number | null;
  /** how many of these taxa report no count */
  unreported: number;
  /** why it is at the top although it has a parent: the parent is missing, or a cycle of parents was cut here */
  problem: 'missing' | 'circle' | null;
}
