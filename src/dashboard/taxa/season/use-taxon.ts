import { useMemo } from 'react';
import type { Taxon } from '#contract/records/taxon.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { withDescendants } from '#dashboard/findings/with-descendants.ts';
import { useJoinedLists } from '#dashboard/findings/loaded/use-joined-lists.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';

const NO_TAXA: readonly Taxon[] = [];

/** A taxon with those above and below it, and what of the taxa is loaded. */
export function useTaxon(id: number, project: number | null) {
  const { listed, taxa, isSettled, areAncestorsWanted } = useProjectTaxa(project);
  const isInProject = useMemo(() => taxa.some((one) => one.id === id), [taxa, id]);
  // A project's list has only taxa that occur there.
  const isSoughtElsewhere = project !== null && isSettled && !isInProject;
  const elsewhere = useWholeList('taxa', {}, { enabled: isSoughtElsewhere });
  const known = isSoughtElsewhere ? (elsewhere.data?.records ?? NO_TAXA) : taxa;
  const requests = useMemo(
    () => ({
      wires: [{ project_id: project }, ...(areAncestorsWanted || isSoughtElsewhere ? [{}] : [])],
      expected: 0,
    }),
    [project, areAncestorsWanted, isSoughtElsewhere],
  );
  const list = useJoinedLists('taxa', requests);
  const around = useMemo(() => {
    const byId = new Map(known.map((one) => [one.id, one]));
    const counts = new Map(listed.map((one) => [one.id, one.occurrences_count]));
    return {
      taxon: byId.get(id) ?? null,
      /** from the top down */
      above: pathTo(id, byId),
      children: known.filter((one) => one.parent_id === id).toSorted(compareNamed),
      /** the taxon and all below it */
      ids: withDescendants(id, known),
      /** the number of a taxon's own occurrences, as the server counts them; null where that is unknown */
      countOf: (taxon: number) => counts.get(taxon) ?? null,
    };
  }, [id, known, listed]);
  return {
    ...around,
    /** what of the taxa is loaded */
    list,
    /** all taxa below it are known */
    isWhole: list.isWhole,
    /** there is no such taxon */
    isMissing: list.isWhole && around.taxon === null,
  };
}

export type FoundTaxon = ReturnType<typeof useTaxon>;

/** A circle of parents ends. */
function pathTo(id: number, byId: ReadonlyMap<number, Taxon>): readonly Taxon[] {
  const path = new Set<Taxon>();
  for (let above = parentOf(id); above !== undefined && above.id !== id && !path.has(above);) {
    path.add(above);
    above = parentOf(above.id);
  }
  return [...path].toReversed();

  function parentOf(taxon: number): Taxon | undefined {
    const parent = byId.get(taxon)?.parent_id ?? null;
    return parent === null ? undefined : byId.get(parent);
  }
}
