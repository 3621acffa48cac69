// npm run dev: the dashboard with hot reload and the service, restarted on change, at one address (HOST, PORT).
// Vite listens there and hands /api, /media and the basemap on with the Host header as it came, so that links in records stay right.
import { spawn } from 'node:child_process';
import { createServer as createTcpServer } from 'node:net';
import { createServer } from 'vite';
import { buildBasemap } from './build-basemap.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { root } from './run-command.mjs';

endWithNpm();
await buildBasemap();

const host = process.env['HOST'] || '127.0.0.1';
const port = Number(process.env['PORT'] || 4180);
const servicePort = await freePort();
const serviceUrl = `http://127.0.0.1:${servicePort}`;

// Hosts that both answer for; a port is that of Vite.
const allowedHosts = (process.env['ALLOWED_HOSTS'] ?? '')
  .split(',')
  .map((name) => name.trim().replace(/:\d+$/, ''))
  .filter((name) => name !== '');

const toService = { target: serviceUrl, changeOrigin: false };
const vite = await createServer({
  root,
  server: {
    host,
    port,
    strictPort: true,
    allowedHosts,
    proxy: { '/api/': toService, '/media/': toService, '/basemap.pmtiles': toService },
  },
});
await vite.listen().catch((/** @type {Error} */ error) => {
  console.error(`Noctuary did not start on ${host}, port ${port}: ${error.message}`);
  process.exit(1);
});

// The service is a process of that process, whose files tsx does not see.
const included = ['contract', 'service'].map((room) => `--include=src/${room}/**/*.ts`);
const command = ['src/service/command/main.ts', '--no-open'];
const watching = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', ...included, ...command];
const service = spawn(process.execPath, watching, {
  cwd: root,
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(servicePort),
    ALLOWED_HOSTS: [host, ...allowedHosts].join(','),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
// The service prints its own address; the address to open is Vite's.
service.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(String(text).replaceAll(serviceUrl, `http://${host}:${port}`));
});

let isStopping = false;
service.once('exit', (code) => void stop(isStopping ? 0 : (code ?? 1)));
process.on('SIGINT', () => void stop(0)).on('SIGTERM', () => void stop(0));

/** Stops both processes when one of them has ended. @param {number} exitCode */
async function stop(exitCode) {
  if (isStopping) return;
  isStopping = true;
  if (service.exitCode === null && service.signalCode === null) {
    const gone = new Promise((resolve) => service.once('exit', resolve));
    service.kill('SIGTERM');
    await gone;
  }
  await vite.close();
  process.exit(exitCode);
}

/** @returns {Promise<number>} a free port */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createTcpServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
