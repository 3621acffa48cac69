import type { Work } from '#dashboard/work/slices.ts';

/** Encodes a text as UTF-8 part by part: encoding 10 MB at once takes longer than a frame. */
export function* encodedParts(work: Work<string[]>): Work<Uint8Array<ArrayBuffer>[]> {
  const encoder = new TextEncoder();
  const encoded: Uint8Array<ArrayBuffer>[] = [];
  for (const part of yield* work) {
    encoded.push(encoder.encode(part));
    yield;
  }
  return encoded;
}
