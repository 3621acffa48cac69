import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareCopy } from '#service/follow/prepare-copy.ts';
import { refuseOpenCopy } from '#service/follow/refuse-open-copy.ts';
import { parseAccessTokens } from '#service/protection/access-token.ts';
import { described, loadedPackage, NIGHT, table } from '#test/service/load/loaded-package.ts';
import { serve } from '#test/support/serve.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import type { FaultyAnswer, FaultyService } from '#test/support/faulty-service.ts';
import { madeRecords, madeSource, type MadeRecords } from '#test/support/made-source.ts';
import { copyOf, makeItCompare, type RunningCopy } from './copy-of.ts';

let records: MadeRecords;
let fault: (path: string, query: URLSearchParams) => FaultyAnswer | undefined;
let source: FaultyService;
let empty: EmptyDatabase;
let copy: RunningCopy | null;
beforeEach(async () => {
  records = madeRecords();
  fault = () => undefined;
  copy = null;
  source = await madeSource(records, (path, query) => fault(path, query));
  empty = await databaseWithTables('sqlite');
});
afterEach(async () => {
  await copy?.stop();
  await source.stop();
  await empty.remove();
});

async function started(projects: number[] | null = null): Promise<RunningCopy> {
  copy = await copyOf(source.origin, empty, { projects });
  return copy;
}

/** The pages of a list of deployments or projects, which are not answered until they are cut. */
function heldPages(path: string, filter: string, ids: string[]): { until: () => Promise<void>; cut: () => void } {
  const held: ServerResponse[] = [];
  fault = (asked, query) => {
    if (asked !== path || !ids.includes(query.get(filter) ?? '') || query.get('limit') === '1') return undefined;
    return {
      body: null,
      raw: (response) => {
        held.push(response);
      },
    };
  };
  return {
    until: () => expect.poll(() => held.length, { timeout: 15_000 }).toBeGreaterThan(0),
    cut: () => held.forEach((response) => response.destroy()),
  };
}

/** The pages of captures that were asked for since then, but for counts. */
const capturePages = (from: number) =>
  source.requests
    .slice(from)
    .filter((request) => /^captures\/.*deployment=/.test(request) && !/limit=1\b/.test(request)).length;

test('a copy whose source cannot list its exports is filled', async () => {
  fault = (path) => (path === 'exports/' ? { status: 500, body: { detail: 'x' } } : undefined);
  const { filled_at, takes_orders, unreachable_since } = await (await started()).until({ phase: 'waiting' });
  expect([filled_at, takes_orders, unreachable_since]).toEqual([expect.any(String), false, null]);
});

test('a copy says since when its source refuses to be read, and not that it is away', async () => {
  const { until, tell } = await started();
  await until({ phase: 'waiting' });
  fault = () => ({ status: 403, body: { detail: 'No.' } });
  await tell({ do: 'look' });
  const refused = await until({ phase: 'waiting', refused_since: expect.any(String) as never });
  expect([refused.unreachable_since, refused.failures[0]?.reason]).toEqual([null, expect.stringContaining('403')]);
  fault = () => undefined;
  await until({ phase: 'waiting', refused_since: null });
});

test('a copy is filled though one of the projects that are named is not there, and says which', async () => {
  const status = await (await started([5, 99])).until({ phase: 'waiting' });
  const captures = status.lists.find(({ list }) => list === 'captures');
  expect([status.filled_at, status.unreachable_since, status.refused_since]).toEqual([expect.any(String), null, null]);
  expect([captures?.here, captures?.there]).toEqual([30, 30]);
  expect(status.failures.map(({ reason }) => reason)).toEqual([
    `${source.origin} shows no project 99, which NOCTUARY_COPY_PROJECTS names.`,
  ]);
});

test('a copy of several projects has the numbers of all of them, also while it looks', async () => {
  const { until, tell, status } = await started([5, 6]);
  const { lists } = await until({ phase: 'waiting' });
  expect(lists.find(({ list }) => list === 'captures')).toMatchObject({ here: 60, there: 60 });
  const page = heldPages('deployments/', 'project_id', ['6']);
  await tell({ do: 'look' });
  await page.until();
  // What the first project told is stored with the next request that is counted.
  await until({ phase: 'looking', pace: expect.objectContaining({ requests: expect.any(Number) as never }) as never });
  expect((await status()).lists).toEqual(lists);
  fault = () => ({ body: null, raw: (response) => response.destroy() });
  page.cut();
  await until({ phase: 'waiting', unreachable_since: expect.any(String) as never });
  expect((await status()).lists).toEqual(lists);
});

test('a comparison that is cut goes on where it was, tells how far it is, and the look after it reads what changed alone', async () => {
  const first = await started([5, 6]);
  await first.until({ phase: 'waiting' });
  await first.stop();
  copy = null;
  await makeItCompare(empty);
  const { until, tell, status } = await started([5, 6]);
  await until({ phase: 'waiting' });
  // Two are read at once: both deployments of the second project are held, so that the first alone is done.
  const page = heldPages('captures/', 'deployment', ['13', '14']);
  await tell({ do: 'look' });
  await page.until();
  await expect.poll(async () => (await status()).progress, { timeout: 10_000 }).toMatchObject({ done: 30, of: 60 });
  const from = source.requests.length;
  fault = () => ({ body: null, raw: (response) => response.destroy() });
  page.cut();
  await until({ phase: 'waiting', unreachable_since: expect.any(String) as never });
  fault = () => undefined;
  const { compared_at } = await until({ phase: 'waiting', unreachable_since: null });
  expect(compared_at?.slice(0, 4)).not.toBe('2020');
  const read = source.requests
    .slice(from)
    .filter((request) => /^captures\/.*deployment=1[12].*limit=\d\d/.test(request));
  expect(read).toEqual([]);
  const before = source.requests.length;
  await tell({ do: 'look' });
  await until({ phase: 'waiting' });
  expect(capturePages(before)).toBe(0);
});

test('a copy keeps to the pause that its source asks for, however long', async () => {
  const { until, tell } = await started();
  await until({ phase: 'waiting' });
  fault = () => ({ status: 429, body: { detail: 'Later.' }, headers: { 'retry-after': '7200' } });
  const from = Date.now();
  await tell({ do: 'look' });
  const { next_look_at, pace } = await until({ phase: 'waiting', unreachable_since: expect.any(String) as never });
  expect(Date.parse(`${next_look_at}Z`)).toBeGreaterThanOrEqual(Math.floor((from + 7_200_000) / 1_000) * 1_000);
  expect(pace.requests).toBe(1);
});

test('a copy of all projects, which was one of some, counts the taxa of the list of all', async () => {
  const first = await started([5, 6]);
  await first.until({ phase: 'waiting' });
  await first.stop();
  copy = null;
  records['taxa'] = (records['taxa'] ?? []).flatMap((taxon) => (taxon.id === 3 ? [] : [{ ...taxon, parent_id: null }]));
  const { until, tell } = await started();
  await until({ phase: 'waiting' });
  await tell({ do: 'look' });
  const { lists } = await until({ phase: 'waiting' });
  expect(lists.find(({ list }) => list === 'taxa')).toMatchObject({ here: 2, there: 2 });
});

test('a copy is not open where its source shows the same numbers without a token, and names of people with one alone', async () => {
  const origin = await databaseWithTables('sqlite');
  const NAME = 'Ana Quintero';
  await loadedPackage(origin, {
    ...NIGHT,
    'datapackage.json': described({}),
    'deployments.csv': table(
      ['deploymentID', 'locationName', 'latitude', 'longitude', 'deploymentStart', 'deploymentEnd', 'setupBy'],
      ['dune', 'Dune', '52.1', '4.3', '2024-06-10T18:00:00+02:00', '2024-06-14T08:00:00+02:00', NAME],
    ),
    'observations.csv': table(
      [
        'observationID',
        'deploymentID',
        'mediaID',
        'observationType',
        'scientificName',
        'classificationMethod',
        'classifiedBy',
      ],
      ['o1', 'dune', 'm0', 'animal', 'Noctua pronuba', 'human', NAME],
    ),
  });
  const token = '0123456789abcdef';
  const shown = { exportFolder: join(origin.folder, 'exports'), tokens: parseAccessTokens(`reader:${token}`) };
  const { database, close } = await openDatabase(empty.location);
  const refusalOf = async (namesNeedToken: boolean) => {
    const service = await serve(origin.location, { ...shown, isPublic: true, namesNeedToken });
    const settings = { source: service.url, token, projects: null, everyMs: null };
    await prepareCopy(database, settings);
    const refusal = await refuseOpenCopy(database, settings, true).then(() => 'none', String);
    await service.stop();
    await database.deleteFrom('copy_state').execute();
    return refusal;
  };
  expect(await refusalOf(true)).toContain('shows more with NOCTUARY_UPSTREAM_TOKEN');
  expect(await refusalOf(false)).toBe('none');
  await close();
  await origin.remove();
});
