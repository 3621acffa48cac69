import type { Deployment } from '#contract/records/deployment.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import type { Misplaced } from '#dashboard/map/misplaced.ts';
import { distanceText } from '#dashboard/ui/text/distance-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { Messages } from './messages/en.ts';

/** Whether a location looks wrong beside those of the project; `misplaced` null while not all deployments are loaded. */
export function locationCheckColumn(
  words: Messages,
  misplaced: ReadonlyMap<number, Misplaced> | null,
): ListColumn<Deployment> {
  const names: Readonly<Record<string, string>> = words.misplacements;
  const textOf = (kind: string) => names[kind] ?? kind;
  return {
    field: 'location_check',
    header: words.check,
    definition: words.checkMeans,
    kind: 'choice',
    parameter: 'coordinates',
    width: 150,
    value: ({ id }) => misplaced?.get(id)?.kind ?? null,
    choices: { textOf, searchedOf: textOf, known: [], isChoice: () => true },
    cell: ({ id }) => {
      if (misplaced === null) return <Unknown why={words.statusUnknown} />;
      const found = misplaced.get(id);
      if (found === undefined) return null;
      return <span title={words.fromMiddle(distanceText(found.metres))}>{words.misplacements[found.kind]}</span>;
    },
    hidden: true,
    file: { source: 'latitude, longitude, project.id' },
  };
}
