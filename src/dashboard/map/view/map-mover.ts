import type { LatLng, Map as LeafletMap } from 'leaflet';
import type { MapView } from '#dashboard/map/map-point.ts';
import { prefersCalm } from '#dashboard/map/prefers-calm.ts';

/** What is in view: all of the data, until the reader moves the map or the page gives a view. */
type Follows = 'data' | 'reader';

/** Makes a map's own moves, and tells them from the reader's. */
export class MapMover {
  #follows: Follows;
  #hasFitted = false;
  /** whose the next move is */
  #mover: 'map' | 'reader' = 'map';
  #state: 'still' | 'moving' = 'still';
  /** a change of size moves the map without anybody moving it */
  #isResizing = false;
  /** the map's own next move is reported, as it changes what the address says */
  #reportsNext = false;
  /** the view of a removed map, for its successor */
  #last: { centre: LatLng; zoom: number } | null = null;

  constructor(follows: Follows) {
    this.#follows = follows;
  }

  get follows(): Follows {
    return this.#follows;
  }

  follow(follows: Follows): void {
    this.#follows = follows;
  }

  /** all of the data was in view once */
  get hasFitted(): boolean {
    return this.#hasFitted;
  }

  get isMoving(): boolean {
    return this.#state === 'moving';
  }

  /** The next move is the reader's. */
  noteReader(): void {
    this.#mover = 'reader';
  }

  /** Makes the map's own move, with an animation where the reader's system does not ask for calm. */
  move(map: LeafletMap, make: (animate: boolean) => void): void {
    this.#mover = 'map';
    map.stop();
    make(!prefersCalm());
  }

  goTo(map: LeafletMap, { latitude, longitude, zoom }: MapView): void {
    this.move(map, () => map.setView([latitude, longitude], zoom, { animate: false }));
  }

  /** Moves the map to a view of all of the data. */
  fit(map: LeafletMap, view: MapView | null): void {
    if (view === null) return;
    this.goTo(map, view);
    this.#hasFitted = true;
  }

  /** The map's own next move is reported where the reader's are. */
  reportNext(): void {
    this.#reportsNext = this.#follows === 'reader';
  }

  resize(change: () => void): void {
    this.#isResizing = true;
    change();
    this.#isResizing = false;
  }

  noteStart(): void {
    this.#state = 'moving';
    if (this.#isReaders) this.#follows = 'reader';
  }

  /** @returns whether the move that has ended is to be reported */
  noteEnd(map: LeafletMap): boolean {
    const isReported = this.#isReaders || this.#reportsNext;
    this.#last = { centre: map.getCenter(), zoom: map.getZoom() };
    this.#state = 'still';
    this.#reportsNext = false;
    return isReported;
  }

  /** Gives a new map the view in which the reader left the one before. */
  restore(map: LeafletMap): void {
    const last = this.#last;
    if (last === null || this.#follows === 'data') return;
    this.move(map, () => map.setView(last.centre, last.zoom, { animate: false }));
  }

  get #isReaders(): boolean {
    return this.#mover === 'reader' && !this.#isResizing;
  }
}
