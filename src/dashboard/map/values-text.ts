import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { ClusterMark } from './mark.ts';
import { sharesOf } from '#dashboard/map/layers/shares-of.ts';
import { stepText } from './step-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import type { MapPoint } from './map-point.ts';
import { rangeText, type MetricScale } from './metric-scale.ts';

/** Describes a point's value, or those of several points. */
export type ValuesInWords = (points: readonly MapPoint[]) => string;

export interface ValueWords {
  /** a value in words; a plain number by default */
  textOf?: (value: number) => string;
  /** how several values become one: counts add up, rates have a median; neither for taxa, which traps share */
  combined?: 'sum' | 'median';
  /** what "not reported" is called */
  unknownText?: string;
}

/**
 * The value of one point, or those of several with their range: "Captures 1,204", "Captures not reported", "Captures 1,310
 * in total (0–1,204), 2 not reported", "Captures/h median 12.5 (4.20–40.1)", "Taxa 4–9".
 */
export function valuesText(points: readonly MapPoint[], metric: string, of: ValueWords = {}): string {
  const words = mapMessages.now;
  const { textOf = numberText, combined, unknownText } = of;
  const known = points.flatMap(({ value }) => (value === null ? [] : [value])).toSorted((a, b) => a - b);
  const [low, high] = [known[0], known.at(-1)];
  if (low === undefined || high === undefined) {
    return unknownText === undefined ? words.valueUnknown(metric) : words.value(metric, unknownText);
  }
  const unknown = points.length - known.length;
  const text = known.length === 1 ? textOf(low) : combinedText(known, rangeText(textOf(low), textOf(high)));
  return unknown === 0 ? words.value(metric, text) : words.valuesUnknown(metric, text, unknown);

  function combinedText(sorted: readonly number[], range: string): string {
    if (combined === 'sum') return words.inTotal(textOf(sorted.reduce((a, b) => a + b)), range);
    return combined === 'median' ? words.median(textOf(medianOf(sorted)), range) : range;
  }
}

/** Of at least one value, ascending. */
function medianOf(sorted: readonly number[]): number {
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** A cluster in words: the values of its members together, and how many are in each class, if they are in several. */
export function clusterText(cluster: ClusterMark, scale: MetricScale, inWords: ValuesInWords): string {
  const words = mapMessages.now;
  const values = inWords(cluster.members());
  const shares = sharesOf(cluster, scale);
  if (shares.length < 2) return values;
  const parts = shares.map(({ symbol, count }) => words.classPart(numberText(count), stepText(scale, symbol.step)));
  return words.together(values, listText(parts));
}
