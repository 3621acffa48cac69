import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { serve, type RunningService } from '#test/support/serve.ts';
import { ask } from './ask.ts';

const HTML = '<!doctype html><meta name="noctuary-tiles" content=""><title>Noctuary</title>';
const tiles = { url: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png?a=1&b=2', attribution: '<b>"Æ"</b>', chosen: true };

describe('the built dashboard', () => {
  let folder: string;
  let service: RunningService;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-dashboard-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), HTML);
    writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    service = await serve(inject('sampleFile'), { dashboardFolder: folder, tiles });
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['/', '/deployments', '/sessions/5?ordering=-captures_count', '/no/such/page', '/apiary', '/index.html'])(
    'returns its page at %s, uncached',
    async (path) => {
      const { status, headers, text } = await ask(service.url, path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(text).toContain('<title>Noctuary</title>');
    },
  );

  test('tells the page which tile server the operator has chosen', async () => {
    const { text } = await ask(service.url, '/');
    const content = /<meta name="noctuary-tiles" content="([^"]*)">/.exec(text)?.[1] ?? '';
    const read = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(JSON.parse(read)).toEqual(tiles);
    const { headers } = await ask(service.url, '/');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://*.tiles.example.org;");
  });

  test('has files that a browser may cache if their name has a hash, and others that it may not', async () => {
    const script = await ask(service.url, '/assets/main-abc123.js');
    expect([script.status, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(script.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    const icon = await ask(service.url, '/icon.svg');
    expect([icon.status, icon.headers['cache-control'], icon.text]).toEqual([200, 'no-cache', '<svg/>']);
  });

  test.each(['/assets/gone-123.js', '/api/v2/moths/', '/api', '/media/none', '/media/trap%20images/0.svg'])(
    'does not answer %s, which is a JSON 404',
    async (path) => {
      const { status, headers, text } = await ask(service.url, path);
      expect([status, headers['content-type']]).toEqual([404, 'application/json']);
      expect(text).not.toContain('<');
    },
  );

  test('is read-only: a POST to a page is a JSON 404', async () => {
    const { status, headers } = await ask(service.url, '/deployments', { method: 'POST' });
    expect([status, headers['content-type']]).toEqual([404, 'application/json']);
  });

  test('does not hide the interface (4.1)', async () => {
    const { status, headers } = await ask(service.url, '/api/v2/projects/');
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
  });
});
