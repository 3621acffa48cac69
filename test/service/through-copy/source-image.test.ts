import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#service/database/open-database.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { fillMadeCatalogue } from '#test/service/made-catalogue.ts';
import type { ListBody } from '#test/service/queries/walk.ts';
import { endFronts, upstreamThat, type Upstream } from '#test/service/upstream/in-front.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { madePhoto, quartersOf } from '#test/support/images/made-photo.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';

const TOKEN = 'token-of-the-copy';
/** Capture → path of its image at the source. */
const AT_SOURCE: Readonly<Record<number, string>> = {
  1: '/media/night 1/1#a.jpg',
  2: '/media/refused.jpg',
  4: '/media/gone.jpg',
  5: '/media/page.jpg',
  6: '/media/moved.jpg',
  7: '/media/away.jpg',
  8: '/media/round.jpg',
  9: '/media/huge.jpg',
  10: '/media/cut.jpg',
  11: '/media/drawing',
  12: '/media/silent.jpg',
  13: '/media/drawing.svg',
  15: '/media/held.jpg',
};
const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const ELSEWHERE = 'https://pictures.example.net/14.jpg';

interface Pictured {
  id: number;
  url: string;
  image: string | null;
  thumbnails: { small: string; medium: string } | null;
}

let photo: Buffer;
/** Answers that wait for the test. */
const held: ServerResponse[] = [];

/** Images of a service that asks for a token, and what such services answer in place of one. */
function reply(request: IncomingMessage, response: ServerResponse): void {
  const send = (type: string, body: Buffer | string, status = 200) =>
    response
      .writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), etag: '"7"' })
      .end(body);
  const move = (location: string) => response.writeHead(302, { location }).end();
  const answers: Record<string, () => unknown> = {
    '/media/night%201/1%23a.jpg': () =>
      request.headers.range === 'bytes=0-3'
        ? response
            .writeHead(206, { 'content-type': 'image/jpeg', 'content-range': `bytes 0-3/${photo.length}` })
            .end(photo.subarray(0, 4))
        : send('image/jpeg', photo),
    '/media/refused.jpg': () => send('application/json', '{}', 403),
    '/media/gone.jpg': () => send('text/html', '<h1>404</h1>', 404),
    '/media/page.jpg': () => send('text/html', '<script>alert(1)</script>'),
    '/media/moved.jpg': () => move('/media/night%201/1%23a.jpg'),
    '/media/away.jpg': () => move('https://pictures.example.net/7.jpg?signature=1'),
    '/media/round.jpg': () => move('/media/round.jpg'),
    '/media/huge.jpg': () =>
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 200_000_000 }).flushHeaders(),
    '/media/cut.jpg': () => response.destroy(),
    '/media/silent.jpg': () => {},
    '/media/held.jpg': () => held.push(response),
    '/media/drawing': () => send('image/svg+xml', DRAWN),
    '/media/drawing.svg': () => send('image/svg+xml', DRAWN),
    '/media/trap.jpg': () => send('image/jpeg', photo),
  };
  if (request.headers.authorization !== `Token ${TOKEN}`) return void send('application/json', '{}', 401);
  (answers[request.url ?? ''] ?? (() => send('text/html', '', 404)))();
}

describe.each(similarDatabases)('images at the source of a copy in $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let folder: string;
  let source: Upstream;
  let copy: RunningService;

  beforeAll(async () => {
    photo = await madePhoto().jpeg().toBuffer();
    empty = await databaseWithTables(kind);
    const { database, close } = await openDatabase(empty.location);
    await fillMadeCatalogue(database);
    await close();
  });
  beforeEach(async () => {
    source = await upstreamThat(reply);
    folder = mkdtempSync(join(tmpdir(), 'noctuary-copy-'));
    copy = await serve(empty.location, {
      copy: { source: source.url, token: TOKEN, timeoutMs: 500 },
      thumbnails: { folder },
    });
    const { database } = copy;
    for (const [id, path] of Object.entries({ ...AT_SOURCE, 14: null }))
      await database
        .updateTable('captures')
        .set({ image: path === null ? ELSEWHERE : source.url + path })
        .where('id', '=', Number(id))
        .execute();
    for (const table of ['deployments', 'projects'] as const)
      await database
        .updateTable(table)
        .set({ image: `${source.url}/media/trap.jpg` })
        .where('id', '=', 3)
        .execute();
  });
  afterEach(async () => {
    await copy.stop();
    await endFronts();
    rmSync(folder, { recursive: true, force: true });
  });
  afterAll(() => empty.remove());

  const record = (list: string, id: number) => askJson<Pictured>(copy.url, `/api/v2/${list}/${id}/`);
  /** The image of a capture, or its small thumbnail, as the copy's records name it. */
  const image = async (id: number, width: 'whole' | 'small' = 'whole', question = {}) => {
    const { url, thumbnails } = await record('captures', id);
    const { pathname, search } = new URL(width === 'whole' ? url : (thumbnails?.small ?? ''));
    return ask(copy.url, pathname + search, question);
  };

  test('come through the copy, with its own token, also in ranges and as thumbnails, which are kept', async () => {
    const whole = await image(1);
    expect([whole.status, whole.headers['content-type'], whole.bytes.equals(photo)]).toEqual([200, 'image/jpeg', true]);
    expect(whole.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    const part = await image(1, 'whole', { headers: { range: 'bytes=0-3', cookie: 'a=b', authorization: 'Token x' } });
    expect([part.status, part.bytes.length]).toEqual([206, 4]);
    for (const { headers } of source.seen) expect(headers).toMatchObject({ authorization: `Token ${TOKEN}` });
    expect(source.seen.some(({ headers }) => headers.cookie !== undefined)).toBe(false);
    const asked = source.seen.length;
    for (let time = 0; time < 2; time += 1) {
      const small = await image(1, 'small');
      expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(await quartersOf(small.bytes)).toEqual(['red', 'green', 'blue', 'grey']);
    }
    expect(source.seen.length).toBe(asked + 1);
  });

  test('are those of captures, sessions, deployments and projects; images elsewhere stay where they are', async () => {
    const here = `${copy.url}/media/images/copy`;
    expect((await record('captures', 1)).url).toMatch(new RegExp(`^${here}/captures/1-[0-9a-z]+$`));
    expect(await record('captures', 14)).toMatchObject({ url: ELSEWHERE, thumbnails: null });
    // A drawing, of which no thumbnail is made.
    expect(await record('captures', 13)).toMatchObject({ url: expect.stringContaining(here), thumbnails: null });
    expect((await record('projects', 3)).image).toMatch(`${here}/projects/3-`);
    const deployment = await record('deployments', 3);
    expect(deployment.image).toMatch(`${here}/deployments/3-`);
    expect((await ask(copy.url, new URL(deployment.image ?? '').pathname)).bytes.equals(photo)).toBe(true);
    const { results } = await askJson<{ results: { example_captures: Pictured[]; project?: Pictured }[] }>(
      copy.url,
      '/api/v2/events/?limit=100',
    );
    const examples = results.flatMap(({ example_captures }) => example_captures);
    const known = examples.filter(({ id }) => id in AT_SOURCE && id !== 13);
    expect(known.length).toBeGreaterThan(0);
    for (const one of known)
      expect([one.url, one.thumbnails?.small]).toEqual([expect.stringMatching(here), `${one.url}?width=320`]);
    expect(JSON.stringify(await askJson(copy.url, '/api/v2/deployments/?limit=100'))).not.toContain(source.url);
  });

  test('that cannot be had are answered in words, of which none is a 401', async () => {
    const said = async (id: number, width?: 'small') => {
      const { status, text } = await image(id, width);
      return [status, (JSON.parse(text) as { detail: string }).detail.replaceAll(source.url, 'SOURCE')];
    };
    expect(await said(2)).toEqual([502, expect.stringContaining('refuses this image to the token of this copy (403)')]);
    expect(await said(4)).toEqual([404, 'SOURCE has no such image any more.']);
    expect(await said(5)).toEqual([502, 'SOURCE answered with text/html where an image should be.']);
    expect(await said(8)).toEqual([502, 'The service behind this one redirects in a circle.']);
    expect(await said(9)).toEqual([502, 'The image at SOURCE is larger than 100 MB.']);
    expect(await said(10)).toEqual([502, 'SOURCE closed the connection before its answer was complete.']);
    expect(await said(12)).toEqual([504, 'SOURCE did not answer within 0.5 seconds.']);
    expect(await said(7, 'small')).toEqual([
      502,
      expect.stringContaining('The image is at https://pictures.example.net'),
    ]);
    expect(await said(11, 'small')).toEqual([422, 'The file is no JPEG, PNG, TIFF or WebP image.']);
  });

  test('are followed within the origin; the browser goes elsewhere by itself, and without a token', async () => {
    expect((await image(6)).bytes.equals(photo)).toBe(true);
    const away = await image(7);
    expect([away.status, away.headers.location]).toEqual([302, 'https://pictures.example.net/7.jpg?signature=1']);
    expect((await image(13)).headers).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
  });

  test('keep no others waiting while the source is silent', async () => {
    const { pathname } = new URL((await record('captures', 15)).url);
    const patient = await serve(empty.location, { copy: { source: source.url, token: TOKEN } });
    // More than the requests that are worked on at a time.
    const images = Array.from({ length: 40 }, () => ask(patient.url, pathname));
    await expect.poll(() => held.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(32);
    expect((await askJson<ListBody<Pictured>>(patient.url, '/api/v2/projects/')).count).toBeGreaterThan(0);
    const end = setInterval(() => held.splice(0).forEach((response) => response.destroy()), 50);
    expect(new Set((await Promise.all(images)).map(({ status }) => status))).toEqual(new Set([502]));
    clearInterval(end);
    await patient.stop();
  });

  test('are asked for at the addresses of records alone', async () => {
    const { pathname } = new URL((await record('captures', 1)).url);
    for (const path of [
      `${pathname}0`,
      pathname.replace('/1-', '/2-'),
      pathname.replace('captures', 'events'),
      `${pathname}/x`,
    ])
      expect((await ask(copy.url, path)).status).toBe(404);
    expect(source.seen).toEqual([]);
  });
});
