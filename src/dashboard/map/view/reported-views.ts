import type { Map as LeafletMap } from 'leaflet';
import type { MapView } from '#dashboard/map/map-point.ts';
import { worldSize } from '#dashboard/map/mercator.ts';

/** The number of reports to remember, for a page that updates late or never. */
const REPORTED_AT_MOST = 20;

/** Distinguishes a new view of the page from a view that the map reported to the page. */
export class ReportedViews {
  /** the last one that the page gave */
  #given: string;
  /** those that the page has not given back yet */
  #reported: string[] = [];

  constructor(given: string) {
    this.#given = given;
  }

  note(view: MapView): void {
    this.#reported = [...this.#reported, viewKey(view)].slice(-REPORTED_AT_MOST);
  }

  /** Whether the page gives a view that it did not give before, and not from a report. */
  isNew(given: string): boolean {
    if (given === this.#given) return false;
    this.#given = given;
    const at = this.#reported.indexOf(given);
    this.#reported = at === -1 ? [] : this.#reported.slice(at + 1);
    return at === -1;
  }
}

export function viewNow(map: LeafletMap): MapView {
  const { lat: latitude, lng: longitude } = map.getCenter();
  return roundView({ latitude, longitude, zoom: map.getZoom() });
}

/** The same for views that an address does not tell apart; empty without one. */
export function viewKey(view: MapView | null): string {
  if (view === null) return '';
  const { latitude, longitude, zoom } = roundView(view);
  return [latitude, longitude, zoom].join();
}

/** A view for an address: longitude within ±180°, both coordinates to about one px at this zoom, the zoom to 0.01. */
export function roundView({ latitude, longitude, zoom }: MapView): MapView {
  const digits = Math.max(0, Math.min(6, Math.ceil(Math.log10(worldSize(zoom) / 360))));
  return {
    latitude: roundTo(latitude, digits),
    longitude: roundTo(longitude - 360 * Math.round(longitude / 360), digits),
    zoom: roundTo(zoom, 2),
  };
}

function roundTo(value: number, digits: number): number {
  // Adding zero turns −0, which would be written as "-0", into 0.
  return Number(value.toFixed(digits)) + 0;
}
