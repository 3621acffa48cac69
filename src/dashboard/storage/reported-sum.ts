/** A sum and how many values it includes. */
export interface ReportedSum {
  sum: number;
  /** how many values are reported */
  reported: number;
  /** how many records there are */
  of: number;
}

/** Adds the reported values; null is not zero and is skipped. */
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
