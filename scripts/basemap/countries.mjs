import { feature } from 'topojson-client';
import { unwrappedRing } from './unwrapped-ring.mjs';

/** @typedef {{ longitude: number, latitude: number, tags: Record<string, string | number> }} Label */
/** @typedef {import('topojson-specification').Topology<{ countries: import('topojson-specification').GeometryCollection<{ name: string }> }>} Countries */

const LANGUAGES = ['en', 'fr', 'es', 'da', 'ja'];
/** Square degrees of the largest part of a country, and the zoom of the tiles from which its name is shown. */
const ZOOMS = [
  [400, 0],
  [60, 1],
  [10, 2],
  [2, 3],
  [0, 4],
];

/**
 * The names of countries in the languages of the dashboard (Unicode CLDR, which Node has), each in the middle of its
 * largest part. CLDR knows countries by two letters: those of its English name or, where that is short for another, of the
 * capital within.
 *
 * @param {Countries} topology
 * @param {readonly { country: string, longitude: number, latitude: number }[]} capitals
 * @returns {Label[]}
 */
export function countries(topology, capitals) {
  const codes = codesByName();
  return feature(topology, topology.objects.countries).features.flatMap(({ geometry, properties }) => {
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    if (geometry.type === 'Polygon') polygons.push(geometry.coordinates);
    const outlines = polygons.map(([outline = []]) => unwrappedRing(outline));
    const largest = outlines.map(middleOf).toSorted((a, b) => b.area - a.area)[0];
    if (largest === undefined) return [];
    const { latitude, area } = largest;
    // The longitudes of an outline that crosses the antimeridian are beyond 180 or -180.
    const longitude = largest.longitude - 360 * Math.round(largest.longitude / 360);
    const [, zoom = 4] = ZOOMS.find(([least = 0]) => area >= least) ?? [];
    const capital = capitals.find((place) => outlines.some((outline) => isWithin(place, outline)));
    const code = codes.get(properties.name) ?? capital?.country;
    return [{ longitude, latitude, tags: { kind: 'country', ...namesOf(code, properties.name), min_zoom: zoom } }];
  });
}

/** Two letters by the English names that CLDR has for them. */
function codesByName() {
  /** @type {Map<string, string>} */
  const codes = new Map();
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = nameIn('en', code);
    if (name !== undefined) codes.set(name, code);
  }
  return codes;
}

/**
 * @param {string | undefined} code two letters, which disputed areas lack
 * @param {string} name
 * @returns {Record<string, string>}
 */
function namesOf(code, name) {
  if (code === undefined) return { name };
  /** @type {Record<string, string>} */
  const names = { name };
  for (const language of LANGUAGES) names[`name:${language}`] = nameIn(language, code) ?? name;
  return names;
}

/**
 * @param {string} language
 * @param {string} code
 */
function nameIn(language, code) {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
}

/**
 * @param {{ longitude: number, latitude: number }} place
 * @param {readonly [number, number][]} outline
 */
function isWithin({ longitude, latitude }, outline) {
  return outline.reduce((isInside, [x, y], index) => {
    const [beforeX, beforeY] = outline.at(index - 1) ?? [x, y];
    const isCrossed = y > latitude !== beforeY > latitude;
    return isCrossed && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x ? !isInside : isInside;
  }, false);
}

/**
 * Centre of gravity and area of an outline, in degrees.
 *
 * @param {readonly [number, number][]} outline
 */
function middleOf(outline) {
  let [area, longitude, latitude] = [0, 0, 0];
  outline.forEach(([x, y], index) => {
    const [beforeX, beforeY] = outline.at(index - 1) ?? [x, y];
    const part = beforeX * y - x * beforeY;
    area += part / 2;
    longitude += ((beforeX + x) * part) / 6;
    latitude += ((beforeY + y) * part) / 6;
  });
  return { longitude: longitude / area, latitude: latitude / area, area: Math.abs(area) };
}
