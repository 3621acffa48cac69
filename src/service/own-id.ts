import { LARGEST_ID } from '#contract/records/record-id.ts';

/** The id of a record here, 1 to 2147483647, from its digits; null where no record can have it. */
export function ownId(text: string): number | null {
  const id = /^\d+$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : null;
}
