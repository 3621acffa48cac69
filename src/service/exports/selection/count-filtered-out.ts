import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { countSelected } from './count-selected.ts';

/** How many occurrences of the ordered deployments and nights the taxon and the lowest score of an order leave out. */
export async function countFilteredOut(scope: ExportScope): Promise<number> {
  const { selection } = scope;
  if (selection.taxonIds === null && selection.lowestScore === null) return 0;
  const all = { ...scope, selection: { ...selection, taxonIds: null, lowestScore: null } };
  return (await countSelected(all, 'occurrences')) - (await countSelected(scope, 'occurrences'));
}
