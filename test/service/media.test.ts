import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { drawCapture } from '#service/media/draw-capture.ts';
import { drawnImagePath } from '#service/record-links.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serveSample, serviceOver } from '#test/support/serve.ts';
import { ask, askJson } from './ask.ts';
import { drawnEdges, type Edges } from './drawn-edges.ts';
import { wholeList, type ListBody } from '#test/service/queries/walk.ts';

interface Image {
  id: number;
  url: string;
  width: number;
  height: number;
}

interface ExportFile {
  file_url: string;
  file_size: number;
  record_count: number;
  filters: { collection_id: string };
  job: { project: { id: number } };
}

const near = (value: number, most: number) =>
  expect.toSatisfy((given: number) => Math.abs(given - value) <= most) as number;

test('a drawn image whose detections have boxes of their own shows the insects within them', () => {
  const box = { x: 0.7, y: 0.05, width: 0.1, height: 0.4 };
  const [width, height] = [1_000, 800];
  const text = drawCapture({ id: 7, width, height, timestamp: '', detections: 2, boxes: [null, box] });
  const [anywhere, within] = drawnEdges(text);
  const [left, top, right, bottom] = within ?? [0, 0, 0, 0];
  expect(drawnEdges(drawCapture({ id: 7, width, height, timestamp: '', detections: 1, boxes: [] }))).toEqual([
    anywhere,
  ]);
  expect([left, right]).toEqual([near(700, 3), near(800, 3)]);
  expect(top).toBeGreaterThan(40);
  expect(bottom).toBeLessThan(360);
  expect((top + bottom) / 2).toBeCloseTo(200, -1);
});

test('a different image has a different address', () => {
  const capture = { id: 7, width: 4096, height: 2160, timestamp: '2024-06-01T22:00:00', detections_count: 3 };
  const others = [
    { id: 8 },
    { width: 3840 },
    { height: 2176 },
    { timestamp: '2024-06-01T22:00:10' },
    { detections_count: 4 },
  ];
  const paths = [{}, ...others].map((other) => drawnImagePath({ ...capture, ...other }));
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(similarDatabases)('files that records of $kind point to', (sample) => {
  const service = serviceOver(sample);

  async function images(): Promise<Image[]> {
    const { results } = await askJson<ListBody<{ example_captures: Image[] }>>(
      service().url,
      '/api/v2/events/?limit=5',
    );
    return results.flatMap(({ example_captures }) => example_captures);
  }

  test('the image of a capture has its size, at an address with a space (2.5)', async () => {
    const shown = await images();
    expect(shown.length).toBeGreaterThan(5);
    for (const { url, width, height, id } of shown) {
      expect(url).toContain(' ');
      // As a browser does: the space becomes %20.
      const { status, headers, text } = await ask(service().url, new URL(url).pathname);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(text).toMatch(new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `));
      expect(text).toContain(`capture ${id}<`);
      expect(text).not.toMatch(/<script|NaN|undefined/);
    }
  });

  test('an image shows one insect for every detection on it', async () => {
    const { url, database } = service();
    for (const { id } of await images()) {
      const { length } = await database.selectFrom('detections').select('id').where('capture_id', '=', id).execute();
      const { text } = await ask(url, `/media/trap%20images/${id}.svg`);
      expect(text.match(/<use href="#m"\/>/g) ?? []).toHaveLength(length);
    }
  });

  test('the boxes of detections are around the insects of the image, in the same order', async () => {
    const { url } = service();
    let seen = 0;
    for (const { id } of await images()) {
      const { detections } = await askJson<{ detections: { bbox: Edges }[] }>(url, `/api/v2/captures/${id}/`);
      const { text } = await ask(url, `/media/trap%20images/${id}.svg`);
      const drawn = drawnEdges(text);
      expect(drawn).toHaveLength(detections.length);
      for (const [index, { bbox }] of detections.entries()) {
        // Edges of curves are found in steps.
        expect([id, bbox]).toEqual([id, (drawn[index] ?? []).map((edge) => near(edge, 0.5))]);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  test('an image always has the same bytes, may be cached for a year, and shown by a page of another origin', async () => {
    const { url } = service();
    const path = new URL((await images())[0]?.url ?? '').pathname;
    const [first, second] = [await ask(url, path), await ask(url, path)];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const head = await ask(url, path, { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  test('an outdated address shows the current image, uncached', async () => {
    const { url } = service();
    const [{ id, url: address } = { id: 0, url: '' }] = await images();
    const { bytes } = await ask(url, new URL(address).pathname);
    for (const file of [`${id}.svg`, `${id}-0.svg`]) {
      const { status, headers, bytes: shown } = await ask(url, `/media/trap%20images/${file}`);
      expect([status, headers['cache-control'], shown.equals(bytes)]).toEqual([200, 'public, no-cache', true]);
    }
  });

  test.each(['0.svg', '99999999.svg', '9999999999.svg', 'x.svg', '7.png', '7', '-7.svg', '7-.svg', '..%2f7.svg'])(
    'an unknown image %s is an uncached JSON 404',
    async (file) => {
      const { status, headers } = await ask(service().url, `/media/trap%20images/${file}`);
      expect([status, headers['content-type']]).toEqual([404, 'application/json']);
      expect(headers['cache-control'] ?? '').not.toContain('max-age=31536000');
    },
  );

  test('every export file has as many lines as records, and the size and the address of its record (2.6)', async () => {
    const { url } = service();
    const exports = await wholeList<ExportFile>(url, '/api/v2/exports/');
    for (const { file_url, file_size, record_count } of exports) {
      const { status, headers, bytes, text } = await ask(url, new URL(file_url).pathname);
      expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(bytes.length).toBe(file_size);
      const lines = text.split('\r\n');
      expect(lines.pop()).toBe('');
      expect(lines.length - 1).toBe(record_count);
      expect(new Set(lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length))).toEqual(
        new Set([29]),
      );
    }
  });

  test('an export of all captures contains the occurrences of its project, each once, by id (2.6)', async () => {
    const { url, database } = service();
    const exports = await wholeList<ExportFile>(url, '/api/v2/exports/');
    for (const { file_url, filters, job } of exports) {
      const rows = await database
        .selectFrom('occurrences')
        .innerJoin('deployments', 'deployments.id', 'occurrences.deployment_id')
        .innerJoin('events', 'events.id', 'occurrences.event_id')
        .select(['occurrences.id', 'events.start'])
        .where('deployments.project_id', '=', job.project.id)
        .orderBy('occurrences.id')
        .execute();
      const year = /season-(\d{4})/.exec(file_url)?.[1];
      const expected = rows.filter(({ start }) => year === undefined || start.startsWith(year)).map(({ id }) => id);
      const { text } = await ask(url, new URL(file_url).pathname);
      const ids = text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => Number(line.split(',', 1)[0]));
      expect([filters.collection_id, ids]).toEqual([filters.collection_id, expected]);
    }
  });

  test('a broken download resumes: a range is answered with 206 and those bytes', async () => {
    const { url } = service();
    const { results } = await askJson<ListBody<ExportFile>>(url, '/api/v2/exports/?limit=1');
    const path = new URL(results[0]?.file_url ?? '').pathname;
    const file = join(inject('exportFolder'), path.split('/').at(-1) ?? '');
    const size = statSync(file).size;
    for (const headers of [{ range: 'bytes=100-' }, { range: 'bytes=100-', 'accept-encoding': 'gzip, deflate, br' }]) {
      const answer = await ask(url, path, { headers });
      expect(answer.status).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes 100-${size - 1}/${size}`);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.bytes.equals(readFileSync(file).subarray(100))).toBe(true);
    }
  });

  test.each([
    '/media/exports/none.csv',
    '/media/exports/',
    '/media/exports/..%2fsample.sqlite',
    '/media/exports/../../x',
  ])('there is no export file at %s', async (path) => {
    const { status, headers } = await ask(service().url, path);
    expect([400, 403, 404]).toContain(status);
    expect(headers['content-type']).toBe('application/json');
  });
});

test('an unexpected file of any name among the export files is not served and does no harm', async () => {
  const exportFolder = mkdtempSync(join(tmpdir(), 'noctuary-media-'));
  const names = ['夜.csv', 'a"b.csv', 'a\nb.csv'];
  for (const name of [...names, 'own.csv']) writeFileSync(join(exportFolder, name), 'id');
  const { url, stop } = await serveSample({ exportFolder });
  try {
    for (const name of names) {
      expect([name, (await ask(url, `/media/exports/${encodeURIComponent(name)}`)).status]).toEqual([name, 404]);
    }
    expect((await ask(url, '/media/exports/own.csv')).text).toBe('id');
  } finally {
    await stop();
    rmSync(exportFolder, { recursive: true, force: true });
  }
});
