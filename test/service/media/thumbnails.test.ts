import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AppOptions } from '#service/app.ts';
import { readIndexArguments } from '#service/images/index-arguments.ts';
import { runIndex } from '#service/images/run-index.ts';
import { makeThumbnail } from '#service/media/make-thumbnail.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { ask, askJson, type Question } from '#test/service/ask.ts';
import { writeCard } from '#test/service/images/made-images.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { madePhoto, pixelBomb, quartersOf } from '#test/support/images/made-photo.ts';
import { serve, type RunningService } from '#test/support/serve.ts';

const WHOLE = 'Hut #2/20240612_230000 50% é.jpg';
const TURNED = 'Hut #2/20240612_230100.jpg';
const BOMB = 'Hut #2/20240612_230200.png';
const OLD = new Date('2024-06-13T08:00:00Z');
const HALF = 'Hut #2/20240612_230300.jpg';

let empty: EmptyDatabase;
let root: string;
beforeAll(async () => {
  empty = await databaseWithTables('sqlite');
  root = join(empty.folder, 'images');
  const photo = await madePhoto().jpeg().toBuffer();
  writeCard(root, {
    [WHOLE]: photo,
    [TURNED]: await madePhoto({ orientation: 6 }).jpeg().toBuffer(),
    [BOMB]: pixelBomb(50_000),
    [HALF]: photo.subarray(0, photo.length / 2),
    'Hut #2/20240612_231000.jpg': photo,
    'Hut #2/20240612_231100.jpg': photo,
    'Hut #2/20240612_231200.jpg': photo,
  });
  // One that was written within the last minute could still grow.
  utimesSync(join(root, HALF), OLD, OLD);
  const command = readIndexArguments([root, '--yes'], empty.folder);
  if (command.what === 'help') throw new Error('no folder');
  await runIndex(command, {
    databaseLocation: empty.location,
    dataFolder: empty.folder,
    say: () => {},
    signal: new AbortController().signal,
  });
});
afterAll(() => empty.remove());

let service: RunningService | undefined;
const sent: ClientRequest[] = [];
afterEach(async () => {
  for (const one of sent.splice(0)) one.destroy();
  await service?.stop();
  service = undefined;
  rmSync(cacheFolder(), { recursive: true, force: true });
});

const cacheFolder = () => join(empty.folder, 'thumbnails');
const cached = () => readdirSync(cacheFolder(), { recursive: true }).filter((name) => String(name).endsWith('.webp'));

/** The service over the folder, and the number of thumbnails that it has begun to make. */
async function started(options: Partial<AppOptions> = {}) {
  let made = 0;
  const make: typeof makeThumbnail = (...of) => {
    made += 1;
    return makeThumbnail(...of);
  };
  const exportFolder = join(empty.folder, 'exports');
  const thumbnails = { make, ...options.thumbnails };
  const { url } = (service = await serve(empty.location, { exportFolder, ...options, thumbnails }));
  const thumbnail = (path: string, width: number | string = 320, question: Question = {}) =>
    ask(url, `${pathOf(path)}?width=${width}`, question);
  return { url, thumbnail, made: () => made };
}

const pathOf = (path: string) => `/media/images/1/${path.split('/').map(encodeURIComponent).join('/')}`;

test('a thumbnail has one of two widths, upright, with the headers of its image', async () => {
  const { url, thumbnail } = await started();
  const { results } = await askJson<{ results: { url: string }[] }>(url, '/api/v2/captures/?limit=100');
  expect(results.map((one) => one.url)).toContain(url + pathOf(WHOLE));
  for (const width of [320, 1_024]) {
    const { status, headers, bytes } = await thumbnail(WHOLE, width);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, no-cache',
    ]);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await sharp(bytes).metadata()).width).toBe(width);
  }
  expect(await quartersOf((await thumbnail(TURNED)).bytes)).toEqual(['blue', 'red', 'grey', 'green']);
  expect((await ask(url, pathOf(WHOLE))).headers['content-type']).toBe('image/jpeg');
});

test('a thumbnail is asked for again by its ETag, in parts, and by HEAD', async () => {
  const { thumbnail, made } = await started();
  const { headers, bytes } = await thumbnail(WHOLE);
  const again = await thumbnail(WHOLE, 320, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  const part = await thumbnail(WHOLE, 320, { headers: { range: 'bytes=1-9' } });
  expect([part.status, part.bytes]).toEqual([206, bytes.subarray(1, 10)]);
  const head = await thumbnail(WHOLE, 320, { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, String(bytes.length), 0]);
  expect(made()).toBe(1);
  // Made anew, it is still the same.
  rmSync(cacheFolder(), { recursive: true });
  expect((await thumbnail(WHOLE)).headers.etag).toBe(headers.etag);
  expect(made()).toBe(2);
});

test.each(['640', '', '320&width=320', '-1', '320px'])('a thumbnail of the width "%s" is refused', async (width) => {
  const { thumbnail } = await started();
  const { status, text } = await thumbnail(WHOLE, width);
  expect([status, JSON.parse(text)]).toEqual([400, { width: ['Thumbnails are 320 or 1024 wide.'] }]);
});

test('there are no thumbnails of what is no indexed image', async () => {
  const { thumbnail } = await started();
  for (const path of ['none.jpg', '../exports', 'Hut #2'])
    expect([path, (await thumbnail(path)).status]).toEqual([path, 404]);
});

test('requests for one thumbnail at the same time make it once, and a change of the image makes another', async () => {
  const { thumbnail, made } = await started();
  const answers = await Promise.all(Array.from({ length: 9 }, () => thumbnail(WHOLE)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await thumbnail(WHOLE);
  expect([made(), cached().length]).toEqual([1, 1]);
  writeFileSync(join(root, WHOLE), await madePhoto({ width: 1_000, height: 1_000 }).jpeg().toBuffer());
  const { bytes } = await thumbnail(WHOLE);
  expect((await sharp(bytes).metadata()).height).toBe(320);
  expect(made()).toBe(2);
});

test('an image that cannot be decoded is refused with the reason, once, and the service goes on', async () => {
  const { url, thumbnail, made } = await started();
  const reasons = [
    [BOMB, 'too large'],
    [HALF, 'not whole'],
  ] as const;
  for (const [path, reason] of [...reasons, ...reasons]) {
    const { status, headers, text } = await thumbnail(path);
    expect([status, headers['content-type']]).toEqual([422, 'application/json']);
    expect(JSON.parse(text)).toEqual({ detail: expect.stringContaining(reason) as string });
    expect(headers['cache-control'] ?? '').not.toContain('max-age');
  }
  expect(made()).toBe(2);
  expect((await ask(url, pathOf(HALF))).status).toBe(200);
  expect((await thumbnail(TURNED)).status).toBe(200);
});

test('where thumbnails cannot be stored, they are sent all the same', async () => {
  writeFileSync(join(empty.folder, 'file'), '');
  const { thumbnail } = await started({ thumbnails: { folder: join(empty.folder, 'file', 'thumbnails') } });
  for (const method of ['GET', 'GET', 'HEAD']) {
    const { status, headers, bytes } = await thumbnail(WHOLE, 320, { method });
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(bytes.length > 0).toBe(method === 'GET');
  }
});

test('the cache stays below its limit', async () => {
  const limitBytes = 3_000;
  const { thumbnail } = await started({ thumbnails: { limitBytes } });
  const paths = [WHOLE, TURNED, 'Hut #2/20240612_231000.jpg', 'Hut #2/20240612_231100.jpg'];
  const sizes: number[] = [];
  for (const path of paths) sizes.push((await thumbnail(path, 1_024)).bytes.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(limitBytes);
  await expect.poll(() => cached().length).toBeLessThan(paths.length);
  expect(cached().length).toBeGreaterThan(0);
});

test('a thumbnail needs a token where data do, and is not for shared caches then', async () => {
  const token = 'a-token-of-the-station';
  const { thumbnail } = await started({ tokens: [{ name: 'station', token }] });
  expect((await thumbnail(WHOLE)).status).toBe(401);
  const { status, headers } = await thumbnail(WHOLE, 320, { headers: { authorization: `Token ${token}` } });
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(headers['vary']).toContain('authorization');
});

/** A service whose thumbnails are made once `go` is called. */
async function held() {
  const begun: string[] = [];
  let go = () => {};
  const mayMake = new Promise<void>((resolve) => (go = resolve));
  const make: typeof makeThumbnail = async (content, width) => {
    begun.push(String(content));
    await mayMake;
    return makeThumbnail(content, width);
  };
  return { ...(await started({ thumbnails: { make } })), begun, go };
}

function send(url: string, path: string): ClientRequest {
  const { port } = new URL(url);
  const one = request({ host: '127.0.0.1', port, path, agent: false }).on('error', () => {});
  one.end();
  sent.push(one);
  return one;
}

test('others are answered while many requests wait for thumbnails', async () => {
  const { url, begun, go } = await held();
  for (let index = 0; index < 40; index += 1) send(url, `${pathOf(WHOLE)}?width=320`);
  for (let index = 0; index < 40; index += 1) send(url, `${pathOf(TURNED)}?width=320`);
  await expect.poll(() => begun.length).toBeGreaterThan(0);
  expect((await ask(url, '/api/v2/projects/')).status).toBe(200);
  go();
});

test('a thumbnail that nobody waits for any more is not made', async () => {
  const { url, thumbnail, begun, go } = await held();
  const inWork = ['231000', '231100', '231200'].map((time) => `Hut #2/20240612_${time}.jpg`);
  for (const path of inWork) send(url, `${pathOf(path)}?width=320`);
  await expect.poll(() => begun.length).toBeGreaterThan(0);
  const left = [send(url, `${pathOf(TURNED)}?width=320`), send(url, `${pathOf(TURNED)}?width=320`)];
  // Both are in the queue: another one that waits for the same is answered after them.
  await ask(url, '/api/v2/projects/');
  for (const one of left) one.destroy();
  await ask(url, '/api/v2/projects/');
  go();
  expect((await thumbnail(WHOLE)).status).toBe(200);
  expect(begun.filter((path) => path.endsWith(TURNED))).toEqual([]);
});
