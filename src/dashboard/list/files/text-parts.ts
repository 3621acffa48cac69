import type { Work } from '#dashboard/work/slices.ts';

const RECORDS_A_PART = 250;

/**
 * What is written of each record, in their order, some records a part: of 100,000 parts a browser would make no file in a
 * frame. Pauses after each part.
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
