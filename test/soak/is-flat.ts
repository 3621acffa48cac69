/** Limit of memory, whatever was requested. */
const MOST_MEMORY_MB = 600;
/** Allowed growth from the second third of the rounds to the last. */
const MEMORY_GROWTH = { factor: 1.25, MB: 32 };

/**
 * Whether memory in the last third of the rounds is not higher than in the third before, apart from uncollected
 * garbage.
 */
export function isFlat(after: readonly number[]): boolean {
  if (Math.max(...after) > MOST_MEMORY_MB) return false;
  const third = Math.floor(after.length / 3);
  if (third === 0) return true;
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [before, last] = [median(after.slice(-2 * third, -third)), median(after.slice(-third))];
  return last <= before * MEMORY_GROWTH.factor + MEMORY_GROWTH.MB;
}
