import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesBelow } from '#scripts/names-below.mjs';
import { root } from '#scripts/run-command.mjs';
import { ask, askJson } from '#test/service/ask.ts';
import { listCounts } from '#test/service/list-counts.ts';
import { described, NIGHT } from '#test/service/load/loaded-package.ts';
import { installPackage, type InstalledPackage, type RunningPackage } from './installed-package.ts';

const MOST_PACKED_BYTES = 15_000_000;
const MOST_INSTALLED_BYTES = 80_000_000;

interface ExportRecord {
  id: number;
  job: { progress: { summary: { status: string } } };
  file_url: string | null;
  file_size: number | null;
}

describe('the packed file, installed where nothing of the project is', () => {
  let installed: InstalledPackage;
  let service: RunningPackage;
  let settings: Record<string, string>;

  beforeAll(async () => {
    installed = await installPackage();
    // Without the sample: filling a database takes half of a minute on a slow machine, and `npm run bench -- bare` does it.
    settings = { NOCTUARY_DATA: join(installed.elsewhere, 'data'), NOCTUARY_SAMPLE: 'no' };
  });
  afterAll(() => installed.remove());

  const oneExport = (id: number) => askJson<ExportRecord>(service.origin, `/api/v2/exports/${id}/`);

  test('has the build, without sources and source maps, and is small enough for a slow connection', () => {
    const folder = join(installed.modules, 'noctuary');
    expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'THIRD-PARTY.md', 'build', 'package.json']);
    const files = namesBelow(folder);
    expect(files.filter((file) => /\.(map|tsx?)$|\.map\.|licenses\.json$|stamp\.json$/.test(file))).toEqual([]);
    expect(installed.packedBytes).toBeLessThanOrEqual(MOST_PACKED_BYTES);
    expect(installed.installedBytes).toBeLessThanOrEqual(MOST_INSTALLED_BYTES);
    console.log(`packed ${installed.packedBytes} bytes, installed ${installed.installedBytes} bytes`);
  });

  test('brings no packages but those that cannot be bundled', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
    expect(Object.keys(dependencies)).toEqual(['libsql', 'sharp']);
    const there = Object.keys(dependencies).map((name) => existsSync(join(installed.modules, name, 'package.json')));
    expect(there).toEqual([true, true]);
    expect(['fastify', 'react', 'vite', 'tsx'].filter((name) => existsSync(join(installed.modules, name)))).toEqual([]);
  });

  test('starts in another folder, and loads a Camtrap DP while it answers', async () => {
    service = await installed.start(settings);
    const folder = join(installed.elsewhere, 'night');
    for (const [name, content] of Object.entries({ ...NIGHT, 'datapackage.json': described({}) })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const { code, output, errors } = await installed.run(['load', 'night'], settings);
    expect({ code, errors, output }).toMatchObject({ code: 0, errors: '' });
    // Nothing else was written where it was started.
    expect(readdirSync(installed.elsewhere).toSorted()).toEqual(['data', 'night']);
  });

  test('answers the six lists, a page with its rows, the map and the documentation', async () => {
    const night = { projects: 1, deployments: 1, events: 1, captures: 6, exports: 0 };
    expect(await listCounts(service.origin)).toEqual({ ...night, taxa: expect.any(Number) as number });
    const page = () => ask(service.origin, '/deployments', { headers: { accept: 'text/html' } });
    // The first one waits for its rendering for a second at most.
    await expect.poll(async () => (await page()).text.includes('<template id="preview"')).toBe(true);
    const [, script = ''] = /href="(\/assets\/[^"]+\.js)"/.exec((await page()).text) ?? [];
    // It has no compressed copies of its files, of which npm would write hundreds.
    const { status, headers } = await ask(service.origin, script, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
    const map = await ask(service.origin, '/basemap.pmtiles', { headers: { range: 'bytes=0-6' } });
    expect([map.status, map.text]).toEqual([206, 'PMTiles']);
    expect((await ask(service.origin, '/api/docs/static/swagger-ui-bundle.js')).status).toBe(200);
  });

  test('makes an export that is ordered, and sends its file, also after it was killed and started again', async () => {
    const body = JSON.stringify({ project: 1, format: 'sessions_csv' });
    const question = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const { status, text } = await ask(service.origin, '/api/v2/exports/', question);
    expect([status, text]).toEqual([201, text]);
    const { id } = JSON.parse(text) as ExportRecord;
    await expect.poll(async () => (await oneExport(id)).job.progress.summary.status).toBe('SUCCESS');
    const fileOf = async () => {
      const { file_url, file_size } = await oneExport(id);
      const { bytes, status: code } = await ask(service.origin, new URL(file_url ?? '').pathname);
      return { code, isWhole: bytes.length === file_size, sha256: createHash('sha256').update(bytes).digest('hex') };
    };
    const sent = await fileOf();
    expect(sent).toMatchObject({ code: 200, isWhole: true });
    const before = await listCounts(service.origin);

    await service.kill();
    service = await installed.start(settings);
    expect(await fileOf()).toEqual(sent);
    expect(await listCounts(service.origin)).toEqual(before);
  });

  // Windows has no signals: ending a program there is a kill.
  test.skipIf(process.platform === 'win32')('stops in order, without a word on standard error', async () => {
    const { code, errors } = await service.stop();
    expect([code, errors]).toEqual([0, '']);
    expect(existsSync(join(installed.elsewhere, 'data', 'noctuary.sqlite-wal'))).toBe(false);
  });
});
