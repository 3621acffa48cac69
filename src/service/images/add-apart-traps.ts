import { metresBetween } from '#contract/metres-between.ts';
import { isoOfDay } from '#contract/time.ts';
import type { ImageProblems } from './image-problems.ts';
import type { Place } from './place.ts';

/** A deployment, its place, and its nights as days since 1970. */
interface LocatedTrap {
  name: string;
  images: number;
  place: Place | null;
  nights: ReadonlySet<number>;
}

const APART_METRES = 2_000_000;

/**
 * Reports traps that are more than 2,000 km apart and both have captures of one night: where these are of one project, a clock
 * or a place may be wrong. In each night the others are compared with the trap that has most images.
 */
export function addApartTraps(traps: readonly LocatedTrap[], problems: ImageProblems): void {
  const main = new Map<number, { name: string; place: Place }>();
  for (const { name, place, nights } of traps.toSorted((one, other) => other.images - one.images)) {
    if (place === null) continue;
    const apart = new Map<string, { metres: number; nights: number[] }>();
    for (const night of nights) {
      const other = main.get(night);
      if (other === undefined) main.set(night, { name, place });
      else if (metresBetween(place, other.place) > APART_METRES) {
        const found = apart.get(other.name) ?? { metres: metresBetween(place, other.place), nights: [] };
        apart.set(other.name, found);
        found.nights.push(night);
      }
    }
    for (const [other, found] of apart) problems.add('apart', `${other}, ${name}`, detailOf(found));
  }
}

function detailOf({ metres, nights }: { metres: number; nights: readonly number[] }): string {
  const first = nights.reduce((least, night) => Math.min(least, night));
  const count = nights.length === 1 ? '1 night' : `${nights.length.toLocaleString('en')} nights`;
  return `${Math.round(metres / 1_000).toLocaleString('en')} km, ${count}, the first ${isoOfDay(first)}`;
}
