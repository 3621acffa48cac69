const STEPS = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 4;

/** Round whole numbers from 0 to just above `most`, where the axis ends: 0, 500, 1 000. */
export function valueTicks(most: number): readonly number[] {
  const rough = Math.max(1, most / MOST_TICKS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, Math.ceil((STEPS.find((each) => each * power >= rough) ?? 10) * power));
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step);
}
