import type { Map as LeafletMap } from 'leaflet';
import { moveToClear } from '#dashboard/map/covers/move-to-clear.ts';

type Place = Parameters<typeof moveToClear>[1];

/** Marks settle at most so often, as others around them come and go. */
const MOST_MOVES = 4;

/** Decides how far to move the map so that controls do not cover the selected mark, until the reader acts on the map. */
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

  /** How far to move the map for the mark that `placeOf` finds, in CSS px; null if the map can stay. */
  moveFor(map: LeafletMap, placeOf: () => Place | null): [right: number, down: number] | null {
    if (this.#keeps === 'nothing' || this.#movesLeft === 0) return null;
    const place = placeOf();
    if (place === null) return null;
    if (this.#keeps === 'uncovered' && !map.getSize().contains([place.x, place.y])) return null;
    const by = moveToClear(map, place);
    if (by !== null) this.#movesLeft -= 1;
    return by;
  }
}
