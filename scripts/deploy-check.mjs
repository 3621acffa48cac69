// npm run deploy:check: looks at the files of deploy/ with the programs that this machine has for them, and says which were not
// run. nginx and Caddy stand in front of the built service, and requests go through them.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run-command.mjs';

/** @typedef {{ secure: number, plain: number, service: number }} Ports */

const NAME = 'moths.example.org';
/** What a program may take until it answers, which fills a database with the sample, and a request until it is answered. */
const MOST_START_MS = 180_000;
const MOST_ANSWER_MS = 10_000;
/** The largest body that the service takes. */
const BODY_BYTES = 65_536;
const folder = mkdtempSync(join(tmpdir(), 'noctuary-deploy-'));
/** @type {import('node:child_process').ChildProcess[]} */
const running = [];
let failed = 0;
try {
  await look('systemd-analyze', 'deploy/noctuary.service', unit);
  await look('nginx', 'deploy/nginx.conf', (ports) => inFront('nginx', ['-c', nginxFile(ports)], ports));
  await look('caddy', 'deploy/Caddyfile', (ports) =>
    inFront('caddy', ['run', '--adapter', 'caddyfile', '--config', caddyFile(ports)], ports),
  );
  for (const file of ['deploy/Dockerfile', 'deploy/compose.yaml']) console.log(`not run: ${file}`);
} finally {
  await Promise.all(running.map(ended));
  rmSync(folder, { recursive: true, force: true });
}
if (failed > 0) process.exitCode = 1;

/**
 * @param {string} program
 * @param {string} file
 * @param {(ports: Ports) => Promise<string>} check resolves with what was seen, rejects with what is wrong
 */
async function look(program, file, check) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
  } catch {
    console.log(`not run: ${file}, since this machine has no ${program}`);
    return;
  }
  try {
    console.log(
      `${file}: ${await check({ secure: await freePort(), plain: await freePort(), service: await freePort() })}`,
    );
  } catch (error) {
    failed += 1;
    console.error(`failed: ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function unit() {
  const file = join(root, 'deploy', 'noctuary.service');
  execFileSync('systemd-analyze', ['verify', '--man=no', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const table = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file], {
    encoding: 'utf8',
  });
  return Promise.resolve(`valid; ${/Overall exposure level.*/.exec(table)?.[0] ?? 'no level'}`);
}

/** @param {Ports} ports */
function nginxFile({ secure, plain, service }) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  if (key === undefined || certificate === undefined) throw new Error('There is no certificate.');
  const names = ['-subj', `/CN=${NAME}`, '-days', '1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names], { stdio: 'ignore' });
  const site = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8')
    .replace(/\/etc\/letsencrypt\S*fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S*privkey\.pem/, key)
    .replaceAll(/(listen (?:\[::\]:)?)443/g, `$1${secure}`)
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${plain};`)
    .replace('127.0.0.1:4180', `127.0.0.1:${service}`);
  const own = `pid ${join(folder, 'nginx.pid')};\nerror_log stderr;\ndaemon off;\nevents {}\n`;
  const file = written('nginx.conf', `${own}http {\naccess_log off;\n${site}\n}\n`);
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  return file;
}

/** @param {Ports} ports */
function caddyFile({ secure, plain, service }) {
  const site = readFileSync(join(root, 'deploy', 'Caddyfile'), 'utf8').replace(
    '127.0.0.1:4180',
    `127.0.0.1:${service}`,
  );
  // A certificate of its own authority, and no address for its administration.
  const own = `{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tstorage file_system ${folder}/caddy\n}\n`;
  const file = written('Caddyfile', own + site);
  execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore' });
  return file;
}

/**
 * Starts the service and a proxy in front of it.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {Ports} ports
 */
async function inFront(program, parameters, { secure, service }) {
  // Without PUBLIC_URL too, the header of the proxy says that the reader is not this machine's user.
  for (const settings of [{ ALLOWED_HOSTS: NAME }, { PUBLIC_URL: `https://${NAME}` }]) {
    const own = { PATH: process.env['PATH'], PORT: String(service), NOCTUARY_DATA: join(folder, 'data'), ...settings };
    await started(process.execPath, [join(root, 'build', 'service', 'noctuary.js'), '--no-open'], own, () =>
      readyAt(service),
    );
    await started(
      program,
      parameters,
      { ...process.env, HOME: folder },
      async () => (await asked(secure, '/')) !== null,
    );
    const page = await asked(secure, '/deployments');
    const text = await asked(secure, '/api/v2/projects/1/publication/');
    const list = await asked(secure, '/api/v2/projects/?limit=1');
    if (page?.includes('<title>Noctuary</title>') !== true) throw new Error('The page did not come.');
    const { user_permissions: mayWrite } = /** @type {{ user_permissions: string[] }} */ (JSON.parse(text ?? '{}'));
    if (mayWrite?.length !== 0) throw new Error(`A reader through the proxy may write: ${text}`);
    if ('PUBLIC_URL' in settings && list?.includes(`https://${NAME}/api/v2/`) !== true)
      throw new Error(`Addresses in answers are not those of the proxy: ${list}`);
    const { status } = await answered(secure, '/api/v2/exports/', JSON.stringify(' '.repeat(BODY_BYTES - 2)));
    if (status !== 400) throw new Error(`A body of ${BODY_BYTES} bytes did not come to the service: ${status}`);
    await Promise.all(running.splice(0).map(ended));
  }
  return 'valid; the page and the lists come through it over TLS, and its readers may not write';
}

/**
 * @param {string} program
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} environment
 * @param {() => Promise<boolean>} isReady
 */
async function started(program, parameters, environment, isReady) {
  let output = '';
  const child = spawn(program, parameters, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  running.push(child);
  const since = performance.now();
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    if (performance.now() - since > MOST_START_MS)
      throw new Error(`${program} did not answer within ${MOST_START_MS / 1_000} s: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @param {number} port of the service @returns {Promise<boolean>} */
async function readyAt(port) {
  try {
    return (
      (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(MOST_ANSWER_MS) })).status === 200
    );
  } catch {
    return false;
  }
}

/** What is answered with 200; null: nothing yet. @param {number} port @param {string} path @returns {Promise<string | null>} */
async function asked(port, path) {
  const { status, text } = await answered(port, path);
  return status === 200 ? text : null;
}

/**
 * What is answered through TLS under the public name.
 *
 * @param {number} port
 * @param {string} path
 * @param {string} [body] to send by POST
 * @returns {Promise<{ status: number, text: string }>} status 0: no answer
 */
function answered(port, path, body) {
  const accept = path.startsWith('/api') ? 'application/json' : 'text/html';
  const sent = body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { host: NAME, accept, ...sent },
    servername: NAME,
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(MOST_ANSWER_MS),
  };
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, text: '' });
    request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += String(part)));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text })).once('error', nothing);
    })
      .once('error', nothing)
      .end(body);
  });
}

/** @param {import('node:child_process').ChildProcess} child */
async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** @param {string} name @param {string} text */
function written(name, text) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
