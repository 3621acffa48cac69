/** A sum that knows what it is of. */
export interface ReportedSum {
  sum: number;
  /** how many have a number to add */
  reported: number;
  /** how many there are */
  of: number;
}

/** Adds up what is reported; null is not zero and is left out. */
export function reportedSum<Rec>(records: readonly Rec[], value: (record: Rec) => number | null): ReportedSum {
  let [sum, reported] = [0, 0];
  for (const record of records) {
    const one = value(record);
    if (one === null) continue;
    sum += one;
    reported += 1;
  }
  return { sum, reported, of: records.length };
}
