/**
 * Two lists in order of id as one. Only where they overlap are they compared record by record: to put 100,000 in order at
 * once would keep the page from answering.
 */
export function mergedById<Rec extends { id: number }>(before: readonly Rec[], news: readonly Rec[]): readonly Rec[] {
  const [first, last] = [news[0], news.at(-1)];
  if (first === undefined || last === undefined) return before;
  const [from, to] = [placeOf(first.id, before), placeOf(last.id, before)];
  const between: Rec[] = [];
  let at = from;
  for (const one of news) {
    for (let next = before[at]; at < to && next !== undefined && next.id < one.id; next = before[at]) {
      between.push(next);
      at += 1;
    }
    between.push(one);
  }
  // A spread would visit each of them.
  return before.slice(0, from).concat(between, before.slice(to));
}

/** Where a record with this id belongs in a list in order of id. */
function placeOf(id: number, records: readonly { id: number }[]): number {
  let [from, to] = [0, records.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((records[middle]?.id ?? id) < id) from = middle + 1;
    else to = middle;
  }
  return from;
}
