/** More lines cannot be told apart. */
export const MOST_SERIES = 6;

/** The theme's colours of series, which can be told apart in both schemes and without red and green. */
export function seriesColour(index: number): string {
  return `--series-${index + 1}`;
}
