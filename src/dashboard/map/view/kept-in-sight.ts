import type { Map as LeafletMap } from 'leaflet';
import { moveToClear } from '#dashboard/map/covers/move-to-clear.ts';

/** Marks settle at most so often, as others around them come and go. */
const MOST_MOVES = 4;

/** Keeps the selected point's mark from under what comes to cover it, until the reader acts on the map. */
export class KeptInSight {
  /** shown: selected just now, so it is also brought into view */
  #keeps: 'nothing' | 'uncovered' | 'shown' = 'uncovered';
  /** how often it may still be moved: once should do */
  #movesLeft = MOST_MOVES;

  keep(keeps: 'uncovered' | 'shown'): void {
    this.#keeps = keeps;
    this.#movesLeft = MOST_MOVES;
  }

  keepNothing(): void {
    this.#keeps = 'nothing';
  }

  /** How far the map is to be moved for a mark at `place`, in CSS px; null where it is well where it is. */
  moveFor(map: LeafletMap, place: Parameters<typeof moveToClear>[1]): [right: number, down: number] | null {
    if (this.#keeps === 'nothing' || this.#movesLeft === 0) return null;
    if (this.#keeps === 'uncovered' && !map.getSize().contains([place.x, place.y])) return null;
    const by = moveToClear(map, place);
    if (by !== null) this.#movesLeft -= 1;
    return by;
  }
}
