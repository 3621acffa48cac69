// npm run house [-- <folder of another checkout>]: how the sources are spread over files and folders, and how they hang
// together. Messages count in files and lines of all, and in nothing else, since there is a file for each language.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { namesBelow } from './names-below.mjs';
import { root } from './run-command.mjs';

/**
 * @typedef {object} House
 * @property {number} files of TypeScript in `src`
 * @property {number} lines of all of them
 * @property {number} median lines of a file
 * @property {readonly [file: string, lines: number]} longest without the facts that the sample is made from
 * @property {readonly [folder: string, files: number]} largest
 * @property {string[]} crumbs files under 30 lines that one other imports
 * @property {number} crumbShare of all files
 * @property {string[]} circles files that lead back to themselves, also by types and what is imported later
 * @property {number} effects in 1,000 lines of the dashboard
 */

/** Under so many lines, a file that one other imports is a crumb. */
const CRUMB_LINES = 30;

/**
 * @param {string} [checkout]
 * @returns {House}
 */
export function measureHouse(checkout = root) {
  const all = namesBelow(join(checkout, 'src'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const texts = new Map(all.map((file) => [file, readFileSync(join(checkout, file), 'utf8')]));
  const linesOf = (/** @type {string} */ file) => (texts.get(file) ?? '').trimEnd().split('\n').length;
  const files = all.filter((file) => !file.includes('/messages/'));
  const lengths = files.map(linesOf).toSorted((a, b) => a - b);
  const own = files.filter((file) => !/\/sample\/[^/]+-facts\.ts$/.test(file));
  const longest = own.reduce((most, file) => (linesOf(file) > linesOf(most) ? file : most), own[0] ?? '');

  const imported = new Map(all.map((file) => [file, importsOf(file, texts.get(file) ?? '', texts)]));
  const users = count([...imported.values()].flatMap((paths) => [...paths]));
  const crumbs = files.filter((file) => linesOf(file) < CRUMB_LINES && users.get(file) === 1);

  const dashboard = files.filter((file) => file.startsWith('src/dashboard/'));
  const effects = dashboard.flatMap((file) => [
    ...(texts.get(file) ?? '').matchAll(/\buse(?:Layout|Insertion)?Effect\(/g),
  ]);
  const dashboardLines = dashboard.reduce((sum, file) => sum + linesOf(file), 0);

  return {
    files: all.length,
    lines: all.reduce((sum, file) => sum + linesOf(file), 0),
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest: [longest, linesOf(longest)],
    largest: [...count(all.map((file) => posix.dirname(file)))].reduce((most, one) => (one[1] > most[1] ? one : most)),
    crumbs,
    crumbShare: crumbs.length / files.length,
    circles: inCircles(imported),
    effects: (1_000 * effects.length) / dashboardLines,
  };
}

/**
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, string>} among
 */
function importsOf(file, text, among) {
  const names = [...text.matchAll(/(?:from|import\(|import)\s*'([#.][^']+)'/g)].map(([, name = '']) => name);
  const paths = names.map((name) =>
    name.startsWith('#') ? posix.join('src', name.slice(1)) : posix.join(posix.dirname(file), name),
  );
  return new Set(paths.filter((path) => among.has(path)));
}

/**
 * Without the files that import nothing that is left, and those that nothing that is left imports, the circles remain.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imported
 */
function inCircles(imported) {
  const left = new Map(imported);
  let before = 0;
  while (before !== left.size) {
    before = left.size;
    const used = new Set([...left.values()].flatMap((paths) => [...paths]));
    for (const [file, paths] of left)
      if (!used.has(file) || ![...paths].some((path) => left.has(path))) left.delete(file);
  }
  return [...left.keys()];
}

/** @param {readonly string[]} names */
function count(names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const house = measureHouse(process.argv[2]);
  const rows = [
    ['files', house.files],
    ['lines', house.lines],
    ['median file, lines', house.median],
    ['longest file, lines', `${house.longest[1]} (${posix.basename(house.longest[0])})`],
    ['largest folder, files of TypeScript', `${house.largest[1]} (${posix.relative('src', house.largest[0])})`],
    ['files under 30 lines with one importer', `${house.crumbs.length} (${(100 * house.crumbShare).toFixed(1)} %)`],
    ['files in circles, with types and `import()`', house.circles.length],
    ['effects per 1,000 lines of the dashboard', house.effects.toFixed(2)],
  ];
  for (const [name, value] of rows) console.log(`${String(name).padEnd(46)}${String(value)}`);
}
