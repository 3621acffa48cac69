import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BucketAccess } from '#service/bucket/bucket-place.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { readIndexArguments } from '#service/images/index-arguments.ts';
import { runIndex } from '#service/images/run-index.ts';
import { ask as askService, askJson } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve } from '#test/support/serve.ts';
import { TEST_KEYS, testBucket, type TestBucket } from '#test/service/bucket/test-bucket.ts';
import { CARDS, FILES, NIGHTS } from './cards.ts';
import { fileOf, madeJpeg, writeCard } from './made-images.ts';

const PRIVATE: BucketAccess = { keys: TEST_KEYS, region: 'eu-west-1' };

/** An empty database of an engine and a bucket, for each test of the `describe` this is called in. */
function bucketOf(kind: EmptyDatabase['kind']) {
  let empty: EmptyDatabase;
  let bucket: TestBucket;
  beforeEach(async () => {
    empty = await databaseWithTables(kind);
    bucket = await testBucket({ isPrivate: true });
  });
  afterEach(async () => {
    await bucket.stop();
    await empty.remove();
  });

  /** Runs the command, for the bucket where no words are given. */
  async function run(words: readonly string[] = ofBucket(), access: BucketAccess = PRIVATE, location = empty.location) {
    const said: string[] = [];
    const command = readIndexArguments([...words, '--yes'], empty.folder);
    if (command.what === 'help') throw new Error('nothing to index');
    await runIndex(command, {
      databaseLocation: location,
      dataFolder: empty.folder,
      say: (line) => said.push(line),
      signal: new AbortController().signal,
      bucketAccess: access,
      bucketLimits: { timeoutMs: 30_000, pauseMs: 1 },
    });
    return said;
  }
  const ofBucket = () => [`s3://${bucket.name}/images`, '--endpoint', bucket.endpoint];
  const put = async (files: Readonly<Record<string, Buffer | null>>) => {
    for (const [path, bytes] of Object.entries(files)) await bucket.put(`images/${path}`, fileOf(path, bytes));
  };
  return { run, put, paths: () => empty, storage: () => bucket };
}

/** All that images became, without ids and the times of this run. */
async function recordsOf(location: string) {
  const { database, close } = await openDatabase(location);
  try {
    const of = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    const deployments = await database
      .selectFrom('deployments')
      .select(['name', 'latitude', 'longitude', 'captures_count', 'events_count', 'first_capture_timestamp'])
      .execute();
    const events = await database
      .selectFrom('events')
      .innerJoin('deployments', 'deployments.id', 'deployment_id')
      .select(['name', 'start', 'end', 'events.captures_count'])
      .execute();
    const captures = await database.selectFrom('captures').select(['timestamp', 'image', 'size_bytes']).execute();
    const files = await database
      .selectFrom('image_files')
      .select(['folder', 'name', 'size_bytes', 'taken', 'fraction', 'moment', 'state', 'is_settled'])
      .execute();
    return { deployments: of(deployments), events: of(events), captures: of(captures), files: of(files) };
  } finally {
    await close();
  }
}

async function inDatabase<Result>(location: string, question: (database: Database) => Promise<Result>) {
  const { database, close } = await openDatabase(location);
  try {
    return await question(database);
  } finally {
    await close();
  }
}

describe.each(similarDatabases)('a bucket of images in $kind', ({ kind }) => {
  const { run, put, paths, storage } = bucketOf(kind);

  test('has the records of a folder with the same files, and its requests are signed', async () => {
    const other = await databaseWithTables(kind);
    try {
      const root = join(other.folder, 'images');
      writeCard(root, CARDS);
      await run([root], PRIVATE, other.location);
      await put(CARDS);
      await storage().put('other/20240612_231502.jpg', madeJpeg());
      await run();
      const records = await recordsOf(paths().location);
      expect(records).toEqual(await recordsOf(other.location));
      expect(records.events.map((line) => Object.values(JSON.parse(line) as object).join(' '))).toEqual(
        NIGHTS.toSorted(),
      );
      expect(records.files).toHaveLength(FILES);
    } finally {
      await other.remove();
    }
    const source = await inDatabase(paths().location, (database) =>
      database.selectFrom('storage_sources').selectAll().executeTakeFirstOrThrow(),
    );
    expect(source).toMatchObject({
      name: 'images',
      bucket: storage().name,
      prefix: 'images/',
      endpoint_url: storage().endpoint,
      public_base_url: null,
      total_files_indexed: FILES,
    });
    // Read for their time: five whose names have none; and the first three, or fewer, of each deployment.
    const read = storage().requests.filter((request) => request.includes('bytes='));
    expect(read).toHaveLength(5 + 3 + 3 + 3 + 2 + 1);
    expect(new Set(read.map((request) => request.split(' ').at(-1)))).toEqual(new Set(['bytes=0-16383']));
  });

  test('what has moved in it keeps its capture, and what has vanished is marked', async () => {
    await put(CARDS);
    await run();
    const before = await recordsOf(paths().location);
    for (const path of Object.keys(CARDS).filter((one) => one.startsWith('Pole/'))) {
      await storage().remove(`images/${path}`);
      await put({ [path.replace('Pole/', 'Post/')]: fileOf(path, CARDS[path] ?? null) });
    }
    await storage().remove('images/Sheet/DSC_0042.JPG');
    storage().requests.length = 0;
    expect(await run()).toContain(`Images: ${FILES - 1}; 0 new, 0 changed, 16 moved, 1 vanished`);
    // The names of the folder that they have left, once, and its first three images.
    expect(storage().requests.filter((request) => request.includes('delimiter='))).toHaveLength(1);
    const after = await recordsOf(paths().location);
    expect(after.captures).toHaveLength(before.captures.length);
    expect(after.events).toEqual(before.events.map((line) => line.replace('"Pole"', '"Post"')).toSorted());
  });
});

describe('a bucket of images', () => {
  const { run, put, paths, storage } = bucketOf('sqlite');
  const states = () =>
    inDatabase(paths().location, async (database) => {
      const rows = await database.selectFrom('image_files').select(['name', 'state']).execute();
      return rows.map(({ name, state }) => `${name} ${state}`).toSorted();
    });

  test('that stops half way through its listing marks nothing as vanished', async () => {
    await put({ 'Hut/20240612_231502.jpg': null, 'Pond/20240612_231502.jpg': null });
    await run();
    await put({ 'Hut/20240612_231602.jpg': null });
    storage().mostKeys = 2;
    storage().answer = (path) =>
      path.includes('continuation-token') ? { status: 503, body: '<Code>SlowDown</Code>' } : null;
    await expect(run()).rejects.toThrow(
      /\/images\/ is unreachable: it answered 503 SlowDown\. Nothing was marked as van/,
    );
    // An empty one is no better.
    storage().answer = () => ({ status: 200, body: '<ListBucketResult></ListBucketResult>' });
    await expect(run()).rejects.toThrow(/ is unreachable: it has no images any more\. /);
    expect(await states()).toEqual(['20240612_231502.jpg indexed', '20240612_231502.jpg indexed']);
    storage().answer = null;
    expect(await run()).toContain('Images: 3; 1 new, 0 changed, 0 moved, 0 vanished');
  });

  test('that is not there leaves nothing behind', async () => {
    storage().answer = () => ({ status: 404, body: '<Code>NoSuchBucket</Code>' });
    await expect(run()).rejects.toThrow(/ is unreachable: there is no such bucket \(404 NoSuchBucket\)/);
    expect(
      await inDatabase(paths().location, (database) => database.selectFrom('projects').select('id').execute()),
    ).toEqual([]);
  });

  test('is public where it was read without keys the last time', async () => {
    const publicUrl = () =>
      inDatabase(paths().location, async (database) => {
        const row = await database.selectFrom('storage_sources').select('public_base_url').executeTakeFirstOrThrow();
        return row.public_base_url;
      });
    await put({ 'Hut/20240612_231502.jpg': null });
    await run();
    expect(await publicUrl()).toBeNull();
    const unsigned = { keys: null, region: null };
    await expect(run(undefined, unsigned)).rejects.toThrow(/AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set/);
    expect(await publicUrl()).toBeNull();
    storage().isPrivate = false;
    await run(undefined, unsigned);
    expect(await publicUrl()).toBe(`${storage().endpoint}/${storage().name}`);
  });

  test('with wrong keys says so, and the keys are nowhere', async () => {
    await put({ 'Hut/20240612_231502.jpg': null });
    await run();
    const wrong = {
      ...PRIVATE,
      keys: { ...TEST_KEYS, secretAccessKey: 'a-secret-that-is-wrong', sessionToken: 'a-token' },
    };
    const error = await run(undefined, wrong).catch((caught: unknown) => caught);
    expect(String(error)).toContain(
      'access was refused (403 SignatureDoesNotMatch) with the keys of AWS_ACCESS_KEY_ID',
    );
    const stored = await inDatabase(paths().location, async (database) => [
      await database.selectFrom('storage_sources').selectAll().execute(),
      await database.selectFrom('image_sources').selectAll().execute(),
      await database.selectFrom('jobs').selectAll().execute(),
    ]);
    const text = `${String(error)} ${(error as Error).stack} ${JSON.stringify(stored)}`;
    expect(text).toContain('403 SignatureDoesNotMatch');
    const { accessKeyId, secretAccessKey } = TEST_KEYS;
    for (const secret of [accessKeyId, secretAccessKey, ...Object.values(wrong.keys)])
      expect(text).not.toContain(secret);
  });

  test('has its images served with the keys of the service: whole, in ranges, by their ETag', async () => {
    const odd = 'Hut #2/a//50%25 "é" é+&?\'()*!/20240701_220000.jpg';
    await put({ [odd]: Buffer.from('bytes'), 'Hut #2/': Buffer.alloc(0), 'notes.txt': Buffer.from('x') });
    await run();
    const service = await serve(paths().location, { buckets: { access: PRIVATE, timeoutMs: 1_000 } });
    try {
      const { results } = await askJson<{ results: { url: string }[] }>(service.url, '/api/v2/captures/');
      const [{ url } = { url: '' }] = results;
      expect(url.startsWith(`${service.url}/media/images/1/`)).toBe(true);
      const get = (headers: Record<string, string> = {}, method = 'GET') =>
        askService(service.url, url.slice(service.url.length), { headers, method });
      const whole = await get();
      expect([whole.status, whole.text, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
        200,
        'bytes',
        'image/jpeg',
        'bytes',
      ]);
      const part = await get({ range: 'bytes=1-2' });
      expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'yt', 'bytes 1-2/5']);
      expect((await get({ range: 'bytes=9-' })).status).toBe(416);
      // Object storage knows no If-Range, and one range alone.
      expect((await get({ range: 'bytes=1-2', 'if-range': '"x"' })).text).toBe('bytes');
      const { etag = '' } = whole.headers;
      expect([(await get({ 'if-none-match': etag })).status, (await get({ 'if-none-match': '"x"' })).status]).toEqual([
        304, 200,
      ]);
      const head = await get({}, 'HEAD');
      expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '5', '']);
      expect(storage().requests.at(-1)).toMatch(/^HEAD /);
      expect((await askService(service.url, '/media/images/1/notes.txt')).status).toBe(404);
      // The error of the bucket is shown without the keys in its answer.
      storage().answer = () => ({ status: 500, body: `<Code>InternalError</Code>${TEST_KEYS.accessKeyId}` });
      const broken = await get();
      expect([broken.status, broken.text]).toEqual([502, expect.stringContaining('it answered 500 InternalError')]);
      expect(broken.text).not.toContain(TEST_KEYS.accessKeyId);
      storage().answer = () => 'silence';
      expect((await get()).status).toBe(504);
      storage().answer = null;
      await storage().remove(`images/${odd}`);
      expect((await get()).status).toBe(404);
    } finally {
      await service.stop();
    }
  });
});
