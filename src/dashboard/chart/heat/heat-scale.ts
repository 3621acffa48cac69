/** Colour steps, from low to high. */
export type HeatStep = 1 | 2 | 3 | 4 | 5;

export interface HeatScale {
  /** the steps in use, both ends included: quintiles, rounded to two digits */
  steps: readonly { step: HeatStep; from: number; to: number }[];
  hasZero: boolean;
  hasUnknown: boolean;
  /** of a value above zero */
  stepOf: (value: number) => HeatStep;
}

/** Fewer steps still span the whole colour range. */
const COLOURS: readonly (readonly HeatStep[])[] = [[], [4], [2, 5], [1, 3, 5], [1, 2, 4, 5], [1, 2, 3, 4, 5]];

/** Steps with about equally many values each. Zero and null are separate. */
export function heatScale(values: readonly (number | null)[]): HeatScale {
  const counted = Float64Array.from(values.filter((value) => value !== null && value > 0) as number[]).toSorted();
  const [least = 0, most = 0] = [counted[0], counted.at(-1)];
  const ends = [1, 2, 3, 4].map((fifth) => twoDigits(counted[Math.ceil((counted.length * fifth) / 5) - 1] ?? 0));
  const tops = [...new Set([...ends.filter((end) => end >= least && end < most), most])].slice(
    counted.length === 0 ? 1 : 0,
  );
  const colours = COLOURS[tops.length] ?? [];
  const between = counted.every((value) => Number.isInteger(value)) ? 1 : 0;
  const steps = tops.map((to, index) => ({
    step: colours[index] ?? 5,
    from: index === 0 ? least : (tops[index - 1] ?? 0) + between,
    to,
  }));
  return {
    steps,
    hasZero: values.includes(0),
    hasUnknown: values.includes(null),
    stepOf: (value) => (steps.find(({ to }) => value <= to) ?? steps.at(-1))?.step ?? 1,
  };
}

function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
