/** The records at these places, in their order; never more places than records. */
export function recordsAt<Rec>(records: readonly Rec[], places: Uint32Array): readonly Rec[] {
  // A copy to write over: with 100,000 records `Array.from` takes twenty times as long.
  const chosen = records.slice(0, places.length);
  for (let at = 0; at < places.length; at += 1) chosen[at] = records[places[at] ?? 0] as Rec;
  return chosen;
}
