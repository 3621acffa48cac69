// All texts of a language as one JSON file and back: `{ "sessions.title": "Sessions", … }`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { messageTexts, withTexts } from './message-texts.mjs';
import { namesBelow } from './names-below.mjs';
import { root, runScript } from './run-command.mjs';

const DASHBOARD = join(root, 'src', 'dashboard');

/**
 * Writes the texts of the language that the file is named by; of a language that the dashboard does not have, the English.
 *
 * @param {string | undefined} file
 * @returns {number} the exit code
 */
export function exportTexts(file) {
  const language = languageOf(file);
  if (language === null) return 1;
  const catalogues = cataloguesIn(language);
  const texts = catalogues.flatMap(({ room, name, code }) =>
    messageTexts(name, code).map(({ key, text }) => [`${room}.${key}`, text]),
  );
  writeFileSync(String(file), `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`);
  const own = catalogues.filter(({ isNew }) => !isNew).length;
  console.log(`${file}: ${texts.length} texts of ${catalogues.length} catalogues, ${own} of them in "${language}".`);
  return 0;
}

/**
 * Writes the texts of a file into the catalogues of the language that it is named by. Where one is wrong, nothing is written.
 *
 * @param {string | undefined} file
 * @returns {Promise<number>} the exit code
 */
export async function importTexts(file) {
  const language = languageOf(file);
  if (language === null) return 1;
  const texts = readTexts(String(file));
  if (texts === null) return 1;
  const unknown = new Set(Object.keys(texts));
  const results = cataloguesIn(language).map((catalogue) => {
    const { room, name, code } = catalogue;
    const keys = messageTexts(name, code).map(({ key }) => key);
    /** @type {Record<string, string>} */
    const own = {};
    for (const key of keys) {
      const text = texts[`${room}.${key}`];
      if (text !== undefined) own[key] = text;
      unknown.delete(`${room}.${key}`);
    }
    const result = withTexts(name, code, own);
    return { ...catalogue, ...result, faults: result.faults.map((fault) => `${room}.${fault}`) };
  });
  const faults = [
    ...results.flatMap((one) => one.faults),
    ...[...unknown].map((key) => `${key} is no text of the dashboard.`),
  ];
  for (const fault of faults) console.error(`${file}: ${fault}`);
  if (faults.length > 0) return 1;
  const changed = results.filter((one) => one.changed > 0 || one.isNew);
  for (const { path, code } of changed) writeFileSync(path, code);
  const count = changed.reduce((sum, one) => sum + one.changed, 0);
  console.log(`${count} texts changed in ${changed.length} catalogues in "${language}".`);
  if (changed.length === 0) return 0;
  return runScript(
    'node_modules/oxfmt/bin/oxfmt',
    changed.map(({ path }) => path),
  );
}

/** @param {string | undefined} file "fr.json" */
function languageOf(file) {
  const [, language = null] = /^([a-z]{2})\.json$/.exec(basename(file ?? '')) ?? [];
  if (language === null) console.error(`The file is named by a language, as "fr.json"; "${file ?? ''}" is not.`);
  return language;
}

/**
 * @param {string} file
 * @returns {Record<string, string> | null}
 */
function readTexts(file) {
  try {
    const texts = z.record(z.string(), z.string()).safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (texts.success) return texts.data;
    console.error(`${file}: ${z.prettifyError(texts.error)}`);
  } catch (error) {
    console.error(`${file}: ${String(error)}`);
  }
  return null;
}

/**
 * Each room's catalogue in a language; where it has none, what it begins as: the English one.
 *
 * @param {string} language
 */
function cataloguesIn(language) {
  const files = namesBelow(DASHBOARD).toSorted();
  const english = files.filter((name) => /(?:^|\/)messages\/en\.tsx?$/.test(name));
  return english.map((name) => {
    const path = join(DASHBOARD, name.replace(/en(?=\.tsx?$)/, language));
    const room = dirname(dirname(name));
    const isNew = !existsSync(path);
    const code = isNew
      ? inLanguage(readFileSync(join(DASHBOARD, name), 'utf8'), name, language)
      : readFileSync(path, 'utf8');
    return { room, name, path, code, isNew };
  });
}

/**
 * An English catalogue as one of another language.
 *
 * @param {string} code
 * @param {string} name
 * @param {string} language
 */
function inLanguage(code, name, language) {
  const types = `import type { Messages } from './${basename(name)}';\n`;
  return (types + code)
    .replace("pluralIn('en')", `pluralIn('${language}')`)
    .replace('export const messages =', 'export const messages: Messages =')
    .replace(/^export type Messages = .*\n/m, '');
}
