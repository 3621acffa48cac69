import type { Work } from '#dashboard/work/slices.ts';

/** A text in parts as UTF-8, part by part: a browser that is given 10 MB of text to encode takes longer than a frame. */
export function* encodedParts(work: Work<string[]>): Work<Uint8Array<ArrayBuffer>[]> {
  const encoder = new TextEncoder();
  const encoded: Uint8Array<ArrayBuffer>[] = [];
  for (const part of yield* work) {
    encoded.push(encoder.encode(part));
    yield;
  }
  return encoded;
}
