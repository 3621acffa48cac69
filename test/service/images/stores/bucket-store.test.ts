import { afterEach, beforeEach, expect, test } from 'vitest';
import { bucketPlace, type BucketAccess } from '#service/bucket/bucket-place.ts';
import { ImageProblems } from '#service/images/image-problems.ts';
import { pathOf } from '#service/images/list-images.ts';
import { BucketFolders } from '#service/images/stores/bucket-folders.ts';
import { bucketStore } from '#service/images/stores/bucket-store.ts';
import { otherServiceClient } from '#service/other-service/other-service-client.ts';
import { madeJpeg } from '#test/service/images/made-images.ts';
import { TEST_KEYS, testBucket, type BucketAnswer, type TestBucket } from '#test/service/bucket/test-bucket.ts';

const { signal } = new AbortController();
const NO_KEYS: BucketAccess = { keys: null, region: null };

let bucket: TestBucket;
const client = otherServiceClient();
beforeEach(async () => {
  bucket = await testBucket();
});
afterEach(async () => {
  client.close();
  await bucket.stop();
});

function storeOf(prefix = '', access = NO_KEYS, timeoutMs = 30_000) {
  const place = bucketPlace(`s3://${bucket.name}/${prefix}`, bucket.endpoint, null);
  return bucketStore(place, { access, client, timeoutMs, pauseMs: 1 });
}

/** The folders of a store, each with its images, and the problems of all other objects. */
async function listed(store = storeOf()): Promise<{ folders: Record<string, string[]>; said: string[] }> {
  const problems = new ImageProblems();
  const folders: Record<string, string[]> = {};
  const complete = new Set<string>();
  for await (const { folder, images, hasMore } of store.list(problems, signal)) {
    expect(complete).not.toContain(folder);
    if (hasMore !== true) complete.add(folder);
    folders[folder] = [...(folders[folder] ?? []), ...(images ?? []).map(({ name }) => name)];
  }
  expect([...complete].toSorted()).toEqual(Object.keys(folders).toSorted());
  return { folders, said: problems.lines().map((line) => line.trim()) };
}

async function put(...keys: string[]): Promise<void> {
  for (const key of keys) await bucket.put(key, Buffer.from(key));
}

test('lists more than a thousand objects below a prefix, and no others, each folder once', async () => {
  const names = Array.from({ length: 1_003 }, (_, index) => `${1e9 + index}.jpg`);
  await put('2023/1.jpg', '2024-x/1.jpg', '2024.jpg', ...names.map((name) => `2024/b/${name}`));
  await put('2024/a/1.jpg', '2024/b/sub/1.jpg', '2024/b.jpg', '2024/b-c/1.jpg', '2024/z.jpg', '2025/1.jpg');
  expect((await listed(storeOf('2024'))).folders).toEqual({
    a: ['1.jpg'],
    'b-c': ['1.jpg'],
    'b/sub': ['1.jpg'],
    b: names,
    '': ['b.jpg', 'z.jpg'],
  });
  expect(bucket.requests).toHaveLength(2);
});

test('keys with any characters are listed, opened and found again; what is no image is said', async () => {
  const odd = [
    'Hut #1/50%25 "a" \'b\' & c+d.jpg',
    'Hut #1//two.jpg',
    '/root.jpg',
    '//deep.jpg',
    `e\u0301te\u0301/朝 🦋.jpg`,
    ' blank /~!*().jpg',
    'new\nline.jpg',
  ];
  await put(...odd, 'Hut #1/', '@eaDir/x.jpg', '@eaDir/y.jpg', 'x.HEIC', 'notes.txt', '.a.jpg');
  await bucket.put('none.jpg', Buffer.alloc(0));
  const access = { keys: TEST_KEYS, region: null };
  const store = storeOf('', access);
  const { folders, said } = await listed(store);
  const paths = Object.entries(folders).flatMap(([folder, names]) => names.map((name) => pathOf(folder, name)));
  expect(paths.toSorted()).toEqual(odd.toSorted());
  for (const path of paths) expect(await store.open(path, signal)).toMatchObject({ beginning: Buffer.from(path) });
  const there = ['Hut #1//two.jpg', ' blank /~!*().jpg'];
  expect([...(await store.present([...there, 'Hut #1//one.jpg'], signal))]).toEqual(there);
  expect(said.filter((line) => /: \d+$/.test(line)).toSorted()).toEqual([
    "a system's folder: not read: 1",
    'an image of a kind that is not readable here (HEIC, raw): 1',
    'no bytes: 1',
    'no image: 2',
  ]);
});

test('keys that no address or database can have are left out, and named', () => {
  const problems = new ImageProblems();
  const folders = new BucketFolders('x/', problems);
  const keys = ['x/a/../b.jpg', 'x/a/./c.jpg', 'x/a/d\0.jpg', `x/a/${'e'.repeat(1_000)}.jpg`, 'x/a/f.jpg'];
  expect(keys.flatMap((one) => folders.add({ key: one, sizeBytes: 1, modifiedMs: 0 }))).toEqual([]);
  expect(folders.end().flatMap(({ images }) => images?.map(({ name }) => name))).toEqual(['f.jpg']);
  expect(problems.lines().filter((line) => /: \d+$/.test(line))).toEqual([
    '  a key with a part ".", ".." or a zero byte: left out: 3',
    '  its path is longer than 1,000 characters: left out: 1',
  ]);
});

test('of an object the first bytes are read, and more only where its EXIF data go on', async () => {
  const [small, time] = [madeJpeg({ time: '2024:06:12 23:15:02' }), Buffer.from('2024:06:12 23:15:02')];
  const filler = Buffer.concat([Buffer.from([0xff, 0xe2, 0x75, 0x30]), Buffer.alloc(0x7530 - 2)]);
  const rest = Buffer.concat([Buffer.from([0xff, 0xda]), Buffer.alloc(300_000)]);
  await bucket.put('small.jpg', small);
  await bucket.put('large.jpg', Buffer.concat([small.subarray(0, -2), rest]));
  await bucket.put('late.jpg', Buffer.concat([small.subarray(0, 2), filler, small.subarray(2, -2), rest]));
  const read = async (path: string) => {
    bucket.requests.length = 0;
    const opened = await storeOf().open(path, signal);
    if ('problem' in opened) throw new Error(opened.problem);
    return [opened.beginning.includes(time), opened.hasEnd, ...bucket.requests.map((one) => one.split(' ').at(-1))];
  };
  expect(await read('small.jpg')).toEqual([true, true, 'bytes=0-16383']);
  expect(await read('large.jpg')).toEqual([true, null, 'bytes=0-16383']);
  expect(await read('late.jpg')).toEqual([true, null, 'bytes=0-16383', 'bytes=0-131071']);
  expect(await storeOf().open('none.jpg', signal)).toEqual({ problem: 'gone', reason: '404 NoSuchKey' });
  bucket.answer = () => ({ status: 403, body: '<Code>InvalidObjectState</Code>' });
  expect(await storeOf().open('small.jpg', signal)).toEqual({ problem: 'unread', reason: '403 InvalidObjectState' });
});

function page(contents: string): BucketAnswer {
  return { status: 200, body: `<ListBucketResult>${contents}</ListBucketResult>` };
}

function keyNamed(name: string): string {
  return `<Contents><Key>${name}</Key><Size>1</Size><LastModified>2024-06-12T23:15:02Z</LastModified></Contents>`;
}

const MORE = '<IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken>';

/** What a bucket answers, why it is unreachable, and how often it is asked. */
const FAULTS: readonly [BucketAnswer, string, number][] = [
  [{ status: 403, body: '<Code>AccessDenied</Code>' }, 'access was refused (403 AccessDenied): it is not public', 1],
  [{ status: 404, body: '<Code>NoSuchBucket</Code>' }, 'there is no such bucket (404 NoSuchBucket)', 1],
  [{ status: 404, body: 'Not found' }, 'there is no such bucket (404)', 1],
  [
    { status: 301, body: '<Code>PermanentRedirect</Code>', headers: { 'x-amz-bucket-region': 'eu-west-1' } },
    'the bucket is in the region eu-west-1 (set AWS_REGION=eu-west-1)',
    1,
  ],
  [
    { status: 400, body: '<Code>AuthorizationHeaderMalformed</Code><Region>eu-west-1</Region>' },
    'the bucket is in the region eu-west-1',
    1,
  ],
  [{ status: 302, body: '', headers: { location: 'https://example.org/' } }, 'it redirects elsewhere (302)', 1],
  [{ status: 503, body: '<Code>SlowDown</Code>' }, 'it answered 503 SlowDown', 4],
  [{ status: 200, body: '<html></html>' }, 'its answer makes no sense: a listing that is none', 4],
  [page(`${keyNamed('a.jpg')}${keyNamed('a.jpg')}`), 'its listing has one key twice', 1],
  [
    page(`${keyNamed('a/1.jpg')}${keyNamed('b/1.jpg')}${keyNamed('a/2.jpg')}`),
    'its listing is not in the sequence of its keys',
    1,
  ],
  [page(`${keyNamed('a.jpg')}${MORE}`), 'its listing begins again', 2],
  [page(MORE), 'its listing does not go on', 2],
  ['silence', 'nothing came for 0.05 s', 4],
];

test.each(FAULTS)('%j is a bucket that is unreachable: %s', async (answer, reason, times) => {
  bucket.answer = () => answer;
  const store = storeOf('', NO_KEYS, answer === 'silence' ? 50 : 30_000);
  await expect(listed(store)).rejects.toThrow(`${bucket.endpoint}/${bucket.name}/ is unreachable: ${reason}`);
  expect(bucket.requests).toHaveLength(times);
});

test('a port where nobody listens is unreachable, and an answer that fails once is asked for again', async () => {
  const nobody = await testBucket();
  await nobody.stop();
  const place = bucketPlace('s3://trap-images', nobody.endpoint, null);
  await expect(listed(bucketStore(place, { access: NO_KEYS, client, pauseMs: 1 }))).rejects.toThrow(/ECONNREFUSED/);
  await put('a.jpg');
  bucket.answer = () => (bucket.requests.length === 1 ? { status: 500, body: '' } : null);
  expect((await listed()).folders).toEqual({ '': ['a.jpg'] });
});

test('keys that were not asked for are no listing', async () => {
  bucket.answer = () => page(keyNamed('other/a.jpg'));
  await expect(listed(storeOf('2024'))).rejects.toThrow(/has keys that were not asked for/);
});
