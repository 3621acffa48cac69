import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { answersFor } from '#service/protection/answered-hosts.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask } from './ask.ts';
import { endFronts, inFrontOf, upstreamThat } from '#test/service/upstream/in-front.ts';
import { endServices, startService } from './service-process.ts';

afterEach(async () => {
  await endServices();
  await endFronts();
});

const LOOPBACK = [
  'localhost',
  'LOCALHOST:4180',
  'localhost.',
  'noctuary.localhost',
  '127.0.0.1',
  '127.9.8.7:1',
  '[::1]:80',
];
/** Hosts of a page whose name was pointed to this machine, and names that only resemble allowed ones. */
const OTHERS = [
  'evil.example',
  'evil.example:4180',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evillocalhost',
  '192.168.1.5',
  '[fd00::1]',
  '0.0.0.0',
  'trap.local.evil.example',
  'a b',
  'evil"<x>',
  'a/b',
  'x@localhost',
  'localhost:80:80',
  '%6cocalhost',
];
const EVERY_ROUTE = [
  '/',
  '/deployments',
  '/api/v2/projects/',
  '/api/v2/projects/1/',
  '/api/v2/schema/',
  '/api/docs/',
  '/media/trap%20images/1.svg',
  '/media/exports/none.csv',
  '/nothing',
];

describe('a service with allowed hosts', () => {
  const [sample] = bothDatabases;
  if (sample === undefined) throw new Error('There is no sample.');
  const tokens = [{ name: 'anna', token: '0123456789abcdef' }];
  const allowedHosts = ['trap.local', 'night.local:8080'];
  const service = serviceOver(sample, { allowedHosts, publicUrl: 'https://moths.example.org', tokens });
  const headers = (host: string) => ({ host, authorization: 'Token 0123456789abcdef' });

  test.each([...LOOPBACK, 'trap.local', 'TRAP.local:99', 'night.local:8080', 'moths.example.org'])(
    'answers for %s',
    async (host) => {
      expect((await ask(service().url, '/api/v2/projects/', { headers: headers(host) })).status).toBe(200);
    },
  );

  test.each([...OTHERS, 'night.local', 'night.local:80', 'sub.trap.local', 'example.org'])(
    'does not answer for %s: 421 that names the setting',
    async (host) => {
      const { status, text } = await ask(service().url, '/api/v2/projects/', { headers: headers(host) });
      expect(status).toBe(421);
      expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(`ALLOWED_HOSTS=${host}`) });
    },
  );

  test.each(EVERY_ROUTE)('refuses other hosts at %s, before it asks for a token', async (path) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE']) {
      const { status } = await ask(service().url, path, { method, headers: { host: 'evil.example' } });
      expect([method, status]).toEqual([method, 421]);
    }
  });

  test('answers requests without a host, as in HTTP 1.0', async () => {
    const { hostname, port } = new URL(service().url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.write('GET /api/v2/projects/ HTTP/1.0\r\n\r\n');
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });
});

test.each([
  ['0.0.0.0', true],
  ['::', true],
  ['[::]', true],
  ['192.168.1.5', false],
])('where it listens at %s, a request by any other IP address is answered: %s', (host, isAnswered) => {
  const answers = answersFor([host]);
  for (const address of ['10.1.2.3', '10.1.2.3:4180', '[fd00::1]:4180']) expect(answers(address)).toBe(isAnswered);
  expect([answers('evil.example'), answers('localhost')]).toEqual([false, true]);
});

test('in front of another service, requests with another host are not forwarded', async () => {
  const { url, seen } = await upstreamThat((_request, response) => response.end('{}'));
  const front = await inFrontOf(url, { allowedHosts: ['trap.local'] });
  for (const path of ['/api/v2/projects/', '/api/v2/jobs/1/cancel/', '/', '/nothing']) {
    for (const method of ['GET', 'POST']) {
      expect((await ask(front, path, { method, headers: { host: 'evil.example' } })).status).toBe(421);
    }
  }
  expect(seen).toEqual([]);
  expect((await ask(front, '/api/v2/projects/', { headers: { host: 'trap.local' } })).status).toBe(200);
});

test('two Host headers are 400, in front of another service too', async () => {
  const { url, seen } = await upstreamThat((_request, response) => response.end('{}'));
  const front = await inFrontOf(url, { allowedHosts: ['trap.local'] });
  for (const hosts of [
    ['trap.local', 'evil.example'],
    ['trap.local', 'trap.local'],
  ]) {
    const { hostname, port } = new URL(front);
    const socket = connect(Number(port), hostname);
    const lines = ['GET /api/v2/projects/ HTTP/1.1', ...hosts.map((host) => `host: ${host}`), 'connection: close'];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const text = (await socket.setEncoding('utf8').toArray()).join('');
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text).toContain('more than one Host header');
  }
  expect(seen).toEqual([]);
});

describe('a write request from a page', () => {
  test.each<[headers: Record<string, string>, status: number]>([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://moths.local' }, 403],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'http://moths.local:8080' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://behind.proxy.example' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'http://moths.local' }, 200],
    [{ origin: 'https://moths.example.org' }, 200],
    [{}, 200],
  ])('with %o is answered with %i, in front of another service too', async (headers, expected) => {
    const { url, seen } = await upstreamThat((_request, response) => response.end('{}'));
    const front = await inFrontOf(url, { allowedHosts: ['moths.local'], publicUrl: 'https://moths.example.org' });
    const asked = { method: 'POST', headers: { host: 'moths.local', ...headers } };
    // A cancel has no body, so that a browser sends no CORS preflight.
    const { status } = await ask(front, '/api/v2/jobs/12/cancel/', asked);
    expect([status, seen.length]).toEqual([expected, expected === 200 ? 1 : 0]);
    expect((await ask(front, '/api/v2/exports/', { headers: asked.headers })).status).toBe(200);
  });
});

test('the process answers for HOST and ALLOWED_HOSTS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-hosts-'));
  try {
    const settings = { NOCTUARY_DATA: folder, HOST: '0.0.0.0', ALLOWED_HOSTS: 'trap.local' };
    const { port } = new URL(await startService(settings).address);
    const statusFor = async (host: string) =>
      (await ask(`http://127.0.0.1:${port}`, '/api/v2/projects/', { headers: { host } })).status;
    expect(await statusFor('trap.local')).toBe(200);
    expect(await statusFor('10.1.2.3')).toBe(200);
    expect(await statusFor('evil.example')).toBe(421);
  } finally {
    await endServices();
    rmSync(folder, { recursive: true, force: true });
  }
});
