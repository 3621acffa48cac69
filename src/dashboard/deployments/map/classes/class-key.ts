import type { MetricScale, Step } from '#dashboard/map/metric-scale.ts';

/** A range of values as one class; null: no end. `above`: without its lower end. */
export interface ClassRange {
  from: number | null;
  to: number | null;
  above: boolean;
}

const KEY = /^(>?)(-?\d+(?:\.\d+)?(?:e-?\d+)?)?\.\.(-?\d+(?:\.\d+)?(?:e-?\d+)?)?$/;
const ZERO = '0';

/** The classes of a scale in the sequence of the legend, with their key in the address; null is "not reported". */
export function classesOf({ steps, hasZero, hasUnknown }: MetricScale): { step: Step; key: string | null }[] {
  return [
    ...(hasZero ? [{ step: 'zero' as const, key: ZERO }] : []),
    ...steps.map(({ step, from, to }, index) => {
      const before = steps[index - 1];
      // The lowest and the highest class have no other end, so that they hold what comes later.
      const isLast = index === steps.length - 1;
      const end = isLast || to === Infinity ? '' : String(to);
      if (from === -Infinity) return { step, key: `..${end}` };
      if (before === undefined) return { step, key: `>0..${end}` };
      return { step, key: `${before.to === from ? '>' : ''}${from}..${end}` };
    }),
    ...(hasUnknown ? [{ step: 'unknown' as const, key: null }] : []),
  ];
}

/** The range that a key of the address names; null if it names none. */
export function rangeOfKey(key: string): ClassRange | null {
  if (key === ZERO) return { from: 0, to: 0, above: false };
  const match = KEY.exec(key);
  if (match === null || (match[2] === undefined && match[3] === undefined)) return null;
  const [from, to] = [match[2], match[3]].map((text) => (text === undefined ? null : Number(text)));
  return { from: from ?? null, to: to ?? null, above: match[1] === '>' };
}

/** Whether a value is in a range. */
export function isInRange(value: number, { from, to, above }: ClassRange): boolean {
  if (from !== null && (above ? value <= from : value < from)) return false;
  return to === null || value <= to;
}

/** A range in words: "12–40", "> 40", "> 7–12", "≤ 7". */
export function rangeInWords({ from, to, above }: ClassRange, textOf: (value: number) => string): string {
  if (from === null) return `≤ ${textOf(to ?? 0)}`;
  const least = above ? `> ${textOf(from)}` : textOf(from);
  if (to === null) return above ? least : `≥ ${least}`;
  if (from === to) return textOf(from);
  return `${least}–${textOf(to)}`;
}
