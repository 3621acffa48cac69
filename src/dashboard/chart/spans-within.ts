import type { DayRange } from './day-range.ts';
import type { DaySpans } from './day-histogram.ts';

/** The spans that touch some days, cut to these. The same object where nothing is outside. */
export function spansWithin(spans: DaySpans, { from, to }: DayRange): DaySpans {
  const { length } = spans.first;
  const [first, last] = [new Int32Array(length), new Int32Array(length)];
  let [kept, isCut] = [0, false];
  for (let index = 0; index < length; index += 1) {
    const [begins, ends] = [spans.first[index] ?? 0, spans.last[index] ?? 0];
    isCut ||= begins < from || ends > to;
    if (ends < from || begins > to) continue;
    first[kept] = Math.max(begins, from);
    last[kept] = Math.min(ends, to);
    kept += 1;
  }
  return isCut ? { first: first.subarray(0, kept), last: last.subarray(0, kept) } : spans;
}
