// npm run vulnerabilities: looks for known vulnerabilities of the packages in package-lock.json. Exits with 1 where some
// have to be fixed, and with 2 where the registry gives no list of them.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, root } from './run-command.mjs';

/**
 * @typedef {{ name: string, severity: string, nodes: string[], via: (string | { title: string, url: string })[] }} Finding
 * @typedef {{ message?: string, vulnerabilities?: Record<string, Finding> }} Report
 */

/** npm retries for minutes where a registry does not answer. */
const WAIT_MS = Number(process.argv[2] ?? 30_000);
const FAILS = { service: ['moderate', 'high', 'critical'], tools: ['high', 'critical'] };

const report = await audit();
if (report.vulnerabilities === undefined) {
  console.error(`!!! NOT CHECKED: the registry gives no list of known vulnerabilities (${report.message}).`);
  console.error('!!! Run npm run vulnerabilities again where a registry that does can be reached.');
  process.exit(2);
}
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages } = /** @type {{ packages: Record<string, { dev?: boolean } | undefined> }} */ (JSON.parse(lock));
/** Most of what the service runs is bundled, and a development package of the lock file. */
const inService = new Set(
  readFileSync(join(root, 'THIRD-PARTY.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\|.*\| [^|]*the service[^|]*\|$/.test(line))
    .map((line) => line.split('|', 2)[1]?.trim() ?? ''),
);
const found = Object.values(report.vulnerabilities).map(({ name, severity, nodes, via }) => {
  const isTool = !inService.has(name) && nodes.every((node) => packages[node]?.dev === true);
  const titles = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`));
  const fails = FAILS[isTool ? 'tools' : 'service'].includes(severity);
  return { fails, line: `${severity} ${isTool ? 'in a tool' : 'in the service'}: ${name}, ${titles.join('; ')}` };
});
for (const { fails, line } of found) console.error(`${fails ? 'to fix' : 'known'}: ${line}`);
if (found.length === 0) console.log('No known vulnerabilities.');
process.exit(found.some(({ fails }) => fails) ? 1 : 0);

/** @returns {Promise<Report>} npm's report; `message` alone where there is none */
function audit() {
  return new Promise((resolve) => {
    const options = {
      cwd: root,
      timeout: WAIT_MS,
      killSignal: /** @type {const} */ ('SIGKILL'),
      maxBuffer: 64 * 1_024 * 1_024,
    };
    const [command, first] = npmCommand();
    execFile(command, [...first, 'audit', '--json', '--fetch-retries=0'], options, (error, output) => {
      if (error?.killed === true) return resolve({ message: `no answer within ${WAIT_MS / 1_000} seconds` });
      try {
        return resolve(/** @type {Report} */ (JSON.parse(output)));
      } catch {
        return resolve({ message: error?.message.split('\n', 1)[0] ?? 'an answer that is no JSON' });
      }
    });
  });
}
