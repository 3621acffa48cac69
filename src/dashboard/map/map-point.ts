/**
 * A point on the map. Coordinates are finite degrees (WGS 84); a `value` of null means "not reported", which differs
 * from zero.
 */
export interface MapPoint {
  id: number;
  latitude: number;
  longitude: number;
  label: string;
  value: number | null;
}

/** The map's view: its centre in degrees and a Leaflet zoom level (the world is 256 px × 2^zoom wide). */
export interface MapView {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** A raster tile server: `url` is a Leaflet template, `attribution` is HTML, `name` is for people. */
export interface TileSource {
  url: string;
  attribution: string;
  name: string;
}
