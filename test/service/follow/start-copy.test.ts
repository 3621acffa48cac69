import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { markUncounted } from '#service/database/uncounted-loads.ts';
import { askJson } from '#test/service/ask.ts';
import { endServices, startService } from '#test/service/service-process.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import type { FaultyService } from '#test/support/faulty-service.ts';
import { madeRecords, madeSource, type MadeRecords } from '#test/support/made-source.ts';
import { servicePid } from '#test/support/watched-process.ts';
import { onDemand } from '#test/support/on-demand.ts';

const { noctuary } = await onDemand('programs');
const TOKEN = 'token-of-the-copy-0123';

let empty: EmptyDatabase;
let source: FaultyService;
let records: MadeRecords;
/** what the source answers without a token: everything, one project, nothing at all */
let open: 'all' | 'less' | 'away';
beforeEach(async () => {
  empty = await emptyDatabase('sqlite');
  open = 'all';
  records = madeRecords();
  source = await madeSource(records, (path, _query, { authorization }) => {
    if (open === 'away') return { body: null, raw: (response) => response.destroy() };
    if (authorization !== undefined || open === 'all' || path !== 'occurrences/') return undefined;
    return { body: { count: 0, next: null, previous: null, results: [] } };
  });
});
afterEach(async () => {
  await endServices();
  await source.stop();
  await empty.remove();
});

const start = (settings: Readonly<Record<string, string>>) =>
  startService({
    NOCTUARY_DATA: empty.folder,
    UPSTREAM_URL: source.origin,
    NOCTUARY_COPY: 'yes',
    NOCTUARY_COPY_EVERY: '0',
    ...settings,
  });

/** What a start says that is refused. */
async function refusalOf(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, errors } = await start(settings).ended;
  expect([code, errors.includes(TOKEN)]).toEqual([1, false]);
  return errors;
}

/** Starts the copy, and stops it when it answers. */
async function starts(settings: Readonly<Record<string, string>>): Promise<void> {
  const service = start(settings);
  await service.address;
  service.child.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);
}

test('a copy that reads with a token has tokens of its own, unless its source shows the same without one', async () => {
  const withToken = { NOCTUARY_UPSTREAM_TOKEN: TOKEN };
  open = 'away';
  expect(await refusalOf(withToken)).toMatch(/not known yet whether .* set NOCTUARY_TOKENS/);
  open = 'less';
  expect(await refusalOf(withToken)).toMatch(
    /shows more with NOCTUARY_UPSTREAM_TOKEN than without a token.* set NOCTUARY_TOKENS/,
  );
  await starts({ ...withToken, NOCTUARY_TOKENS: 'anna:0123456789abcdef' });
  expect(await refusalOf({ ...withToken, NOCTUARY_TOKENS: 'anna:0123456789abcdef', NOCTUARY_PUBLIC: 'yes' })).toMatch(
    /shows more/,
  );
  open = 'all';
  await starts(withToken);
  // What was found out counts where the source is away.
  open = 'away';
  await starts(withToken);
});

test('a copy whose processes are all told to stop, as by Ctrl C, ends without an error', async () => {
  const service = start({ LOG_LEVEL: 'error' });
  await service.address;
  const pid = servicePid(service.child);
  const followers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  await expect.poll(followers, { timeout: 15_000 }).not.toBe('');
  const url = await service.address;
  const phase = async () => (await askJson<CopyStatus>(url, '/api/v2/copy/')).phase;
  await expect.poll(phase, { timeout: 15_000 }).toBe('waiting');
  // The process that follows gets it first.
  const follower = Number(followers().split(' ', 1)[0]);
  process.kill(follower, 'SIGINT');
  expect(await phase()).toBe('waiting');
  service.signalService('SIGINT');
  service.child.kill('SIGINT');
  const { code, output, errors } = await service.ended;
  expect([code, output + errors]).toEqual([0, expect.not.stringContaining('is started again')]);
});

test('a copy is not started while a load writes to its new database', async () => {
  const { database, close } = await openDatabase(join(empty.folder, 'noctuary.sqlite'));
  await markUncounted(database, 'a load');
  await close();
  expect(await refusalOf()).toMatch(/A load writes to the database/);
});

test('a copy is started over nothing but its own source', async () => {
  copyFileSync(inject('sampleFile'), join(empty.folder, 'noctuary.sqlite'));
  expect(await refusalOf()).toMatch(/holds the sample season, and a copy holds nothing but .* NOCTUARY_DATA/);
});

test('noctuary copy says how the copy is and tells it what to do, and a copy keeps its source and its projects', async () => {
  const run = (...words: string[]) =>
    new Promise<[code: number | string | null | undefined, output: string]>((resolve) => {
      const env = { PATH: process.env['PATH'], NOCTUARY_DATA: empty.folder };
      execFile(process.execPath, [noctuary, 'copy', ...words], { env }, (error, stdout, stderr) =>
        resolve([error === null ? 0 : error.code, stdout + stderr]),
      );
    });
  const service = start({ NOCTUARY_COPY_PROJECTS: '5' });
  const url = await service.address;
  const phase = async () => (await askJson<CopyStatus>(url, '/api/v2/copy/')).phase;
  await expect.poll(phase, { timeout: 15_000 }).toBe('waiting');
  const [code, said] = await run('status');
  expect([code, said]).toEqual([0, expect.stringMatching(new RegExp(`^Copy of ${source.origin}, projects 5\\n`))]);
  expect(said).toMatch(/^captures +30 +30 +0$/m);
  const [, json] = await run('status', '--json');
  expect(JSON.parse(json)).toEqual(
    await askJson<CopyStatus>(url, '/api/v2/copy/').then((status) => ({
      ...status,
      pace: (JSON.parse(json) as CopyStatus).pace,
    })),
  );
  const told = [0, 'The copy was told.\n'];
  expect(await run('pause')).toEqual(told);
  expect(await phase()).toBe('paused');
  expect(await run('look')).toEqual([1, 'The copy is paused: let it go on, then it looks.\n']);
  expect(await run('take')).toEqual([1, 'The copy asks nothing.\n']);
  expect(await run('go-on')).toEqual(told);
  await expect.poll(phase, { timeout: 15_000 }).toBe('waiting');
  for (const event of records['events'] ?? [])
    Object.assign(event, { id: event.id + 500, updated_at: '2024-10-01T00:00:00' });
  expect(await run('look')).toEqual(told);
  await expect.poll(phase, { timeout: 15_000 }).toBe('asking');
  expect(await run('status')).toEqual([1, expect.stringContaining('\nIt asks (much_changed): 6 of 6 events are not')]);
  expect(await run('keep')).toEqual(told);
  const kept = [0, expect.stringMatching(/\nKept as of .*, by decision at .*: 6 of 6 events are not/)];
  await expect.poll(() => run('status'), { timeout: 15_000 }).toEqual(kept);
  expect(await run('pause')).toEqual(told);
  service.child.kill('SIGTERM');
  await service.ended;
  expect((await run('status'))[1]).toContain('It is paused');
  expect(await refusalOf({ NOCTUARY_COPY_PROJECTS: '6' })).toMatch(/holds project 5 of .* does not name/);
  expect(await refusalOf({ UPSTREAM_URL: 'http://127.0.0.1:9' })).toMatch(/holds records of .*127\.0\.0\.1/);
});
