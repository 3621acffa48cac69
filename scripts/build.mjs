// npm run build: the dashboard to build/dashboard, the command to build/service/noctuary.js, what it needs of the dashboard
// to build/preview, and a stamp of their sources; the basemap to build/basemap (build-basemap.mjs); THIRD-PARTY.md.
// With --if-changed it does nothing where the stamp says that the last build was of the same sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildBasemap } from './build-basemap.mjs';
import { messagesByLanguage } from './messages-by-language.mjs';
import { root } from './run-command.mjs';
import { writeThirdParty } from './third-party.mjs';

const SOURCES = [
  'src',
  'docs/statistics.md',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts',
  'package.json',
  'package-lock.json',
];
const OUTPUTS = ['build/dashboard/index.html', 'build/service/noctuary.js', 'build/preview/document-pages.js'];
const STAMP = join(root, 'build', 'stamp.json');
const COMPRESSIBLE = /\.(js|css|json|svg|txt|map|webmanifest)$/;
/** Smaller files gain less than the header needs. */
const WORTH_COMPRESSING_BYTES = 1_000;

await buildBasemap();
const digest = digestOfSources();
const onlyIfChanged = process.argv.includes('--if-changed');
if (!onlyIfChanged || !isBuilt(digest)) {
  if (onlyIfChanged) console.log('Building the dashboard and the service: their sources have changed.');
  await build();
  writeFileSync(STAMP, `${JSON.stringify({ sources: digest })}\n`);
}

async function build() {
  rmSync(STAMP, { force: true });
  // Whatever the environment of who builds: in others React's code for development would be bundled.
  process.env['NODE_ENV'] = 'production';
  // Only a build needs Vite; starting a finished build does not.
  const [vite, { buildService }, { buildPreview }] = await Promise.all([
    import('vite'),
    import('./build-service.mjs'),
    import('./build-preview.mjs'),
  ]);
  // scripts/budgets.mjs checks sizes, gzipped.
  await vite.build({ root, logLevel: 'warn', build: { chunkSizeWarningLimit: 1_000 } });
  writeParts();
  await buildService('build/service');
  await buildPreview('build/preview');
  await writeThirdParty();
  for (const file of filesBelow('build/dashboard')) compress(file);
}

/** Lists the files that the service worker caches for all pages, and by language those of messages. */
function writeParts() {
  const parts = filesBelow('build/dashboard/assets').filter((file) => /\.(js|css|json)$/.test(file));
  const file = join(root, 'build', 'dashboard', '.vite', 'manifest.json');
  const manifest = /** @type {import('vite').Manifest} */ (JSON.parse(readFileSync(file, 'utf8')));
  const found = Object.entries(messagesByLanguage(manifest, Object.keys(manifest)));
  const messages = Object.fromEntries(found.map(([language, files]) => [language, files.map((one) => `/${one}`)]));
  const ofLanguages = new Set(Object.values(messages).flat());
  const paths = parts.map((part) => part.replace('build/dashboard', '')).toSorted();
  const ofAll = paths.filter((path) => !ofLanguages.has(path));
  writeFileSync(join(root, 'build', 'dashboard', 'parts.json'), `${JSON.stringify({ parts: ofAll, messages })}\n`);
}

/**
 * Writes .br and .gz beside a file that the service serves unchanged. The page itself is generated at each start.
 *
 * @param {string} file
 */
function compress(file) {
  const path = join(root, file);
  if (!COMPRESSIBLE.test(file) || file.includes('/.vite/')) return;
  const content = readFileSync(path);
  if (content.length < WORTH_COMPRESSING_BYTES) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** @param {string} sources */
function isBuilt(sources) {
  if (!existsSync(STAMP) || !OUTPUTS.every((file) => existsSync(join(root, file)))) return false;
  /** @type {unknown} */
  const stamp = JSON.parse(readFileSync(STAMP, 'utf8'));
  return typeof stamp === 'object' && stamp !== null && 'sources' in stamp && stamp.sources === sources;
}

function digestOfSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow).toSorted()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path of a file or a folder, from the repository's folder
 * @returns {string[]} the file, or all files at any depth of the folder; none where there is nothing
 */
function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full).flatMap((name) => filesBelow(`${path}/${name}`));
}
