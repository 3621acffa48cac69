import type { MapPoint, PointNoun } from './map-point.ts';

/** A count or value in the reader's own notation. */
export function formatNumber(value: number): string {
  return value.toLocaleString(undefined, { maximumFractionDigits: 2 });
}

/** "182 deployments", "1 deployment". */
export function countText(count: number, noun: PointNoun): string {
  return `${formatNumber(count)} ${count === 1 ? noun.one : noun.many}`;
}

/** "Captures 1,204", "Captures 0", "Captures not reported". */
export function valueText({ value }: MapPoint, metric: string): string {
  return `${metric} ${value === null ? 'not reported' : formatNumber(value)}`;
}

/** The values of several points as a range, never as a sum (taxa don't add up): "Captures 0–1,204, 2 not reported". */
export function rangeText(points: readonly MapPoint[], metric: string): string {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  if (known.length === 0) return `${metric} not reported`;
  const low = formatNumber(known.reduce((a, b) => Math.min(a, b)));
  const high = formatNumber(known.reduce((a, b) => Math.max(a, b)));
  const range = `${metric} ${low === high ? low : `${low}–${high}`}`;
  const unknown = points.length - known.length;
  return unknown === 0 ? range : `${range}, ${formatNumber(unknown)} not reported`;
}
