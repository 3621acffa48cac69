import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { MapPoint } from './map-point.ts';

/** Describes a point's value, or those of several points. */
export type ValuesInWords = (points: readonly MapPoint[]) => string;

/**
 * The value of one point, or those of several as a range, never as a sum (taxa don't add up): "Captures 1,204",
 * "Captures not reported", "Captures 0–1,204, 2 not reported".
 */
export function valuesText(points: readonly MapPoint[], metric: string): string {
  const words = mapMessages.now;
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  if (known.length === 0) return words.valueUnknown(metric);
  const low = numberText(known.reduce((a, b) => Math.min(a, b)));
  const high = numberText(known.reduce((a, b) => Math.max(a, b)));
  const range = low === high ? low : `${low}–${high}`;
  const unknown = points.length - known.length;
  return unknown === 0 ? words.value(metric, range) : words.valuesUnknown(metric, range, unknown);
}
