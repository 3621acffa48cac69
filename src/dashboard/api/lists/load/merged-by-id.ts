/**
 * Merges two lists sorted by id. Records are compared only where the lists overlap: sorting 100,000 at once would block
 * the page.
 */
export function mergedById<Rec extends { id: number }>(before: readonly Rec[], news: readonly Rec[]): readonly Rec[] {
  const [first, last] = [news[0], news.at(-1)];
  if (first === undefined || last === undefined) return before;
  const [from, to] = [indexFor(first.id, before), indexFor(last.id, before)];
  const between: Rec[] = [];
  let at = from;
  for (const one of news) {
    for (let next = before[at]; at < to && next !== undefined && next.id < one.id; next = before[at]) {
      between.push(next);
      at += 1;
    }
    between.push(one);
  }
  // `concat` copies in bulk; a spread would iterate.
  return before.slice(0, from).concat(between, before.slice(to));
}

/** The index at which a record with this id belongs in a list sorted by id. */
function indexFor(id: number, records: readonly { id: number }[]): number {
  let [from, to] = [0, records.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((records[middle]?.id ?? id) < id) from = middle + 1;
    else to = middle;
  }
  return from;
}
