import type { NightBins } from './night-bins.ts';
import type { Appearance, ChosenTaxon } from './use-chosen-taxon.ts';

/** The chosen taxon's animals in view, by stretch of the night. */
export interface NightMarks {
  /** null while it is loading */
  name: string | null;
  /** null where there is no capture, and while they are loading */
  numbers: readonly (number | null)[];
}

/** The marks of a taxon; null where nothing is to be marked. They are there while it loads, so that nothing moves later. */
export function nightMarks(taxon: ChosenTaxon | null, bins: NightBins): NightMarks | null {
  if (taxon === null || (taxon.name === null && !taxon.isLoading)) return null;
  const { name, appearances } = taxon;
  const numbers = inViewBy(appearances, bins);
  return { name, numbers: numbers.map((number, bin) => (name === null || bins.captures[bin] === 0 ? null : number)) };
}

/** The number of animals in view in each of some stretches of equal length; in seconds of the trap's clock. */
export function inViewBy(
  appearances: readonly Pick<Appearance, 'from' | 'to'>[],
  { starts, seconds }: Pick<NightBins, 'starts' | 'seconds'>,
): number[] {
  const [origin = 0] = starts;
  const changes = Array.from({ length: starts.length + 1 }, () => 0);
  for (const { from, to } of appearances) {
    const first = Math.max(0, Math.floor((from - origin) / seconds));
    const last = Math.min(starts.length - 1, Math.floor((to - origin) / seconds));
    if (first > last) continue;
    changes[first] = (changes[first] ?? 0) + 1;
    changes[last + 1] = (changes[last + 1] ?? 0) - 1;
  }
  let inView = 0;
  return starts.map((_, index) => (inView += changes[index] ?? 0));
}
