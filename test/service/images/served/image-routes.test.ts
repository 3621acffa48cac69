import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PublicationRecord } from '#contract/exports/publication.ts';
import type { ImageFolders, ImagePreview, ImageSources } from '#contract/images/image-answers.ts';
import type { ImageRemoval, SentMapping } from '#contract/images/image-requests.ts';
import type { SentOf } from '#contract/lists/collections.ts';
import { hasEnded } from '#contract/records/job.ts';
import type { AppOptions } from '#service/app.ts';
import { USUAL_MAPPING } from '#service/images/image-mapping.ts';
import { sentMapping } from '#service/images/served/sent-mapping.ts';
import { claimSource } from '#service/images/image-source.ts';
import { indexImages } from '#service/images/index-images.ts';
import { folderStore } from '#service/images/stores/folder-store.ts';
import { readIndexArguments } from '#service/images/index-arguments.ts';
import { runIndex } from '#service/images/run-index.ts';
import { Stopped } from '#service/load/load-error.ts';
import { SetAside } from '#service/load/set-aside.ts';
import { parseAccessTokens } from '#service/protection/access-token.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { TEST_KEYS, testBucket } from '#test/service/bucket/test-bucket.ts';
import { fileOf, madeJpeg, writeCard } from '#test/service/images/made-images.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { unzipped } from '#test/support/exports/unzipped.ts';
import { nightPhoto } from '#test/support/images/made-photo.ts';
import { onDemand } from '#test/support/on-demand.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';

const CARD: Readonly<Record<string, Buffer | null>> = {
  'site/Pond/2024-06-12/20240612230000.jpg': null,
  'site/Pond/2024-06-12/20240613020000.jpg': null,
  'site/Hill/20240612231500.jpg': null,
  'site/Hill/20240613231500.jpg': madeJpeg({
    time: '2024:06:13 23:15:00',
    place: { latitude: 55.5, longitude: 12.25 },
  }),
  'site/Hill/notes.txt': Buffer.from('no image'),
};
/** Made before there is a service, which lets this process draw nothing any more. */
const PHOTO = await nightPhoto(1, { width: 640, height: 480 });
const { noctuary } = await onDemand('programs');
const PROGRAM = join(dirname(noctuary), 'image-process.js');
const ITSELF = sentMapping(USUAL_MAPPING);
const ACCESS = { keys: TEST_KEYS, region: 'eu-west-1' };
const READER = '0123456789abcdef';
const WRITER = 'fedcba9876543210';

type Job = SentOf<'jobs'>;

describe.each(similarDatabases)('folders of images by requests, over $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let roots: string;
  let folder: string;
  let service: RunningService;
  beforeEach(async () => {
    empty = await databaseWithTables(kind);
    roots = join(empty.folder, 'cards');
    folder = join(roots, 'one');
    writeCard(folder, CARD);
    service = await serveImages();
  });
  afterEach(async () => {
    await service.stop();
    await empty.remove();
  });

  function serveImages(options: Partial<AppOptions> = {}, checkEveryMs: number | null = null) {
    const images = { roots: [roots], checkEveryMs, databaseLocation: empty.location, program: PROGRAM };
    return serve(empty.location, { images, exportFolder: empty.folder, ...options });
  }

  async function send(path: string, body: unknown, { method = 'POST', token = '', url = service.url } = {}) {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      ...(token !== '' && { authorization: `Token ${token}` }),
    };
    const answer = await ask(url, `/api/v2/${path}`, { method, headers, body: text });
    return { status: answer.status, body: JSON.parse(answer.text) as unknown };
  }
  const previewOf = async (mapping: Partial<SentMapping> = {}, more: object = {}) => {
    const { status, body } = await send('images/preview/', { folder, mapping: { ...ITSELF, ...mapping }, ...more });
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as ImagePreview;
  };
  const get = <Body>(path: string) => askJson<Body>(service.url, `/api/v2/${path}`);
  const sourcesOf = async () => (await get<ImageSources>('images/')).sources;

  /** Sends what begins a job, and waits for its end. */
  async function run(path: string, body: unknown): Promise<Job> {
    const begun = await send(path, body);
    expect([begun.status, begun.body]).toEqual([201, expect.objectContaining({ status: 'STARTED' })]);
    return ended((begun.body as Job).id);
  }
  async function ended(id: number): Promise<Job> {
    for (;;) {
      const job = await get<Job>(`jobs/${id}/`);
      if (hasEnded(job.status)) return job;
      // Others need the processor.
      await wait(20);
    }
  }
  const index = (mapping: Partial<SentMapping> = {}, more: object = {}) =>
    run('images/', { folder, mapping: { ...ITSELF, ...mapping }, ...more });
  const sessions = async () => {
    const { results } = await get<{ results: SentOf<'events'>[] }>('events/?ordering=start&limit=100');
    return results.map(({ deployment, start, end, captures_count }) =>
      [deployment?.name, start, end, captures_count].join(' '),
    );
  };
  const command = () => {
    const read = readIndexArguments([folder, '--yes'], empty.folder);
    if (read.what === 'help') throw new Error('no folder');
    return read;
  };
  const fromCommand = () =>
    runIndex(command(), {
      databaseLocation: empty.location,
      dataFolder: empty.folder,
      say: () => {},
      signal: new AbortController().signal,
    });

  test('those below the roots are listed, and no other is, nor is one behind a link', async () => {
    mkdirSync(join(empty.folder, 'outside'));
    symlinkSync(join(empty.folder, 'outside'), join(roots, 'link'));
    const list = (path: string) => get<ImageFolders>(`images/folders/?folder=${encodeURIComponent(path)}`);
    expect((await get<ImageFolders>('images/folders/')).folders).toEqual([{ folder: roots, name: roots }]);
    expect(await list(roots)).toMatchObject({ parent: null, folders: [{ folder, name: 'one' }], has_more: false });
    expect(await list(join(folder, 'site'))).toMatchObject({
      parent: folder,
      folders: [{ name: 'Hill' }, { name: 'Pond' }],
    });
    const outside = [
      join(empty.folder, 'outside'),
      `${roots}/../outside`,
      `${roots}-other`,
      join(roots, 'link'),
      'cards/one',
      join(roots, 'missing'),
      join(folder, 'site/Hill/notes.txt'),
    ];
    for (const path of outside) {
      const listed = await ask(service.url, `/api/v2/images/folders/?folder=${encodeURIComponent(path)}`);
      const begun = await send('images/', { folder: path, mapping: ITSELF });
      const previewed = await send('images/preview/', { folder: path, mapping: ITSELF });
      const names = [listed.text, begun.body, previewed.body].map((body) =>
        Object.keys(typeof body === 'string' ? (JSON.parse(body) as object) : (body as object)),
      );
      expect([path, listed.status, begun.status, previewed.status, names]).toEqual([
        path,
        404,
        400,
        400,
        [['folder'], ['folder'], ['folder']],
      ]);
    }
    expect(await sourcesOf()).toEqual([]);
  });

  test('a preview says what indexing would make, by the rule that was sent, and stores nothing', async () => {
    const preview = await previewOf();
    expect(preview).toEqual({
      folder,
      is_known: false,
      holds_sample: false,
      is_whole: true,
      images: 4,
      captures: 4,
      sessions: 3,
      nights: 3,
      first_night: '2024-06-12',
      last_night: '2024-06-13',
      deployments_count: 2,
      deployments: [
        { name: 'Hill', images: 2, captures: 2, sessions: 2, nights: 2, has_place: true },
        { name: 'Pond', images: 2, captures: 2, sessions: 1, nights: 1, has_place: false },
      ],
      places: { known: 1, missing: 1 },
      problems: [{ problem: 'other', count: 1, lines: ['site/Hill/notes.txt'] }],
      notes: [],
    });
    const names = async (mapping: Partial<SentMapping>, more: object = {}) =>
      (await previewOf(mapping, more)).deployments.map(({ name }) => name);
    expect(await names({ rule: { by: 'level', level: 1 } })).toEqual(['site']);
    const table = 'deployment,folder,latitude,longitude\nNorth,site/Pond,60,10\n';
    expect(await names({ rule: { by: 'table' } }, { table })).toEqual(['North']);
    for (const [mapping, field] of [
      [{ rule: { by: 'table' } }, 'table'],
      [{ rule: { by: 'level', level: 0 } }, 'mapping.rule.level'],
      [{ gap_hours: 25 }, 'mapping.gap_hours'],
    ] as const) {
      const { status, body } = await send('images/preview/', { folder, mapping: { ...ITSELF, ...mapping } });
      expect([status, Object.keys(body as object)]).toEqual([400, [field]]);
    }
    expect(await sourcesOf()).toEqual([]);
    expect((await get<{ count: number }>('projects/')).count).toBe(0);
  });

  test('becomes what the command makes of it, by a job that its deployments and its source have', async () => {
    const job = await index({}, { project: 'Meadows' });
    expect(job).toMatchObject({
      status: 'SUCCESS',
      job_type: { key: 'data_storage_sync' },
      project: { name: 'Meadows' },
    });
    const nights = await sessions();
    expect(nights).toEqual([
      'Pond 2024-06-12T23:00:00 2024-06-13T02:00:00 2',
      'Hill 2024-06-12T23:15:00 2024-06-12T23:15:00 1',
      'Hill 2024-06-13T23:15:00 2024-06-13T23:15:00 1',
    ]);
    const [source] = await sourcesOf();
    expect(source).toMatchObject({ folder, mapping: ITSELF, job: { id: job.id } });
    const { results } = await get<{ results: SentOf<'deployments'>[] }>('deployments/');
    expect(results.map(({ jobs }) => jobs.map(({ id }) => id))).toEqual([[job.id], [job.id]]);
    // The command finds the same source, and nothing new.
    expect(await fromCommand()).toBe(0);
    expect(await sessions()).toEqual(nights);
    expect((await previewOf()).is_known).toBe(true);
  });

  test('are checked again, and a clock is put right and taken back', async () => {
    await fromCommand();
    const [source] = await sourcesOf();
    const check = (body: object = {}) => run(`storage/${source?.id}/check/`, body);
    writeCard(folder, { 'site/Pond/2024-06-14/20240614230000.jpg': null });
    expect((await check({ mapping: { ...ITSELF, shifts: { Hill: 3_600 } } })).status).toBe('SUCCESS');
    expect(await sessions()).toHaveLength(4);
    expect((await sourcesOf())[0]?.mapping.shifts).toEqual({ Hill: 3_600 });
    expect((await sessions()).filter((one) => one.startsWith('Hill'))).toEqual([
      'Hill 2024-06-13T00:15:00 2024-06-13T00:15:00 1',
      'Hill 2024-06-14T00:15:00 2024-06-14T00:15:00 1',
    ]);
    await check({ mapping: ITSELF });
    expect((await sourcesOf())[0]?.mapping).toEqual(ITSELF);
    expect((await sessions())[1]).toBe('Hill 2024-06-12T23:15:00 2024-06-12T23:15:00 1');
    rmSync(folder, { recursive: true });
    const begun = await send(`storage/${source?.id}/check/`, {});
    expect(begun.status).toBe(201);
    const failed = await ended((begun.body as Job).id);
    expect([failed.status, failed.progress?.errors]).toEqual(['FAILURE', [expect.stringContaining('is unreachable')]]);
    expect(await sessions()).toHaveLength(4);
  });

  test('a job of another process is cancelled, and another job of the source begins once it has ended', async () => {
    const mapping = USUAL_MAPPING;
    const claimed = await claimSource(service.database, { store: folderStore(folder), projectName: 'P', mapping });
    const cancel = () => send(`jobs/${claimed.claim.jobId}/cancel/`, {});
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'REVOKED' } });
    expect((await cancel()).status).toBe(409);
    const again = send('images/', { folder, mapping: ITSELF });
    const context = {
      database: service.database,
      source: `images:${folder}`,
      say: () => {},
      draw: null,
      setAside: new SetAside(null),
      signal: new AbortController().signal,
    };
    const request = { store: folderStore(folder), mapping, traps: new Map<string, never>() };
    await expect(indexImages(context, claimed, request)).rejects.toThrow(Stopped);
    expect(await get<Job>(`jobs/${claimed.claim.jobId}/`)).toMatchObject({ status: 'REVOKED' });
    const begun = await again;
    expect(begun.status).toBe(201);
    expect((await ended((begun.body as Job).id)).status).toBe('SUCCESS');
    expect(await sessions()).toHaveLength(3);
  });

  test('are removed with what was counted, and with nothing else', async () => {
    await fromCommand();
    folder = join(roots, 'two');
    writeCard(folder, CARD);
    await fromCommand();
    const [first, second] = await sourcesOf();
    const counted = await get<ImageRemoval>(`storage/${first?.id}/removal/`);
    expect(counted).toEqual({ deployments: 2, sessions: 3, captures: 4, occurrences: 0, projects: 1 });
    const other = await send(`storage/${first?.id}/removal/`, { ...counted, captures: 3 });
    expect(other.status).toBe(409);
    expect((await run(`storage/${first?.id}/removal/`, counted)).status).toBe('SUCCESS');
    expect((await sourcesOf()).map(({ id }) => id)).toEqual([second?.id]);
    const names = await get<{ results: SentOf<'projects'>[] }>('projects/');
    expect(names.results.map(({ name }) => name)).toEqual(['two']);
    expect(await sessions()).toHaveLength(3);
    expect(readdirSync(join(roots, 'one/site/Hill'))).toHaveLength(3);
    expect((await ask(service.url, `/api/v2/storage/${first?.id}/removal/`)).status).toBe(404);
  });

  test('places of several deployments are written together, or none is', async () => {
    await fromCommand();
    const [source] = await sourcesOf();
    const deployments = async () => (await get<{ results: SentOf<'deployments'>[] }>('deployments/')).results;
    const [one, other] = await deployments();
    const put = (places: object[]) => send(`storage/${source?.id}/places/`, { places }, { method: 'PUT' });
    const at = { latitude: 60.5, longitude: 10.25 };
    const wrong = await put([
      { deployment: one?.id, ...at },
      { deployment: 999, ...at },
    ]);
    expect(wrong).toMatchObject({ status: 400, body: { 'places.1.deployment': [expect.any(String)] } });
    expect((await deployments()).map(({ latitude }) => latitude)).not.toContain(60.5);
    expect((await put([one, other].map((trap) => ({ deployment: trap?.id, ...at })))).status).toBe(200);
    expect((await deployments()).map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
      [60.5, 10.25],
      [60.5, 10.25],
    ]);
  });

  test('without the right to write there are sources without their folders, and every request is a 403', async () => {
    await fromCommand();
    const tokens = parseAccessTokens(`reader:${READER},writer:${WRITER}:write`);
    const guarded = await serveImages({ tokens });
    try {
      const read = async (token: string) => {
        const answer = await ask(guarded.url, '/api/v2/images/', { headers: { authorization: `Token ${token}` } });
        return JSON.parse(answer.text) as ImageSources;
      };
      const [id] = (await sourcesOf()).map((source) => source.id);
      expect(await read(READER)).toMatchObject({ roots: [], user_permissions: [], sources: [{ id, folder: null }] });
      expect(await read(WRITER)).toMatchObject({ roots: [roots], user_permissions: ['create'], sources: [{ folder }] });
      const job = (await sourcesOf())[0]?.job?.id;
      const requests: [method: string, path: string][] = [
        ['GET', 'images/folders/'],
        ['POST', 'images/'],
        ['POST', 'images/preview/'],
        ['POST', `storage/${id}/check/`],
        ['GET', `storage/${id}/removal/`],
        ['POST', `storage/${id}/removal/`],
        ['PUT', `storage/${id}/places/`],
        ['POST', `jobs/${job}/cancel/`],
      ];
      for (const [method, path] of requests) {
        const { status } =
          method === 'GET'
            ? await ask(guarded.url, `/api/v2/${path}`, { headers: { authorization: `Token ${READER}` } })
            : await send(path, { folder, mapping: ITSELF }, { method, token: READER, url: guarded.url });
        expect([method, path, status]).toEqual([method, path, 403]);
      }
    } finally {
      await guarded.stop();
    }
  });

  test('a bucket is previewed, indexed and checked with the keys of the service, and its images are shown', async () => {
    const bucket = await testBucket({ isPrivate: true });
    await service.stop();
    service = await serveImages({ buckets: { access: ACCESS } });
    try {
      for (const [path, bytes] of Object.entries(CARD)) await bucket.put(`cards/${path}`, fileOf(path, bytes));
      // A photograph, of which there is a thumbnail.
      await bucket.put('cards/site/Pond/2024-06-12/20240612230000.jpg', PHOTO);
      const place = { folder: `s3://${bucket.name}/cards`, endpoint: bucket.endpoint };
      const seen = await previewOf({}, place);
      expect([seen.images, seen.captures, seen.deployments.map(({ name }) => name)]).toEqual([4, 4, ['Hill', 'Pond']]);
      expect((await run('images/', { ...place, mapping: ITSELF })).status).toBe('SUCCESS');
      expect(await sessions()).toHaveLength(3);
      const [source] = await sourcesOf();
      expect(source?.folder).toBe(`${bucket.endpoint}/${bucket.name}/cards/`);
      // As the page asks before another rule is stored.
      expect(await previewOf({}, { folder: source?.folder })).toMatchObject({ is_known: true, images: 4 });
      const { results } = await get<{ results: SentOf<'captures'>[] }>('captures/?ordering=timestamp&limit=1');
      const { pathname } = new URL(results[0]?.url ?? '');
      const shown = [await ask(service.url, pathname), await ask(service.url, `${pathname}?width=320`)];
      expect(shown.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
        [200, 'image/jpeg'],
        [200, 'image/webp'],
      ]);

      await bucket.put('cards/site/Pond/2024-06-14/20240614230000.jpg', fileOf('x.jpg', null));
      expect((await run(`storage/${source?.id}/check/`, {})).status).toBe('SUCCESS');
      expect(await sessions()).toHaveLength(4);

      for (const [wrong, field] of [
        [{ folder: 's3://x' }, 'folder'],
        [{ endpoint: 'ftp://there' }, 'endpoint'],
        [{ folder }, 'endpoint'],
        [{ folder: `${bucket.endpoint}/other/`, endpoint: undefined }, 'folder'],
      ] as const) {
        const answer = await send('images/preview/', { ...place, ...wrong, mapping: ITSELF });
        expect([answer.status, Object.keys(answer.body as object)]).toEqual([400, [field]]);
      }
      // Nothing is left behind by one that is not there.
      const missing = await send('images/', { ...place, folder: 's3://no-such-bucket', mapping: ITSELF });
      expect([missing.status, (await sourcesOf()).length]).toEqual([409, 1]);
    } finally {
      await bucket.stop();
    }
  });

  test('the zone of the clocks is kept with the project, whose packages have offsets by it, until it is taken back', async () => {
    await index({ zone: 'Europe/London' });
    const [source] = await sourcesOf();
    const kept = () => get<PublicationRecord>('projects/1/publication/');
    expect([source?.mapping.zone, (await kept()).publication]).toEqual([
      'Europe/London',
      { time_zone: 'Europe/London' },
    ]);
    const ordered = await send('exports/', { project: 1, format: 'camtrap_dp', filters: {} });
    const { id, job } = ordered.body as SentOf<'exports'>;
    expect((await ended(job?.id ?? 0)).status).toBe('SUCCESS');
    const { file_url } = await get<SentOf<'exports'>>(`exports/${id}/`);
    const path = join(empty.folder, 'package.zip');
    writeFileSync(path, (await ask(service.url, new URL(file_url ?? '').pathname)).bytes);
    const media = csvRecords((await unzipped(path))['media.csv'] ?? '');
    expect(media.map(({ timestamp }) => timestamp)).toEqual(['2024-06-12T23:15:00+01:00', '2024-06-13T23:15:00+01:00']);

    await run(`storage/${source?.id}/check/`, { mapping: ITSELF });
    expect((await kept()).publication).toEqual({});
    const { status, body } = await send('images/preview/', { folder, mapping: { ...ITSELF, zone: 'Mars/Utopia' } });
    expect([status, Object.keys(body as object)]).toEqual([400, ['mapping.zone']]);
  });

  test('the service checks its sources at the interval of its setting', async () => {
    await fromCommand();
    writeCard(folder, { 'site/Pond/2024-06-14/20240614230000.jpg': null });
    const checking = await serveImages({}, 1_000);
    try {
      await expect.poll(sessions, { timeout: 30_000 }).toHaveLength(4);
    } finally {
      await checking.stop();
    }
  });
});
