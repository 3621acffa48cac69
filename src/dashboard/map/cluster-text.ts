import { sharesOf } from '#dashboard/map/layers/shares-of.ts';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { ClusterMark } from './mark.ts';
import type { MetricScale } from './metric-scale.ts';
import { stepText } from './step-text.ts';
import type { ValuesInWords } from './values-text.ts';

/** A cluster in words: the values of its members together, and how many are in each class, if they are in several. */
export function clusterText(cluster: ClusterMark, scale: MetricScale, inWords: ValuesInWords): string {
  const words = mapMessages.now;
  const values = inWords(cluster.members());
  const shares = sharesOf(cluster, scale);
  if (shares.length < 2) return values;
  const parts = shares.map(({ symbol, count }) => words.classPart(numberText(count), stepText(scale, symbol.step)));
  return words.together(values, listText(parts));
}
