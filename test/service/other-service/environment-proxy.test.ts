import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '#test/service/ask.ts';
import { endServices, startService } from '#test/service/service-process.ts';
import { endFronts, SELF_SIGNED, upstreamThat, type Upstream } from '#test/service/upstream/in-front.ts';
import { httpProxy, type HttpProxy } from './http-proxy.ts';
import { onDemand } from '#test/support/on-demand.ts';

const { noctuary } = await onDemand('programs');

let folder: string;
let authorities: string;
let proxy: HttpProxy;
let upstream: Upstream;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-proxy-'));
  authorities = join(folder, 'authorities.pem');
  writeFileSync(authorities, SELF_SIGNED.cert);
  proxy = await httpProxy();
  upstream = await upstreamThat((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"count":0,"next":null,"previous":null,"results":[]}');
  }, true);
});
afterEach(async () => {
  await endServices();
  await endFronts();
  await proxy.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the front asks through HTTPS_PROXY, and trusts NODE_EXTRA_CA_CERTS', async () => {
  const { address } = startService({
    UPSTREAM_URL: upstream.url,
    https_proxy: proxy.url,
    NODE_EXTRA_CA_CERTS: authorities,
  });
  const { status, text } = await ask(await address, '/api/v2/events/');
  expect([status, text]).toEqual([200, expect.stringContaining('"count":0')]);
  expect(proxy.seen).toEqual([`CONNECT ${new URL(upstream.url).host}`]);
});

test.each([
  ['through it', {}, 1],
  ['without it where NO_PROXY names the host', { NO_PROXY: 'example.org,127.0.0.1' }, 0],
])('a load asks %s, and trusts NODE_EXTRA_CA_CERTS', async (_how, settings, asked) => {
  const load = spawn(process.execPath, [noctuary, 'load', '--from', upstream.url], {
    env: {
      PATH: process.env['PATH'],
      NOCTUARY_DATA: folder,
      HTTPS_PROXY: proxy.url,
      NODE_EXTRA_CA_CERTS: authorities,
      ...settings,
    },
    stdio: 'ignore',
  });
  await once(load, 'exit');
  expect(upstream.seen.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^\/api\/v2\/events\//));
  expect(new Set(proxy.seen)).toEqual(new Set(asked === 0 ? [] : [`CONNECT ${new URL(upstream.url).host}`]));
});

test('noctuary.json has both for the front and for a load', async () => {
  // The certificates are beside it.
  const content = { HTTPS_PROXY: proxy.url, NODE_EXTRA_CA_CERTS: 'authorities.pem', UPSTREAM_URL: upstream.url };
  writeFileSync(join(folder, 'noctuary.json'), JSON.stringify(content));
  const { address } = startService({ NOCTUARY_DATA: folder });
  const { status, text } = await ask(await address, '/api/v2/events/');
  expect([status, text]).toEqual([200, expect.stringContaining('"count":0')]);
  expect(proxy.seen).toEqual([`CONNECT ${new URL(upstream.url).host}`]);

  writeFileSync(join(folder, 'noctuary.json'), JSON.stringify({ ...content, UPSTREAM_URL: '' }));
  proxy.seen.length = 0;
  upstream.seen.length = 0;
  const load = spawn(process.execPath, [noctuary, 'load', '--from', upstream.url], {
    env: { PATH: process.env['PATH'], NOCTUARY_DATA: folder },
    stdio: 'ignore',
  });
  expect(await once(load, 'exit')).toEqual([0, null]);
  expect(upstream.seen.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^\/api\/v2\/events\//));
  expect(new Set(proxy.seen)).toEqual(new Set([`CONNECT ${new URL(upstream.url).host}`]));
});
