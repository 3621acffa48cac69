import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const WAIT_MS = 60_000;
let packages: Server | null = null;
let cache = '';
afterEach(() => {
  packages?.closeAllConnections();
  packages?.close();
  rmSync(cache, { recursive: true, force: true });
});

/** Runs npm's audit of this project's lock file against a registry with this answer. */
async function look(answer: (response: ServerResponse) => void, waitMs = WAIT_MS) {
  packages = createServer((request, response) => {
    request.resume();
    // npm requests a package itself where there is an advisory for it.
    request.once('end', () => {
      if (request.method === 'GET') telling(packageOf((request.url ?? '').slice(1)))(response);
      else answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(packages, 'listening');
  const { port } = packages.address() as AddressInfo;
  // A separate cache: npm caches answers about vulnerabilities.
  rmSync(cache, { recursive: true, force: true });
  cache = mkdtempSync(join(tmpdir(), 'noctuary-npm-'));
  const env = { ...process.env, npm_config_cache: cache, npm_config_registry: `http://127.0.0.1:${port}/` };
  return new Promise<{ code: number; text: string }>((resolve) => {
    const child = execFile('node', ['scripts/vulnerabilities.mjs', String(waitMs)], { env }, (_error, output, errors) =>
      resolve({ code: child.exitCode ?? -1, text: output + errors }),
    );
  });
}

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://example.org/1',
  title: 'Reads what it should not',
  severity,
  vulnerable_versions: '<999',
  cwe: [],
  cvss: { score: 0, vectorString: null },
});
const packageOf = (name: string) => {
  const version = (one: string) => [one, { name, version: one, dist: { tarball: 'http://127.0.0.1/none.tgz' } }];
  // The advisories for the two packages below.
  return {
    name,
    'dist-tags': { latest: '9.0.0' },
    versions: Object.fromEntries(['5.12.8', '9.0.0'].map(version)) as object,
  };
};
const telling = (advisories: object) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(advisories));

describe('the check for known vulnerabilities', () => {
  test('passes if there are none', async () => {
    expect(await look(telling({}))).toEqual({ code: 0, text: expect.stringContaining('No known vulnerabilities.') });
  });

  test('fails with a moderate one in a dependency of the service, and names it', async () => {
    const { code, text } = await look(telling({ fastify: [advisory('moderate')] }));
    expect([code, text]).toEqual([1, expect.stringMatching(/to fix: moderate in the service: fastify, Reads what/)]);
  });

  test('prints a moderate one of a tool, and fails with a high one', async () => {
    expect(await look(telling({ autocannon: [advisory('moderate')] }))).toEqual({
      code: 0,
      text: expect.stringMatching(/known: moderate in a tool: autocannon/),
    });
    expect((await look(telling({ autocannon: [advisory('high')] }))).code).toBe(1);
  });

  test.each([
    ['refuses', (response: ServerResponse) => response.writeHead(405).end(), WAIT_MS],
    ['fails', (response: ServerResponse) => response.writeHead(500).end('<html>'), WAIT_MS],
    ['says nothing', () => {}, 3_000],
  ])('says aloud that it did not look where the registry %s', async (_what, answer, waitMs) => {
    expect(await look(answer, waitMs)).toEqual({ code: 2, text: expect.stringContaining('NOT CHECKED') });
  });
});
