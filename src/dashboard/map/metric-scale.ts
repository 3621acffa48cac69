/** How a value is drawn: five steps of size and colour, and separate symbols for zero and "not reported". */
export type Step = 1 | 2 | 3 | 4 | 5 | 'zero' | 'unknown';

/** One step of the legend, in the metric's unit; both ends are included. */
export interface ScaleStep {
  step: 1 | 2 | 3 | 4 | 5;
  from: number;
  to: number;
  /** `from` itself is in the step below */
  above?: boolean;
  /** legend text, in place of both ends */
  text?: string;
  /** a colour of ui/theme.css in place of the ramp's: `--fresh-old` */
  colour?: string;
  /** hollow: only an edge in the step's colour, for what has ended; filled by default */
  look?: 'filled' | 'hollow';
  /** drawing sequence, higher on top; the step by default. Zero is 0, not reported -1 */
  rank?: number;
}

export interface MetricScale {
  steps: readonly ScaleStep[];
  hasZero: boolean;
  hasUnknown: boolean;
  /** legend text of the symbol for "not reported", where that means something else */
  unknownText?: string;
  stepOf: (value: number | null) => Step;
}

const RADIUS: Record<Step, number> = { 1: 4.5, 2: 6, 3: 7.75, 4: 9.75, 5: 12, zero: 5, unknown: 6 };

/** Fewer than five ranges still use both ends of the ramp. */
const STEPS_FOR_COUNT: readonly (readonly ScaleStep['step'][])[] = [
  [],
  [3],
  [2, 4],
  [1, 3, 5],
  [1, 2, 4, 5],
  [1, 2, 3, 4, 5],
];

/** Radius of a step's symbol in CSS px; the area grows about evenly. */
export function stepRadius(step: Step): number {
  return RADIUS[step];
}

/**
 * Groups values into at most five ranges with about equally many values each (quintiles, rounded to two significant
 * digits). Zero and null (or a value that is not a number) are separate. Of values that are not whole, a range begins
 * above the end of the one below it.
 *
 * @param textOf a value in words, where it is not a plain number
 */
export function metricScale(values: Iterable<number | null>, textOf?: (value: number) => string): MetricScale {
  const counted: number[] = [];
  let hasZero = false;
  let hasUnknown = false;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) hasUnknown = true;
    else if (value === 0) hasZero = true;
    else counted.push(value);
  }
  const ranges = rangesOf([...Float64Array.from(counted).toSorted()]);
  const names = STEPS_FOR_COUNT[ranges.length] ?? [];
  const steps = ranges.map((range, index) => ({
    ...range,
    step: names[index] ?? 5,
    ...(textOf !== undefined && { text: rangeText(textOf(range.from), textOf(range.to), range.above) }),
  }));
  return { steps, hasZero, hasUnknown, stepOf: (value) => stepFor(value, steps) };
}

/** Both ends of a range, "7–12", or "> 7–12" where it begins above 7; one where they are the same. */
export function rangeText(from: string, to: string, isAbove = false): string {
  if (from === to) return from;
  return `${isAbove ? '> ' : ''}${from}–${to}`;
}

function stepFor(value: number | null, steps: readonly ScaleStep[]): Step {
  if (value === null || !Number.isFinite(value)) return 'unknown';
  if (value === 0) return 'zero';
  // Asked for every point of a map.
  for (const { step, to } of steps) if (value <= to) return step;
  return steps.at(-1)?.step ?? 3;
}

/** One range per value if there are few values, otherwise quintiles. */
function rangesOf(sorted: readonly number[]): { from: number; to: number; above?: true }[] {
  const distinct = [...new Set(sorted)];
  if (distinct.length <= 5) return distinct.map((value) => ({ from: value, to: value }));
  const [lowest = 0, highest = 0] = [distinct[0], distinct.at(-1)];
  const gap = distinct.every(Number.isInteger) ? 1 : 0;
  const fifths = [1, 2, 3, 4].map((fifth) => twoDigits(sorted[Math.ceil((sorted.length * fifth) / 5) - 1] ?? 0));
  const ends = [...new Set(fifths)].filter((end) => end >= lowest && end < highest).concat(highest);
  return ends
    .map((to, index) => ({
      from: index === 0 ? lowest : (ends[index - 1] ?? lowest) + gap,
      to,
      ...(index > 0 && gap === 0 && { above: true as const }),
    }))
    .filter(({ from, to }) => distinct.some((value) => value >= from && value <= to));
}

function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
