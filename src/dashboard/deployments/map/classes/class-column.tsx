import { paths } from '#dashboard/paths.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { Messages } from '#dashboard/deployments/map/legend/messages/en.ts';
import type { MapMetric } from '#dashboard/deployments/map/map-metric.ts';
import { CLASS_FIELD } from './class-filter.ts';
import { isInRange, rangeInWords, rangeOfKey } from './class-key.ts';

/** Of another class than the chosen ones, or not known yet. */
const OTHER = '…';

/**
 * A column of the list "Deployments" whose values are the chosen classes of the map, so that they filter map and table as
 * any column does. It is in the list only while they are chosen.
 */
export function classColumn(
  { name, valueOf, textOf = numberText, classText, isPending }: MapMetric,
  filter: Extract<ColumnFilter, { kind: 'choice' }>,
  words: Messages,
): ListColumn<Deployment> {
  const chosen = filter.values.flatMap((key) => {
    const range = rangeOfKey(key);
    return range === null ? [] : [{ key, range }];
  });
  const inWords = (key: string) => {
    const range = rangeOfKey(key);
    return range === null ? key : (classText?.(range) ?? rangeInWords(range, textOf));
  };
  const keyOf = (deployment: Deployment) => {
    const value = valueOf(deployment);
    if (isPending === true) return OTHER;
    if (value === null) return null;
    return chosen.find(({ range }) => isInRange(value, range))?.key ?? OTHER;
  };
  return {
    field: CLASS_FIELD,
    header: words.onMap(name),
    definition: words.onMapMeans,
    explained: paths.statistics('classes-of-the-map'),
    kind: 'choice',
    width: 180,
    value: keyOf,
    choices: {
      textOf: inWords,
      searchedOf: inWords,
      known: [],
      isChoice: (text) => rangeOfKey(text) !== null,
    },
    cell: (deployment) => {
      const key = keyOf(deployment);
      return key === null ? <Unknown /> : inWords(key);
    },
    served: null,
    hidden: true,
  };
}
