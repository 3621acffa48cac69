// The first part of npm run budgets: checks the sizes of files of the last build. Exits with 1 above a budget. The second part,
// bench/bench-pages.ts, opens the pages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import { messagesByLanguage } from './messages-by-language.mjs';
import { namesBelow } from './names-below.mjs';
import { root } from './run-command.mjs';

/** gzip, 1 kB = 1000 bytes: what the build weighed in November 2026 and up to 5 %. They guard against accidents. */
const BUDGETS_KB = { script: 251, style: 16.2, map: 67, basemap: 20, fonts: 0 };
/** The list page that has a map. */
const MAP_PAGE = 'src/dashboard/deployments/deployments-page.tsx';
const MAP = 'src/dashboard/map/point-map.tsx';
const BASEMAP = 'src/dashboard/map/basemap/show-basemap.ts';

const folder = join(root, 'build', 'dashboard');
const manifest = readManifest();

const { documentPages } =
  /** @type {{ documentPages: import('#service/document/built-dashboard.ts').DocumentPage[] }} */ (
    // oxlint-disable-next-line import/no-dynamic-require
    await import(pathToFileURL(join(root, 'build', 'preview', 'document-pages.js')).href)
  );
/** Those that the service renders. */
const listPages = documentPages.flatMap(({ hasPreview, modules }) => (hasPreview ? modules.slice(0, 1) : []));
const firstLoad = firstChunksOf(MAP_PAGE);
for (const part of [MAP, BASEMAP]) {
  if (manifest[part]?.isDynamicEntry !== true || firstLoad.has(part)) {
    fail(`${part} has no chunk of its own: a list page loads it at once, or nothing loads it.`);
  }
}
const firstFiles = firstFilesOf(MAP_PAGE);
const mapFiles = [...filesOf(chunksOf(MAP))].filter((file) => !firstFiles.has(file));

const basemapFiles = [...filesOf(chunksOf(BASEMAP))].filter(
  (file) => !firstFiles.has(file) && !mapFiles.includes(file),
);

const rows = [
  ...listPages.map((page) =>
    measure(
      `JavaScript of the first load of ${pageName(page)}`,
      ofKind(firstFilesOf(page), /\.js$/),
      BUDGETS_KB.script,
    ),
  ),
  measure(
    'CSS of the first list page and of the map',
    ofKind([...firstFiles, ...mapFiles], /\.css$/),
    BUDGETS_KB.style,
  ),
  measure("the map's own JavaScript", ofKind(mapFiles, /\.js$/), BUDGETS_KB.map),
  measure("the basemap's own JavaScript", ofKind(basemapFiles, /\.js$/), BUDGETS_KB.basemap),
  measure('fonts', ofKind(builtFiles(), /\.(woff2?|ttf|otf|eot)$/), BUDGETS_KB.fonts),
];
for (const { name, files } of rows.slice(0, -1))
  if (files === 0) fail(`No file found for "${name}": this check misreads the build.`);

console.log(`${'gzip, kB'.padEnd(46)}    is  may be   files`);
for (const { name, kB, budget, files } of rows) {
  const mark = kB > budget ? '  above its budget' : '';
  console.log(
    `${name.padEnd(46)}${kB.toFixed(1).padStart(6)}${String(budget).padStart(8)}${String(files).padStart(8)}${mark}`,
  );
}
if (rows.some(({ kB, budget }) => kB > budget)) fail('The build is above a budget.');

/** @param {string} page */
function pageName(page) {
  const [, name = page] = /([a-z]+)-page\.tsx$/.exec(page) ?? [];
  return name[0]?.toUpperCase() + name.slice(1);
}

/** @param {string} page */
function firstChunksOf(page) {
  return new Set([...chunksOf('index.html'), ...chunksOf(page)]);
}

/**
 * What the first load of a page is: its chunks and the frame's, their messages, and what index.html names.
 *
 * @param {string} page
 */
function firstFilesOf(page) {
  const chunks = firstChunksOf(page);
  return new Set([...filesOf(chunks), ...messagesOf(chunks), ...filesOfPage()]);
}

/** @returns {import('vite').Manifest} */
function readManifest() {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) fail('There is no build/dashboard/.vite/manifest.json: npm run build writes it.');
  return /** @type {import('vite').Manifest} */ (JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * @param {string} key of a chunk in the manifest
 * @returns {Set<string>} it and what it imports, at any depth, but not what it only imports when needed
 */
function chunksOf(key) {
  if (manifest[key] === undefined) fail(`The manifest knows no ${key}: it is named or loaded differently now.`);
  const found = new Set([key]);
  for (const one of found) for (const imported of manifest[one]?.imports ?? []) found.add(imported);
  return found;
}

/**
 * The messages of the language whose files are the largest; a browser loads one.
 *
 * @param {Set<string>} chunks
 */
function messagesOf(chunks) {
  const later = [...chunks].flatMap((chunk) => manifest[chunk]?.dynamicImports ?? []);
  const byLanguage = messagesByLanguage(manifest, later);
  const inAll = Object.values(byLanguage).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return inAll[0] ?? fail('No messages found: this check misreads the build.');
}

/** @param {Iterable<string>} files */
function sizeOf(files) {
  return [...files].reduce((sum, file) => sum + gzippedBytes(file), 0);
}

/** @param {string} file */
function gzippedBytes(file) {
  return gzipSync(readFileSync(join(folder, file)), { level: constants.Z_BEST_COMPRESSION }).length;
}

/** @param {Set<string>} chunks */
function filesOf(chunks) {
  return new Set([...chunks].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]));
}

/** Files that index.html references itself, such as a script in public/. */
function filesOfPage() {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  );
}

function builtFiles() {
  return namesBelow(folder);
}

/**
 * @param {Iterable<string>} files
 * @param {RegExp} kind
 */
function ofKind(files, kind) {
  return [...files].filter((file) => kind.test(file));
}

/**
 * @param {string} name
 * @param {string[]} files
 * @param {number} budget
 */
function measure(name, files, budget) {
  return { name, kB: sizeOf(files) / 1_000, budget, files: files.length };
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
