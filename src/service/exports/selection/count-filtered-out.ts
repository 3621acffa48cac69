import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { countSelected } from './count-selected.ts';

/** How many occurrences of the ordered deployments and nights the filters of occurrences in an order leave out. */
export async function countFilteredOut(scope: ExportScope): Promise<number> {
  const { selection } = scope;
  const { taxonIds, lowestScore, ofAnimal } = selection;
  if (taxonIds === null && lowestScore === null && Object.keys(ofAnimal).length === 0) return 0;
  const all = { ...scope, selection: { ...selection, taxonIds: null, lowestScore: null, ofAnimal: {} } };
  return (await countSelected(all, 'occurrences')) - (await countSelected(scope, 'occurrences'));
}
