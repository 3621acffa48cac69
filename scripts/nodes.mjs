// npm run nodes: the check of the packed file, the tests of the contract and those of the service that npm test has, on each Node
// that the product runs on, as far as the registry has it. A deprecation warning of a process that they start is a fault.
// npm run nodes -- 22 26: on these alone; -- --projects packed,contract: without the others, which take long.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { npmOutput, root, run } from './run-command.mjs';

/** @typedef {{ node: string, project: string, passed: number, failed: number, skipped: number }} Row */

/** The oldest that `engines` names, and the newest of each later line with long support. */
const OLDEST = '20.19.0';
const LINES = ['22', '24', '26'];
/** The package with Node itself for this machine. */
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const { values, positionals } = parseArgs({
  options: { projects: { type: 'string', default: 'packed,contract,service' } },
  allowPositionals: true,
});
const projects = values.projects.split(',');
const folder = mkdtempSync(join(tmpdir(), 'noctuary-nodes-'));
/** @type {Row[]} */
const rows = [];
/** @type {Map<string, number>} by warning */
const warnings = new Map();
try {
  const wanted = versions().filter(
    (version) => positionals.length === 0 || positionals.some((line) => `${version}.`.startsWith(`${line}.`)),
  );
  for (const version of wanted) for (const project of projects) rows.push(await tested(version, project));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const [passed, failed] = [sum('passed'), sum('failed') + warnings.size];
for (const { node, project, ...row } of rows)
  console.log(
    `Node ${node.padEnd(9)} ${project.padEnd(9)} ${row.passed} passed, ${row.failed} failed, ${row.skipped} skipped`,
  );
for (const [warning, times] of warnings) console.log(`failed: ${warning} (${times} times)`);
console.log(`\n${passed} passed, ${failed} failed, ${sum('skipped')} skipped`);
if (failed > 0 || rows.length === 0) process.exitCode = 1;

/** @param {'passed' | 'failed' | 'skipped'} name */
function sum(name) {
  return rows.reduce((total, row) => total + row[name], 0);
}

/** The versions to test, as the registry has them. */
function versions() {
  const all = /** @type {string[]} */ (JSON.parse(npm('view', PACKAGE, 'versions', '--json')));
  const newest = LINES.map((line) => {
    const ofLine = all.filter((version) => version.startsWith(`${line}.`) && !version.includes('-'));
    if (ofLine.length === 0) console.error(`!!! NOT TESTED: the registry has no Node ${line}.`);
    return ofLine.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  });
  return [OLDEST, ...newest.filter((version) => version !== undefined)];
}

/**
 * @param {string} version of Node
 * @param {string} project of vitest
 * @returns {Promise<Row>}
 */
async function tested(version, project) {
  const prefix = join(folder, version);
  if (!existsSync(prefix)) npm('install', '--no-audit', '--no-fund', '--prefix', prefix, `${PACKAGE}@${version}`);
  const program = join(prefix, 'node_modules', PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const [results, heard] = ['results.json', 'warnings.txt'].map((name) => join(prefix, `${project}-${name}`));
  if (results === undefined || heard === undefined) throw new Error('There is no folder for results.');
  const environment = {
    ...process.env,
    CI: 'true',
    PATH: [dirname(program), process.env['PATH']].join(delimiter),
    // As Node reads it, a value with a space is within quotes, where a backslash is written twice.
    NODE_OPTIONS: JSON.stringify(`--redirect-warnings=${heard}`),
    // Without the tests that fill large databases or break connections, which npm run test:scheduled has.
    TEST_RUN: project === 'packed' ? 'rest' : 'first',
  };
  console.log(`\nNode ${version}: ${project}`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  const code = await run(
    program,
    [...vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    environment,
  );
  for (const line of existsSync(heard) ? readFileSync(heard, 'utf8').split('\n') : []) {
    const [warning] = /\S*DeprecationWarning: .*/.exec(line) ?? [];
    if (warning !== undefined) warnings.set(warning, (warnings.get(warning) ?? 0) + 1);
  }
  const counts = existsSync(results) ? readFileSync(results, 'utf8') : '{}';
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
  } = /** @type {Record<string, number>} */ (JSON.parse(counts));
  // A run may fail outside its tests, and one that ran none has shown nothing.
  const isHonest = (code === 0 && numPassedTests > 0) || numFailedTests > 0;
  return {
    node: version,
    project,
    passed: numPassedTests,
    failed: isHonest ? numFailedTests : 1,
    skipped: numPendingTests,
  };
}

/** @param {...string} parameters */
function npm(...parameters) {
  return npmOutput(parameters, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
}
