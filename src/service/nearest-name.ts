/** The most similar of `names`, by edit distance. */
export function nearestName(name: string, names: readonly string[]): string {
  const distances = names.map((one) => ({ one, distance: changesBetween(name, one) }));
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.one ?? '';
}

/** The Levenshtein distance; two swapped letters count as two changes. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const letter of a) {
    const before = row;
    row = [(before[0] ?? 0) + 1];
    for (let at = 1; at <= b.length; at += 1) {
      const replaced = (before[at - 1] ?? 0) + (letter === b[at - 1] ? 0 : 1);
      row.push(Math.min(replaced, (before[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
