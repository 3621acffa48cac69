const STEPS = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 4;
const DIGITS = 12;

/** Round numbers from 0 to just above `most`, where the axis ends, also below 1: 0, 0.2, 0.4. */
export function lineTicks(most: number): readonly number[] {
  const end = most > 0 ? most : 1;
  const power = 10 ** Math.floor(Math.log10(end / MOST_TICKS));
  const step = (STEPS.find((each) => each * power >= end / MOST_TICKS) ?? 10) * power;
  return Array.from({ length: Math.ceil(end / step - 1e-9) + 1 }, (_, index) =>
    Number((index * step).toPrecision(DIGITS)),
  );
}
