import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { cancelIndex, endCancelled } from '#service/images/cancel-index.ts';
import { USUAL_MAPPING } from '#service/images/image-mapping.ts';
import { claimRemoval, claimSource, knownSource } from '#service/images/image-source.ts';
import { folderStore } from '#service/images/stores/folder-store.ts';
import { readIndexArguments } from '#service/images/index-arguments.ts';
import { removeSource } from '#service/images/remove-source.ts';
import { runIndex, type IndexOptions } from '#service/images/run-index.ts';
import { Stopped } from '#service/load/load-error.ts';
import { SetAside } from '#service/load/set-aside.ts';
import { contentOf } from '#service/load/database-content.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { loadedPackage, NIGHT } from '#test/service/load/loaded-package.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { fillSkeleton } from '#test/support/sample/fill-skeleton.ts';
import { serve } from '#test/support/serve.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { ask as askService, askJson } from '#test/service/ask.ts';
import { CARDS, exif, FILES, NIGHTS } from './cards.ts';
import { writeCard } from './made-images.ts';

/** A database and the cards, for each test of the `describe` this is called in. */
function folderOf(kind: EmptyDatabase['kind']) {
  let empty: EmptyDatabase;
  let root: string;
  beforeEach(async () => {
    empty = await databaseWithTables(kind);
    root = join(empty.folder, 'images');
    writeCard(root, CARDS);
  });
  afterEach(() => empty.remove());

  async function run(words: readonly string[] = ['--yes'], options: Partial<IndexOptions> = {}) {
    const said: string[] = [];
    const command = readIndexArguments([root, ...words], empty.folder);
    if (command.what === 'help') throw new Error('no folder');
    const code = await runIndex(command, {
      databaseLocation: empty.location,
      dataFolder: empty.folder,
      say: (line) => said.push(line),
      signal: new AbortController().signal,
      ...options,
    });
    return { code, said };
  }

  async function ask<Result>(question: (database: Database) => Promise<Result>): Promise<Result> {
    const { database, close } = await openDatabase(empty.location);
    try {
      return await question(database);
    } finally {
      await close();
    }
  }

  /** Removes the source of images, with all that was made of it. */
  const remove = () =>
    ask(async (database) => {
      const { id } = await database.selectFrom('storage_sources').select('id').executeTakeFirstOrThrow();
      const removal = await claimRemoval(database, id);
      if (removal === null) throw new Error('no source');
      const context = { say: () => {}, draw: null, setAside: new SetAside(null), signal: new AbortController().signal };
      await removeSource({ database, source: `images:${removal.root}`, ...context }, removal);
    });

  const sessions = () =>
    ask(async (database) => {
      const rows = await database
        .selectFrom('events')
        .innerJoin('deployments', 'deployments.id', 'events.deployment_id')
        .select(['name', 'start', 'end', 'events.captures_count'])
        .execute();
      return rows.map((row) => `${row.name} ${row.start} ${row.end} ${row.captures_count}`).toSorted();
    });
  const captures = () => ask((database) => database.selectFrom('captures').selectAll().orderBy('id').execute());
  const source = () => ask((database) => database.selectFrom('storage_sources').selectAll().executeTakeFirstOrThrow());
  /** What the records of the folder are published as. */
  const published = () =>
    ask(async (database) => {
      const project = database.selectFrom('projects').where('name', '=', 'images');
      const of = project.select('id');
      const [deployments, events, stored] = [
        database.selectFrom('deployments').select(['name', 'public_id']).orderBy('public_id'),
        database.selectFrom('events').select(['start', 'public_id']).orderBy('public_id'),
        database.selectFrom('captures').select(['image', 'public_id']).orderBy('public_id'),
      ];
      return {
        projects: await project.select('id_prefix').execute(),
        deployments: await deployments.where('project_id', 'in', of).execute(),
        events: await events.where('project_id', 'in', of).execute(),
        captures: (await stored.where('project_id', 'in', of).execute()).map(({ image, public_id }) => ({
          // The number of the source in its address is of no record that is published.
          path: image?.replace(/^\/media\/images\/\d+\//, ''),
          public_id,
        })),
      };
    });
  const jobs = () => ask((database) => database.selectFrom('jobs').selectAll().orderBy('id').execute());
  const paths = () => ({ root, folder: empty.folder, location: empty.location });
  return { run, ask, remove, published, sessions, captures, source, jobs, paths, here: () => empty };
}

describe.each(similarDatabases)('a folder of images in $kind', ({ kind }) => {
  const { run, ask, remove, published, sessions, captures, source, jobs, paths, here } = folderOf(kind);

  test('becomes the sessions that are written by hand, with their counters', async () => {
    expect((await run()).code).toBe(0);
    expect(await sessions()).toEqual(NIGHTS);
    const stored = await captures();
    expect(stored).toHaveLength(30);
    expect(await source()).toMatchObject({
      total_files_indexed: FILES,
      total_captures_indexed: 30,
      deployments_count: 6,
      last_checked: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
    const counters = await ask((database) =>
      database
        .selectFrom('deployments')
        .select(['events_count', 'captures_count', 'first_capture_timestamp', 'last_capture_timestamp'])
        .where('name', '=', 'dep000092')
        .executeTakeFirstOrThrow(),
    );
    expect(counters).toEqual({
      events_count: 2,
      captures_count: 6,
      first_capture_timestamp: '2022-09-16T19:00:00',
      last_capture_timestamp: '2022-09-17T19:00:00',
    });
    // A burst has its ids by the fractions of its second.
    const burst = stored.filter(({ timestamp }) => timestamp === '2026-06-01T22:10:05');
    expect(burst.map(({ image }) => image?.slice(-10))).toEqual(['123456.jpg', '900000.jpg']);
    const [job] = await jobs();
    expect(job).toMatchObject({ status: 'SUCCESS', job_type_key: 'data_storage_sync', claimed_by: null });
    expect(JSON.parse(job?.progress ?? '')).toMatchObject({
      summary: { status: 'SUCCESS', progress: 1 },
      stages: [
        { key: 'finding_images', params: [{ value: FILES }] },
        { key: 'adding_captures', params: [{ value: FILES - 1 }, { value: FILES - 1 }, { value: 30 }] },
      ],
    });
  });

  test('is published with ids that are made from its name and path, and of no number of a row', async () => {
    // Others were stored before.
    const at = '2024-06-12T21:04:05.000006';
    const other = { name: 'Other', description: '', image: null, draft: 0, created_at: at, updated_at: at };
    await ask((database) => database.insertInto('projects').values(other).execute());
    await run();
    const { deployments, events, captures: images } = await published();
    expect(deployments).toContainEqual({ name: 'dep000092', public_id: 'dep000092' });
    const labelled = (id: string | null) => id?.replace(/^images-[\da-f]{8}/, 'images');
    expect(events.map(({ public_id }) => labelled(public_id)).filter((id) => id?.includes('dep000092'))).toEqual([
      'images:dep000092:2022-09-16',
      'images:dep000092:2022-09-17',
    ]);
    const ofCaptures = images.map(({ public_id }) => labelled(public_id));
    expect(ofCaptures).toHaveLength(30);
    expect(new Set(ofCaptures).size).toBe(30);
    expect(ofCaptures).toContainEqual(
      expect.stringMatching(/^images\/Trail\/DCIM\/.*IMG_0001\.JPG@\d{4}-\d\d-\d\dT[\d:]+$/),
    );
  });

  test.each([
    ['its source was removed', remove],
    ['another load with --replace', () => loadedPackage(here(), NIGHT, { replace: true })],
  ])('has the ids that it was published with again after %s', async (_, leave) => {
    await run();
    await ask((database) => database.updateTable('projects').set({ id_prefix: 'x:' }).execute());
    // The first of its night now: an index from nothing would call it after the night alone.
    writeCard(paths().root, { 'dep000092/snapshot_images/84-20220916140000-snapshot.jpg': null });
    await run();
    const before = await published();
    expect(before.events).toContainEqual({
      start: '2022-09-16T14:00:00',
      public_id: expect.stringMatching(/:dep000092:2022-09-16:2$/) as string,
    });
    expect(before.projects).toEqual([{ id_prefix: 'x:' }]);
    await leave();
    expect(await published()).toEqual({ projects: [], deployments: [], events: [], captures: [] });
    await run();
    expect(await published()).toEqual(before);
  });

  test('a second run changes nothing, a third adds what is new to the same session', async () => {
    await run();
    const [before, totals] = [await captures(), await source()];
    const { said } = await run();
    expect(said).toContain(`Images: ${FILES}; 0 new, 0 changed, 0 moved, 0 vanished`);
    expect(await captures()).toEqual(before);
    expect(await source()).toMatchObject({
      total_files_indexed: totals.total_files_indexed,
      total_size_indexed: totals.total_size_indexed,
    });
    writeCard(paths().root, { 'Sheet/20240612/IMG_20240612_224000.jpg': null });
    await run();
    const after = await captures();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + 1);
    expect(await sessions()).toContain('Sheet 2024-06-12T22:40:00 2024-06-13T01:02:03 3');
  });

  test('what has moved keeps its capture, what has vanished is marked and kept', async () => {
    await run();
    const before = await captures();
    renameSync(join(paths().root, 'Pole'), join(paths().root, 'Post'));
    rmSync(join(paths().root, 'Trail/DCIM/101RECNX/IMG_0001.JPG'));
    const { said } = await run();
    expect(said).toContain(`Images: ${FILES - 1}; 0 new, 0 changed, 16 moved, 1 vanished`);
    const after = await captures();
    expect(after.map(({ id, timestamp, public_id }) => [id, timestamp, public_id])).toEqual(
      before.map(({ id, timestamp, public_id }) => [id, timestamp, public_id]),
    );
    expect(after.filter(({ image }) => image === '').map(({ timestamp }) => timestamp)).toEqual([
      '2024-06-13T00:10:00',
    ]);
    expect(await sessions()).toEqual(NIGHTS.map((line) => line.replace('Pole', 'Post')).toSorted());
    expect(await source()).toMatchObject({ total_files_indexed: FILES - 1, total_captures_indexed: 30 });
    // It comes back.
    writeCard(paths().root, { 'Trail/DCIM/101RECNX/IMG_0001.JPG': exif('2024:06:13 00:10:00') });
    await run();
    expect((await captures()).filter(({ image }) => image === '')).toEqual([]);
    expect(await sessions()).toEqual(NIGHTS.map((line) => line.replace('Pole', 'Post')).toSorted());
  });

  test('another rule gives the same captures other deployments, and what has none by it is gone', async () => {
    await run();
    const before = (await captures()).map(({ id }) => id);
    writeFileSync(
      join(paths().folder, 'traps.csv'),
      'deployment;folder;latitude;longitude;site\nPond;M7;45,5;-73,25;Lake\nPond;Meadow;;;\nHut;Sheet;;;\n',
    );
    await run(['--yes', '--table', join(paths().folder, 'traps.csv')]);
    const rows = await ask((database) =>
      database
        .selectFrom('deployments')
        .leftJoin('sites', 'sites.id', 'deployments.site_id')
        .select(['deployments.name', 'latitude', 'longitude', 'sites.name as site', 'captures_count'])
        .orderBy('deployments.name')
        .execute(),
    );
    expect(rows).toEqual([
      { name: 'Hut', latitude: 0, longitude: 0, site: null, captures_count: 2 },
      { name: 'Pond', latitude: 45.5, longitude: -73.25, site: 'Lake', captures_count: 4 },
    ]);
    const after = (await captures()).map(({ id }) => id);
    expect([after.length, before.filter((id) => after.includes(id))]).toEqual([6, after]);
    expect(await source()).toMatchObject({
      total_files_indexed: FILES,
      total_captures_indexed: 6,
      deployments_count: 2,
    });
    await run(['--yes', '--level', '1']);
    expect(await sessions()).toEqual(NIGHTS);
    expect(await source()).toMatchObject({ total_captures_indexed: 30, deployments_count: 6 });
  });

  test('two processes never have one folder, and a killed one is followed', async () => {
    await run();
    const mapping = USUAL_MAPPING;
    const claimed = await ask((database) =>
      claimSource(database, { store: folderStore(paths().root), projectName: '', mapping }),
    );
    await expect(run()).rejects.toThrow(/Another process indexes /);
    // The lease of the killed process has ended.
    await ask((database) =>
      database.updateTable('jobs').set({ claimed_until_ms: 1 }).where('id', '=', claimed.claim.jobId).execute(),
    );
    await run();
    expect((await jobs()).map(({ status }) => status)).toEqual(['SUCCESS', 'FAILURE', 'SUCCESS']);
  });

  test('a run that begins while a cancelled one has not ended waits for it', async () => {
    await run();
    const { claim } = await ask((database) =>
      claimSource(database, { store: folderStore(paths().root), projectName: '', mapping: USUAL_MAPPING }),
    );
    await ask((database) => cancelIndex(database, claim.jobId));
    const said: string[] = [];
    const next = run(['--yes'], { say: (line) => said.push(line) });
    // It is about to claim the folder: if that were refused, it would have ended after these looks.
    await expect.poll(() => said.join()).toContain('was indexed before');
    for (const times of [1, 2, 3]) expect(await jobs(), `${times}`).toHaveLength(2);
    expect(await ask((database) => endCancelled({ database, source: null }, claim))).toBe(true);
    await next;
    expect((await jobs()).map(({ status }) => status)).toEqual(['SUCCESS', 'REVOKED', 'SUCCESS']);
  });
});

describe('a folder of images', () => {
  const { run, ask, sessions, captures, source, jobs, paths } = folderOf('sqlite');

  test.each(['away', 'empty'])('a folder that is %s is unreachable, and nothing is marked as vanished', async (how) => {
    await run();
    const before = await captures();
    const { root } = paths();
    renameSync(root, `${root} elsewhere`);
    if (how === 'empty') mkdirSync(root);
    await expect(run()).rejects.toThrow(/ is unreachable: /);
    expect(await captures()).toEqual(before);
    expect(await source()).toMatchObject({ total_files_indexed: FILES });
  });

  test('a pattern reads the names of a camera that is not known, and is stored until it is taken back', async () => {
    const { root } = paths();
    writeCard(join(root, 'Barn'), {
      '12-06-24 23h15.jpg': null,
      'x 12-06-24 23h15m02.jpg': null,
      'x 13-06-24 01h00m00.jpg': null,
    });
    const ofBarn = async () => (await sessions()).filter((one) => one.startsWith('Barn'));
    await run(['--yes', '--names', 'x DD-MM-YY hhhmmmss']);
    const night = 'Barn 2024-06-12T23:15:02 2024-06-13T01:00:00 2';
    expect(await sessions()).toEqual([...NIGHTS, night].toSorted());
    await run();
    expect(await ofBarn()).toEqual([night]);
    await run(['--yes', '--names', '']);
    expect(await ofBarn()).toEqual([]);
    await expect(run(['--yes', '--names', 'hh'])).rejects.toThrow('--names "hh" must have YYYY or YY');
  });

  test('a session longer than a day stays whole where it is not to be cut at noon', async () => {
    await run();
    await run(['--yes', '--noon', 'keep']);
    const whole = 'Pole 2023-01-24T00:00:00 2023-01-25T21:00:00 16';
    expect(await sessions()).toEqual([...NIGHTS.filter((one) => !one.startsWith('Pole')), whole].toSorted());
    await run(['--yes', '--noon', 'cut']);
    expect(await sessions()).toEqual(NIGHTS);
  });

  test('a wrong clock is put right, and that is taken back', async () => {
    await run();
    const before = await sessions();
    await run(['--yes', '--shift', 'Meadow=+1h']);
    const line = 'Meadow 2026-06-01T23:10:05 2026-06-01T23:10:05 2';
    expect(await sessions()).toEqual(before.map((one) => (one.startsWith('Meadow') ? line : one)));
    // It is stored: a later run does not need to say it.
    await run();
    expect(await sessions()).toContain(line);
    await run(['--yes', '--shift', 'Meadow=0']);
    expect(await sessions()).toEqual(before);
  });

  test('a stopped run is continued, and its job says so', async () => {
    const stop = new AbortController();
    const say = (line: string) => (line.startsWith('  images:') ? stop.abort(new Stopped('Stopped.')) : undefined);
    await expect(run(['--yes'], { say, signal: stop.signal })).rejects.toThrow('Stopped.');
    const files = await ask((database) => database.selectFrom('image_files').select('id').execute());
    expect(await source()).toMatchObject({ total_files_indexed: files.length, total_captures_indexed: 0 });
    await run();
    expect(await sessions()).toEqual(NIGHTS);
    expect((await jobs()).map(({ status }) => status)).toEqual(['REVOKED', 'SUCCESS']);
  });

  test('a preview stores nothing, and ends with 3 where nobody can be asked', async () => {
    expect(await run([])).toMatchObject({ code: 3 });
    expect(await ask((database) => knownSource(database, paths().root))).toBeNull();
    expect((await run([], { ask: () => Promise.resolve(false) })).code).toBe(3);
    expect((await run([], { ask: () => Promise.resolve(true) })).code).toBe(0);
    expect(await sessions()).toEqual(NIGHTS);
  });

  test('the sample season is removed in the same step, or stays', async () => {
    await ask(fillSkeleton);
    const said = (await run()).said;
    expect(said).toContain(
      'The database holds the sample season, which stays: --replace-sample would remove it first.',
    );
    const projects = () => ask((database) => database.selectFrom('projects').select('name').execute());
    expect((await projects()).length).toBeGreaterThan(1);
    expect(await ask(contentOf)).toBe('other data');
  });

  test('the sample season is removed where the user says so', async () => {
    await ask(fillSkeleton);
    const asked: string[] = [];
    const yes = (question: string) => Promise.resolve(asked.push(question) > 0);
    await run([], { ask: yes });
    expect(asked).toEqual(['Index this folder?', 'The database holds the sample season: remove it first?']);
    expect(await ask((database) => database.selectFrom('projects').select('name').execute())).toEqual([
      { name: 'images' },
    ]);
    expect(await sessions()).toEqual(NIGHTS);
  });

  test('its images are served, whatever their names, and nothing else of the folder', async () => {
    const { root, location } = paths();
    writeCard(root, {
      'Hut #2/20240701_220000 #1 50%25 "é".jpg': Buffer.from('bytes'),
      'Hut #2/notes.txt': Buffer.from('x'),
    });
    await run();
    const service = await serve(location);
    try {
      type Sent = { url: string; path: string; thumbnails: { small: string; medium: string } };
      const { results } = await askJson<{ results: Sent[] }>(service.url, '/api/v2/captures/?limit=100');
      const sent = results.filter(({ url }) => url.includes('Hut'));
      const odd = sent.map(({ url }) => url);
      expect(odd).toHaveLength(1);
      const thumbnails = { small: `${odd[0]}?width=320`, medium: `${odd[0]}?width=1024` };
      expect(sent).toMatchObject([{ path: 'Hut #2/20240701_220000 #1 50%25 "é".jpg', thumbnails }]);
      const answer = await fetch(odd[0] ?? '');
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        200,
        'image/jpeg',
        'bytes',
      ]);
      const part = await fetch(odd[0] ?? '', { headers: { range: 'bytes=1-2' } });
      expect([part.status, await part.text()]).toEqual([206, 'yt']);
      for (const path of ['Hut%20%232/notes.txt', '..%2Fempty.sqlite', '../../etc/passwd', 'nothing.jpg']) {
        expect(await statusOf(service.url, `/media/images/1/${path}`)).toBe(404);
      }
      // A link that takes the place of an image leads nowhere.
      const image = join(root, 'Sheet/DSC_0042.JPG');
      rmSync(image);
      symlinkSync(location, image);
      expect(await statusOf(service.url, '/media/images/1/Sheet/DSC_0042.JPG')).toBe(404);
    } finally {
      await service.stop();
    }
  });
});

async function statusOf(url: string, path: string): Promise<number> {
  return (await askService(url, path)).status;
}
