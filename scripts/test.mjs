// npm test: the tests to run before every push, vitest's and then the journeys in a browser, and their sum as the last line.
// npm run test:rest: those that it leaves out, in the same way. `test/support/runs/tests-of-run.ts` says which.
// npm run test:scheduled: those that end processes, stop services or make very many records, which neither of the two has.
// npm test -- test/service …: vitest alone with these arguments, for quick work; no browser, no build, no journeys.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { HeardOutput, run, runScript } from './run-command.mjs';

/** @typedef {import('@playwright/test/reporter').JSONReport} JourneyResults */
/** @typedef {JourneyResults['suites'][number]} JourneySuite */
/** @typedef {{ passed: number, failed: number, skipped: number, names: string[] }} Counts names: of what failed */
/** @typedef {{ name: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} VitestTest */
/**
 * @typedef {object} VitestResults
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {(VitestFile & { status: string })[]} testResults
 */

const REASON_LINES = 6;

const folder = mkdtempSync(join(tmpdir(), 'noctuary-results-'));
/** By run: what is asked of the journeys. The first run alone has more than the service's tests. */
const JOURNEYS = {
  first: '--grep=@smoke',
  rest: '--grep-invert=@smoke|@scheduled',
  scheduled: '--grep=@scheduled',
};
const [, named] = /^--(rest|scheduled)$/.exec(process.argv[2] ?? '') ?? [];
const testRun = /** @type {keyof typeof JOURNEYS} */ (named ?? 'first');
const parameters = testRun === 'first' ? process.argv.slice(2) : [];
// The whole suite keeps every core busy: it has the time-outs of CI, single files have short ones.
if (parameters.length === 0) {
  process.env['CI'] ??= 'true';
  process.env['TEST_RUN'] = testRun;
}
const all = parameters.length > 0 ? [await vitest(parameters)] : await vitestAndJourneys();
rmSync(folder, { recursive: true });

const sum = (/** @type {Exclude<keyof Counts, 'names'>} */ name) =>
  all.reduce((total, counts) => total + counts[name], 0);
if (sum('failed') > 0) process.exitCode = 1;
// Again, since the runners told it thousands of lines above.
for (const name of all.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
);

/** One after the other: side by side, a busy machine of two cores lets single tests wait longer than they may. */
async function vitestAndJourneys() {
  const heard = new HeardOutput();
  // A core each. Both runners begin with copies of the sample.
  const [built] = await Promise.all([
    runScript('scripts/build.mjs', ['--if-changed'], process.env, heard),
    run(process.execPath, ['--import', 'tsx', 'test/support/sample/make-sample.ts']),
  ]);
  const ofVitest = await vitest(
    testRun === 'first' ? [] : ['--project=service', '--project=dashboard', '--project=packed', '--project=recipes'],
  );
  return [ofVitest, await journeys(built, heard)];
}

/** @param {readonly string[]} given */
async function vitest(given) {
  const file = join(folder, 'vitest.json');
  const hooksFile = join(folder, 'hooks.json');
  const reporters = ['default', 'json', 'scripts/hook-failures.mjs'].map((name) => `--reporter=${name}`);
  const options = ['run', ...reporters, `--outputFile.json=${file}`, ...given];
  const environment = { ...process.env, FAILED_HOOKS: hooksFile };
  const code = await runScript('node_modules/vitest/vitest.mjs', options, environment);
  const hooks = /** @type {Record<string, string[]>} */ (readJson(hooksFile));
  const results = /** @type {Partial<VitestResults>} */ (readJson(file));
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests = 0, numTodoTests = 0 } = results;
  const names = (results.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap((of) => failuresOf(of, hooks[of.name] ?? []));
  return honest('vitest', code, { passed, failed, skipped: numPendingTests + numTodoTests, names });
}

/**
 * @param {VitestFile} file its tests and hooks that failed, or that it failed outside them
 * @param {readonly string[]} hooks messages of its hooks that failed
 */
function failuresOf({ name, message, assertionResults }, hooks) {
  const path = relative(process.cwd(), name);
  const failed = [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${path}: ${fullName}${reason(failureMessages ?? [])}`),
    ...hooks.map((hook) => `${path}: a hook of ${reason([hook]).trim()}`),
  ];
  return failed.length > 0 ? failed : [`${path}: ${message.trim() || 'failed outside its tests'}`];
}

/**
 * The beginning of the first message, and the first place in a test, indented below the name of a test.
 *
 * @param {readonly string[]} messages
 */
function reason([message = '']) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const isPlace = (/** @type {string} */ line) => /^\s+at /.test(line);
  const places = lines.filter((line) => isPlace(line) && line.includes('/test/'));
  return [...lines.filter((line) => !isPlace(line)).slice(0, REASON_LINES), ...places.slice(0, 1)]
    .map((line) => `\n    ${line.trim()}`)
    .join('');
}

/**
 * @param {number} built the exit code of the build
 * @param {HeardOutput} heard what the build printed, and the journeys print
 */
async function journeys(built, heard) {
  const nothing = { passed: 0, failed: 0, skipped: 0, names: [] };
  if (built !== 0) return honest('the build for the journeys', built, nothing);
  try {
    await ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return honest('the browser for the journeys', 1, nothing);
  }
  const file = join(folder, 'journeys.json');
  const environment = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runScript(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', JOURNEYS[testRun]],
    environment,
    heard,
  );
  const results = /** @type {Partial<JourneyResults>} */ (readJson(file));
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = results.stats ?? {};
  const names = (results.suites ?? []).flatMap(failuresIn);
  // The service that all journeys share.
  const deaths = heard.namesRestart ? ['The service ended during the journeys and was started again.'] : [];
  const failed = unexpected + flaky + deaths.length;
  return honest('the journeys', code, { passed, failed, skipped, names: [...names, ...deaths] });
}

/** @param {JourneySuite} suite @returns {string[]} */
function failuresIn({ specs, suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.error?.message ?? []));
      return `${file}:${line}: ${title}${reason(errors)}`;
    });
  return [...failed, ...suites.flatMap(failuresIn)];
}

/**
 * Counts a failure where a runner says that it failed without naming a test, or where it ran none.
 *
 * @param {string} runner
 * @param {number} code its exit code
 * @param {Counts} counts
 */
function honest(runner, code, counts) {
  if (counts.failed > 0 || (code === 0 && counts.passed > 0)) return counts;
  const what = code === 0 ? `No test of ${runner} ran.` : `Outside any test, ${runner} failed with exit code ${code}.`;
  return { ...counts, failed: 1, names: [...counts.names, what] };
}

/**
 * @param {string} file
 * @returns {unknown} what a runner wrote; an empty object where it wrote nothing
 */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
