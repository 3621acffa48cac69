/** The room for a tick's label, half of it on either side. */
export const TICK_SPACE_PX = 62;

/** The distance between ticks: the smallest of `steps` that fits their labels, or the last. */
export function tickStep(span: number, widthPx: number, steps: readonly number[]): number {
  const most = Math.max(1, widthPx / TICK_SPACE_PX);
  return steps.find((step) => span / step <= most) ?? steps.at(-1) ?? span;
}

/** The multiples of `step` from `from` to `to`, both included. */
export function ticksBetween(from: number, to: number, step: number): number[] {
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) ticks.push(tick);
  return ticks;
}
