import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOM = 'src/dashboard/storage';
/** Step 1 to 3 of the recipe: an object in the array, with a unit and its source, and two messages in five languages. */
const COLUMN = `    {
      field: 'capture_bytes',
      header: words.captureBytes,
      definition: words.captureBytesMeans,
      kind: 'number',
      width: 150,
      hidden: true,
      value: ({ total_size_indexed: size, total_captures_indexed: captures }) =>
        size === null || captures === null || captures === 0 ? null : Math.round(size / captures),
      file: { unit: 'bytes', source: 'total_size_indexed, total_captures_indexed' },
      cell: ({ total_size_indexed: size, total_captures_indexed: captures }) => (
        <Bytes value={size === null || captures === null || captures === 0 ? null : Math.round(size / captures)} />
      ),
    },
`;
const MESSAGES = {
  en: ['Size per capture', 'Bytes of the files divided by captures.'],
  fr: ['Taille par capture', 'Octets des fichiers divisés par les captures.'],
  es: ['Tamaño por captura', 'Bytes de los archivos divididos por las capturas.'],
  da: ['Størrelse pr. optagelse', 'Filernes byte divideret med optagelser.'],
  ja: ['撮影あたりのサイズ', 'ファイルのバイト数を撮影数で割った値。'],
} as const;

const copy = mkdtempSync(join(tmpdir(), 'noctuary-recipe-'));
const changed = [`${ROOM}/storage-columns.tsx`, ...Object.keys(MESSAGES).map((tag) => `${ROOM}/messages/${tag}.tsx`)];

/** Puts lines before the first place where `before` begins a line. */
function insert(file: string, before: RegExp, lines: string): void {
  const path = join(copy, file);
  const code = readFileSync(path, 'utf8');
  const at = before.exec(code)?.index;
  if (at === undefined) throw new Error(`${file} has no ${String(before)}.`);
  writeFileSync(path, code.slice(0, at) + lines + code.slice(at));
}

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of files) if (file !== '' && existsSync(file)) cpSync(file, join(copy, file));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  // A link is no folder, which `.gitignore` names.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  insert(changed[0] ?? '', /^ {4}textColumn\('bucket'/m, COLUMN);
  for (const [tag, [header, definition]] of Object.entries(MESSAGES))
    insert(
      `${ROOM}/messages/${tag}.tsx`,
      /^ {2}prefix:/m,
      `  captureBytes: '${header}',\n  captureBytesMeans: '${definition}',\n`,
    );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What a command in the copy printed, where it failed; else nothing. */
function faultsOf(script: string, ...args: readonly string[]): Promise<string> {
  const environment = { ...process.env, VITEST: undefined, TEST_RUN: undefined, CI: 'true' };
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args], { cwd: copy, env: environment }, (error, out, errors) => {
      done(error === null ? '' : `${out}${errors}` || error.message);
    });
  });
}

/** Of its page, of the files of every list, and of all sources. */
const TESTS = ['test/dashboard/storage', 'file-columns', 'test/conventions.test.ts', 'test/papers.test.ts'];

test.each([
  ['its types are right', 'node_modules/typescript/bin/tsc', []],
  ['every text is a message', 'scripts/messages.mjs', []],
  ['it is formatted', 'node_modules/oxfmt/bin/oxfmt', ['--check', ...changed]],
  ['the linter says nothing', 'node_modules/oxlint/bin/oxlint', ['--quiet', ...changed]],
  ['nothing of it is dead', 'node_modules/knip/bin/knip.js', []],
  ['its page, its files and the conventions hold', 'node_modules/vitest/vitest.mjs', ['run', ...TESTS]],
])(
  'a column that is added by the recipe of CONTRIBUTING: %s',
  async (_, script, args) => {
    expect(await faultsOf(script, ...args)).toBe('');
  },
  300_000,
);
