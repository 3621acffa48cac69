import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask } from '#test/service/ask.ts';
import { allLists } from './linked-field-tables.ts';
import { madeService } from '#test/service/made-service.ts';

const paths = allLists.flatMap(({ path }) => [`${path}?limit=3`, `${path}1/`]);
const TAG = /^W\/"[\w-]+"$/;

describe.each(similarDatabases)('ETags over $kind (open, 4.5: decided in docs/decisions)', (sample) => {
  const service = serviceOver(sample);
  const made = madeService(sample.kind);
  const known = (tag: string) => ({ headers: { 'if-none-match': tag } });
  const tagOf = async (origin: string, path: string) => (await ask(origin, path)).headers.etag ?? '';

  test.each(paths)('%s has a tag, the same for the same bytes', async (path) => {
    const [first, second] = [await ask(service().url, path), await ask(service().url, path)];
    expect(first.headers.etag).toMatch(TAG);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test.each(paths)('%s is not sent again to a client that has it', async (path) => {
    const { url } = service();
    const tag = await tagOf(url, path);
    for (const said of [tag, '*', `"other", ${tag}`, `${tag},W/"other"`, ` W/"a" ,  ${tag} `]) {
      const { status, headers, bytes } = await ask(url, path, known(said));
      expect([said, status, bytes.length]).toEqual([said, 304, 0]);
      expect(headers.etag).toBe(tag);
      expect(headers.vary?.split(/, */)).toContain('Accept');
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  test('a weak comparison is enough: the tag without its W is the same tag', async () => {
    const tag = await tagOf(service().url, '/api/v2/projects/1/');
    expect((await ask(service().url, '/api/v2/projects/1/', known(tag.replace(/^W\//, '')))).status).toBe(304);
  });

  test.each(['"other"', 'W/""', 'nonsense', ''])('the tag %s does not match: everything is sent', async (said) => {
    const { status, bytes } = await ask(service().url, '/api/v2/projects/', known(said));
    expect([status, bytes.length > 100]).toEqual([200, true]);
  });

  test('other bytes have other tags: other pages, orderings, records, and format=api (1)', async () => {
    const different = [
      '/api/v2/deployments/',
      '/api/v2/deployments/?format=api',
      '/api/v2/deployments/?limit=5',
      '/api/v2/deployments/?limit=5&offset=5',
      '/api/v2/deployments/?limit=5&ordering=-name',
      '/api/v2/deployments/1/',
      '/api/v2/deployments/1/?format=api',
      '/api/v2/deployments/2/',
    ];
    const tags: string[] = [];
    for (const path of different) tags.push(await tagOf(service().url, path));
    expect(new Set(tags).size).toBe(different.length);
    const { status } = await ask(service().url, '/api/v2/deployments/1/?format=api', known(tags[5] ?? ''));
    expect(status).toBe(200);
  });

  test.each(paths)('HEAD of %s has the tag, and answers a matching one like GET (4.1)', async (path) => {
    const { url } = service();
    const tag = await tagOf(url, path);
    const head = await ask(url, path, { method: 'HEAD' });
    expect([head.status, head.headers.etag, head.bytes.length]).toEqual([200, tag, 0]);
    const again = await ask(url, path, { method: 'HEAD', ...known(tag) });
    expect([again.status, again.headers.etag]).toEqual([304, tag]);
  });

  test('a 304 to HEAD has the length of the omitted body, or none (RFC 9110, 8.6)', async () => {
    const { url } = service();
    const head = await ask(url, '/api/v2/projects/', { method: 'HEAD' });
    const again = await ask(url, '/api/v2/projects/', { method: 'HEAD', ...known('*') });
    expect([undefined, head.headers['content-length']]).toContain(again.headers['content-length']);
  });

  test.each([
    { encoding: 'br', unpack: brotliDecompressSync },
    { encoding: 'gzip', unpack: gunzipSync },
  ])('packed as $encoding the tag is that of the bytes inside', async ({ encoding, unpack }) => {
    const { url } = service();
    const plain = await ask(url, '/api/v2/events/');
    const packed = await ask(url, '/api/v2/events/', { headers: { 'accept-encoding': encoding } });
    expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual([encoding, plain.headers.etag]);
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    const head = await ask(url, '/api/v2/events/', { method: 'HEAD', headers: { 'accept-encoding': encoding } });
    expect([head.headers.etag, head.bytes.length]).toEqual([plain.headers.etag, 0]);
    const headers = { 'accept-encoding': encoding, 'if-none-match': packed.headers.etag ?? '' };
    const again = await ask(url, '/api/v2/events/', { headers });
    expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
  });

  test('a record that changes has another tag, and so have the lists that show it', async () => {
    const { url, database } = made();
    const showing = ['/api/v2/projects/3/', '/api/v2/projects/', '/api/v2/deployments/?project_id=3'];
    const others = ['/api/v2/projects/2/', '/api/v2/taxa/'];
    const tags = async (of: readonly string[]) => Promise.all(of.map((path) => tagOf(url, path)));
    const [before, othersBefore] = [await tags(showing), await tags(others)];
    await database.updateTable('projects').set({ name: 'Renamed' }).where('id', '=', 3).execute();
    const after = await tags(showing);
    expect(after.filter((tag, index) => tag === before[index])).toEqual([]);
    expect(await tags(others)).toEqual(othersBefore);
    for (const [index, path] of showing.entries()) {
      const { status, text } = await ask(url, path, known(before[index] ?? ''));
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('Renamed');
    }
  });

  test('an error has no tag, and is sent again whatever the client has', async () => {
    for (const [path, expected] of [
      ['/api/v2/projects/999999/', 404],
      ['/api/v2/projects/?limit=x', 400],
      ['/api/v2/moths/', 404],
    ] as const) {
      const { status, headers, bytes } = await ask(service().url, path, known('*'));
      expect([status, headers.etag, bytes.length > 0]).toEqual([expected, undefined, true]);
    }
  });

  test.each(['/api/v2/projects/', '/api/v2/projects/1/'])(
    'OPTIONS of %s is answered whatever the client has: tags are for GET and HEAD',
    async (path) => {
      const { status, bytes } = await ask(service().url, path, { method: 'OPTIONS', ...known('*') });
      expect([status, bytes.length > 0]).toEqual([200, true]);
    },
  );
});
