import type { Work } from '#dashboard/work/slices.ts';

const RECORDS_A_PART = 250;

/**
 * The text of the records in parts of some records each: a browser takes longer than a frame for a file of 100,000 parts.
 * Time-sliced, a part at a time.
 */
export function* textParts<Rec>(
  records: readonly Rec[],
  textOf: (record: Rec, index: number) => string,
): Work<string[]> {
  const parts: string[] = [];
  for (let from = 0; from < records.length; from += RECORDS_A_PART) {
    const some = records.slice(from, from + RECORDS_A_PART);
    parts.push(some.map((record, index) => textOf(record, from + index)).join(''));
    yield;
  }
  return parts;
}
