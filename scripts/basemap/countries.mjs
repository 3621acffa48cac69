import { feature } from 'topojson-client';
import { unwrappedRing } from './unwrapped-ring.mjs';

/** @typedef {{ longitude: number, latitude: number, tags: Record<string, string | number> }} Label */
/** @typedef {import('topojson-specification').Topology<{ countries: import('topojson-specification').GeometryCollection<{ name: string }> }>} Countries */

const LANGUAGES = ['en', 'fr', 'es', 'da', 'ja'];
/** Square degrees of the largest part of a country, and the zoom of the tiles from which its name is shown. */
const ZOOMS = [
  [400, 1],
  [60, 2],
  [10, 3],
  [2, 4],
  [0, 5],
];

/**
 * The names of countries in the languages of the dashboard (Unicode CLDR, which Node has), each in the middle of its
 * largest part.
 *
 * @param {Countries} topology
 * @returns {Label[]}
 */
export function countries(topology) {
  return feature(topology, topology.objects.countries).features.flatMap(({ id, geometry, properties }) => {
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    if (geometry.type === 'Polygon') polygons.push(geometry.coordinates);
    const parts = polygons.map(([outline = []]) => middleOf(outline));
    const largest = parts.toSorted((a, b) => b.area - a.area)[0];
    if (largest === undefined) return [];
    const { longitude, latitude, area } = largest;
    const [, zoom = 5] = ZOOMS.find(([least = 0]) => area >= least) ?? [];
    return [{ longitude, latitude, tags: { kind: 'country', ...namesOf(id, properties.name), min_zoom: zoom } }];
  });
}

/**
 * @param {string | number | undefined} id its number of ISO 3166, which disputed areas lack
 * @param {string} name
 * @returns {Record<string, string>}
 */
function namesOf(id, name) {
  if (id === undefined) return { name };
  /** @type {Record<string, string>} */
  const names = { name };
  for (const language of LANGUAGES) {
    const known = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(String(id));
    if (known !== undefined) names[`name:${language}`] = known;
  }
  return names;
}

/**
 * Centre of gravity and area of a ring, in degrees.
 *
 * @param {readonly number[][]} ring
 */
function middleOf(ring) {
  let [area, longitude, latitude] = [0, 0, 0];
  const outline = unwrappedRing(ring);
  outline.forEach(([x, y], index) => {
    const [beforeX, beforeY] = outline.at(index - 1) ?? [x, y];
    const part = beforeX * y - x * beforeY;
    area += part / 2;
    longitude += ((beforeX + x) * part) / 6;
    latitude += ((beforeY + y) * part) / 6;
  });
  return { longitude: longitude / area, latitude: latitude / area, area: Math.abs(area) };
}
