import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBasemap } from '#service/basemap/open-basemap.ts';
import { madeBuild } from '#test/support/made-build.ts';
import { madeBasemap } from '#test/support/basemap/made-basemap.ts';
import { serveSample, type RunningService } from '#test/support/serve.ts';

const archive = madeBasemap();
const folder = mkdtempSync(join(tmpdir(), 'noctuary-basemap-'));
const file = join(folder, 'region.pmtiles');
writeFileSync(file, archive);
const basemap = openBasemap({ file });
const built = madeBuild();
let service: RunningService;

beforeAll(async () => {
  service = await serveSample({ basemap, dashboard: built.dashboard });
});
afterAll(async () => {
  await service.stop();
  built.remove();
  rmSync(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, path = basemap.address) => fetch(service.url + path, { headers });

describe('the basemap', () => {
  test('is read in ranges, which are sent as they are', async () => {
    for (const [range, from, to] of [
      ['bytes=0-6', 0, 6],
      ['bytes=100-', 100, archive.length - 1],
      ['bytes=-5', archive.length - 5, archive.length - 1],
      [`bytes=10-${archive.length + 999}`, 10, archive.length - 1],
    ] as const) {
      const answer = await ask({ range, 'accept-encoding': 'gzip, br' });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${to}/${archive.length}`,
      ]);
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(archive.subarray(from, to + 1));
    }
  });

  test('is sent whole without a range, for several ranges, and for a range of an older file', async () => {
    for (const headers of [{}, { range: 'bytes=0-1,4-5' }, { range: 'bytes=0-6', 'if-range': '"older"' }]) {
      const answer = await ask(headers);
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(archive.length)]);
      expect((await answer.arrayBuffer()).byteLength).toBe(archive.length);
    }
  });

  test('has no range beyond its end', async () => {
    const answer = await ask({ range: `bytes=${archive.length}-` });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${archive.length}`]);
  });

  test('may be kept for good under its version, and its validator is a strong one', async () => {
    const answer = await ask({ range: 'bytes=0-6' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const validator = answer.headers.get('etag') ?? '';
    expect(validator).toMatch(/^"[^"]+"$/);
    expect((await ask({ 'if-none-match': validator })).status).toBe(304);
    expect((await ask({ range: 'bytes=0-6', 'if-range': validator })).status).toBe(206);
    expect((await ask({}, '/basemap.pmtiles?v=older')).headers.get('cache-control')).toBe('no-cache');
  });

  test('whose file was replaced has another validator, and is gone where the file is', async () => {
    const { atime, mtime } = statSync(file);
    const validator = (await ask()).headers.get('etag');
    utimesSync(file, atime, new Date(mtime.getTime() + 60_000));
    expect((await ask()).headers.get('etag')).not.toBe(validator);
    rmSync(file);
    expect((await ask()).status).toBe(404);
    writeFileSync(file, archive);
    utimesSync(file, atime, mtime);
  });

  test('is read by the library that the page uses', async () => {
    const source = new PMTiles(service.url + basemap.address);
    expect(await source.getMetadata()).toMatchObject({ attribution: expect.stringContaining('Mappers') as string });
    expect((await source.getZxy(0, 0, 0))?.data.byteLength).toBeGreaterThan(0);
  });

  test('is named in the page, which may read no other origin', async () => {
    const page = await fetch(`${service.url}/deployments`, { headers: { accept: 'text/html' } });
    const offer = JSON.stringify({ address: basemap.address, isWorld: false }).replaceAll('"', '&quot;');
    expect(await page.text()).toContain(`<meta name="noctuary-basemap" content="${offer}">`);
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
  });

  test('at another address is read there, as the policy of the page allows', async () => {
    const address = 'https://maps.example.org/vermont.pmtiles';
    const other = await serveSample({ basemap: openBasemap({ url: address }), dashboard: built.dashboard });
    try {
      const page = await fetch(`${other.url}/deployments`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain(`&quot;address&quot;:&quot;${address}&quot;`);
      const policy = page.headers.get('content-security-policy');
      expect(policy).toContain("connect-src 'self' https://maps.example.org;");
    } finally {
      await other.stop();
    }
  });
});
