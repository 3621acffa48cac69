/**
 * The indexes with those of the visible records first, in the sequence of their rows: a stable sort then keeps them first
 * among equals, so that no row moves when the rest of the list arrives.
 *
 * @param indexes ascending; not changed
 * @param records sorted by id
 */
export function inSightFirst(
  indexes: Uint32Array,
  records: readonly { id: number }[],
  inSight: readonly { id: number }[],
): Uint32Array {
  const first = inSight.flatMap(({ id }) => {
    const at = search(indexes.length, (index) => (records[indexes[index] ?? 0]?.id ?? 0) - id);
    return at === null ? [] : [at];
  });
  if (first.length === 0) return indexes;
  const turned = new Uint32Array(indexes.length);
  turned.set(first.map((at) => indexes[at] ?? 0));
  let [from, to] = [0, first.length];
  for (const at of first.toSorted((a, b) => a - b)) {
    turned.set(indexes.subarray(from, at), to);
    to += at - from;
    from = at + 1;
  }
  turned.set(indexes.subarray(from), to);
  return turned;
}

/** A binary search for the position, below `length`, at which `compare` is 0; null if there is none. */
function search(length: number, compare: (index: number) => number): number | null {
  let [low, high] = [0, length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const difference = compare(middle);
    if (difference === 0) return middle;
    if (difference < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
