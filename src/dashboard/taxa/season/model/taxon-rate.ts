import type { TaxonNight } from './taxon-nights.ts';

/** Effort, and what it found. */
export interface TaxonRate {
  /** trap-nights run */
  run: number;
  /** those of them whose number of occurrences is known */
  counted: number;
  /** occurrences in the counted nights */
  occurrences: number;
  /** occurrences per counted trap-night; null where there is none */
  rate: number | null;
}

/**
 * Occurrences per trap-night, all nights pooled: the sum of occurrences by the number of trap-nights, of those whose number of
 * occurrences is known. A night without the taxon counts as effort; a night that is not known is in neither.
 */
export function taxonRate(nights: readonly TaxonNight[]): TaxonRate {
  let [counted, occurrences] = [0, 0];
  for (const { count } of nights) {
    if (count === null) continue;
    counted += 1;
    occurrences += count;
  }
  return { run: nights.length, counted, occurrences, rate: counted === 0 ? null : occurrences / counted };
}
