/** The records at these indexes, in that sequence; never more indexes than records. */
export function recordsAt<Rec>(records: readonly Rec[], indexes: Uint32Array): readonly Rec[] {
  // A copy to write over: with 100,000 records `Array.from` takes twenty times as long.
  const chosen = records.slice(0, indexes.length);
  for (let at = 0; at < indexes.length; at += 1) chosen[at] = records[indexes[at] ?? 0] as Rec;
  return chosen;
}
