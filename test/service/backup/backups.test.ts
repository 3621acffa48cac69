import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import yauzl from 'yauzl';
import { text } from 'node:stream/consumers';
import { fileWorker } from '#service/backup/file-work.ts';
import { writeBackup } from '#service/backup/write-backup.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { installedCommand, type InstalledCommand } from '#test/service/command/installed-command.ts';
import { madeZip } from '#test/support/made-zip.ts';

const SERVICE = { PORT: '0', NOCTUARY_SAMPLE: 'no' };
const TABLES = ['projects', 'deployments', 'events', 'captures', 'occurrences', 'detections', 'exports', 'jobs'];

let command: InstalledCommand;
beforeEach(() => {
  command = installedCommand();
  mkdirSync(command.data, { recursive: true });
  copyFileSync(inject('tablesFile'), join(command.data, 'noctuary.sqlite'));
  fill(command.data);
});
afterEach(() => command.remove());

const inHome = (name: string) => join(command.home, name);
const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).toSorted() : []);
const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Writes a project with two exports and their files. */
function fill(folder: string): void {
  const file = new Libsql(join(folder, 'noctuary.sqlite'));
  mkdirSync(join(folder, 'exports'));
  const at = '2024-06-12T21:04:05';
  file.exec(`insert into users (id, name) values (1, 'Local user');
    insert into projects (id, name, description, draft, created_at, updated_at)
      values (1, 'Ærø', '', 0, '${at}', '${at}')`);
  for (const id of [1, 2]) {
    const name = `sessions-aero-all-${id}.csv`;
    const content = `event_id,night\n${id},2024-06-12\n`.repeat(1_000);
    const hash = createHash('sha256').update(content).digest('hex');
    writeFileSync(join(folder, 'exports', name), content);
    writeFileSync(join(folder, 'exports', `${name}.sha256`), `${hash}  ${name}\n`);
    file.exec(`insert into jobs (id, project_id, name, status, job_type_key, job_type_name, created_at, updated_at)
      values (${id}, 1, 'Export', 'SUCCESS', 'data_export', 'Data export', '${at}', '${at}');
      insert into exports (id, user_id, job_id, project_id, format, file_path, record_count, file_size, sha256,
        created_at, updated_at)
      values (${id}, 1, ${id}, 1, 'sessions_csv', '/media/exports/${name}', 1000, ${content.length}, '${hash}', '${at}', '${at}')`);
  }
  file.close();
}

/** All rows of a database, table by table. */
function rowsOf(folder: string): Record<string, unknown[]> {
  const file = new Libsql(join(folder, 'noctuary.sqlite'), { readonly: true });
  const rows = TABLES.map((table) => [table, file.prepare(`select * from ${table} order by id`).all()] as const);
  file.close();
  return Object.fromEntries(rows);
}

/** The export files that a database names and that are in its folder, with their SHA-256. */
function exportsOf(folder: string): Record<string, string> {
  const names = (rowsOf(folder)['exports'] as { file_path: string | null }[])
    .flatMap(({ file_path }) => file_path?.split('/').slice(-1) ?? [])
    .filter((name) => existsSync(join(folder, 'exports', name)));
  return Object.fromEntries(names.map((name) => [name, sha256(join(folder, 'exports', name))]));
}

/** The files of a zip by their names. */
async function entriesOf(path: string): Promise<Map<string, string>> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true });
  const found = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await text((await zip.openReadStreamPromise(entry)).setEncoding('latin1')));
  }
  return found;
}

const manifestOf = (entries: ReadonlyMap<string, string>) =>
  JSON.parse(entries.get('noctuary-backup.json') ?? '') as { format: number; files: { name: string }[] };

async function backUp(name = 'moths.zip'): Promise<string> {
  const { code, errors } = await command.run(['backup', name]);
  expect([code, errors]).toEqual([0, '']);
  return inHome(name);
}

describe('a backup', () => {
  test('brings every row and every export file to another folder', async () => {
    const season = dirname(inject('smallFile'));
    rmSync(command.data, { recursive: true });
    mkdirSync(command.data);
    cpSync(join(season, 'exports'), join(command.data, 'exports'), { recursive: true });
    copyFileSync(join(season, 'noctuary.sqlite'), join(command.data, 'noctuary.sqlite'));
    const archive = await backUp();
    expect(filesIn(command.home)).toEqual(['.local', 'moths.zip']);
    const other = inHome('other');
    const { code, output, errors } = await command.run(['restore', 'moths.zip'], { NOCTUARY_DATA: other });
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(new RegExp(`^${other} holds the data of \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC$`, 'm'));
    expect(rowsOf(other)).toEqual(rowsOf(command.data));
    expect(exportsOf(other)).toEqual(exportsOf(command.data));
    expect(Object.keys(exportsOf(other)).length).toBeGreaterThan(10);
    expect(filesIn(other)).toEqual(['exports', 'noctuary.sqlite']);
    expect([...(await entriesOf(archive)).keys()].at(-1)).toBe('noctuary-backup.json');
  });

  test('is of one moment while a service writes, and leaves that at work', async () => {
    const service = command.start([], SERVICE);
    const origin = await service.found(/^Noctuary is at (\S+)$/m);
    const body = JSON.stringify({ format: 'sessions_csv', project: 1 });
    const order = () =>
      ask(origin, '/api/v2/exports/', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const statuses: number[] = [];
    const done = new AbortController();
    const ordering = (async () => {
      do statuses.push((await order()).status);
      while (!done.signal.aborted);
    })();
    // What was ordered before is in SQLite's log, and not in its file yet.
    await expect.poll(() => statuses).toContain(201);
    const { results } = await askJson<{ results: { id: number }[] }>(origin, '/api/v2/exports/?limit=1&ordering=-id');
    const [before] = results;
    await backUp();
    done.abort();
    await ordering;
    // Some are refused, as too many at a time.
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => ![201, 429].includes(status))).toEqual([]);
    const other = inHome('other');
    expect((await command.run(['restore', 'moths.zip'], { NOCTUARY_DATA: other })).code).toBe(0);
    const { exports = [], jobs = [] } = rowsOf(other);
    expect((exports as { id: number }[]).map(({ id }) => id)).toContain(before?.id);
    // Each export has its job: both are written in one transaction.
    const jobIds = new Set((jobs as { id: number }[]).map(({ id }) => id));
    expect((exports as { job_id: number }[]).every(({ job_id }) => jobIds.has(job_id))).toBe(true);
    const restored = command.start([], { ...SERVICE, NOCTUARY_DATA: other });
    const there = await restored.found(/^Noctuary is at (\S+)$/m);
    expect((await askJson<{ count: number }>(there, '/api/v2/exports/?limit=1')).count).toBe(exports.length);
  });

  test('names export files that are missing, and those that are not as the database says', async () => {
    const [first = '', second = ''] = Object.keys(exportsOf(command.data));
    const file = new Libsql(join(command.data, 'noctuary.sqlite'));
    file.exec(`update exports set sha256 = '${'0'.repeat(64)}'`);
    file.close();
    rmSync(join(command.data, 'exports', first));
    const { code, output } = await command.run(['backup', 'moths.zip']);
    expect(code).toBe(0);
    expect(output).toContain(`Missing or changed, of the export files that the database names: ${first}, ${second}\n`);
  });

  test('replaces no file without being told, and writes none without data', async () => {
    writeFileSync(inHome('moths.zip'), 'mine');
    const { code, output, errors } = await command.run(['backup', 'moths.zip']);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe(`There is no backup: ${inHome('moths.zip')} is there already: --replace replaces it.\n`);
    expect(readFileSync(inHome('moths.zip'), 'utf8')).toBe('mine');
    expect((await command.run(['backup', 'moths.zip', '--replace'])).code).toBe(0);
    expect((await entriesOf(inHome('moths.zip'))).has('noctuary.sqlite')).toBe(true);
    const empty = await command.run(['backup', 'none.zip'], { NOCTUARY_DATA: inHome('none') });
    expect([empty.code, empty.errors]).toEqual([
      1,
      expect.stringContaining(`There is no database in ${inHome('none')}`),
    ]);
    const postgres = await command.run(['backup', 'none.zip'], { DATABASE_URL: 'postgres://127.0.0.1:1/night' });
    expect([postgres.code, postgres.errors]).toEqual([1, expect.stringContaining('use its pg_dump')]);
    expect(filesIn(command.home)).toEqual(['.local', 'moths.zip']);
  });

  test('refuses a folder, the database itself, and a disk with too little room', async () => {
    const database = join(command.data, 'noctuary.sqlite');
    const content = sha256(database);
    const folder = await command.run(['backup', command.home, '--replace']);
    expect([folder.code, folder.errors]).toEqual([1, expect.stringContaining(`${command.home} is a folder: `)]);
    const own = await command.run(['backup', database, '--replace']);
    expect([own.code, own.errors]).toEqual([1, expect.stringContaining(`${database} is the database itself`)]);
    expect(sha256(database)).toBe(content);
    const { bavail, bsize } = statfsSync(command.data);
    // Without blocks on the disk.
    truncateSync(database, bavail * bsize + 1_000_000_000_000);
    const small = await command.run(['backup', 'moths.zip']);
    expect([small.code, small.errors]).toEqual([
      1,
      expect.stringMatching(/^There is no backup: The disk of .+ has too little room: .+ are free, .+ are needed\.\n$/),
    ]);
    expect(filesIn(command.home)).toEqual(['.local']);
  });

  test('names an export file that is removed while it writes', async () => {
    const [first = ''] = Object.keys(exportsOf(command.data));
    const exportFolder = join(command.data, 'exports');
    const result = await writeBackup({
      database: join(command.data, 'noctuary.sqlite'),
      exportFolder,
      out: inHome('moths.zip'),
      version: '1',
      worker: fileWorker([command.program, '--file-work']),
      signal: new AbortController().signal,
      onBytes: (part) => {
        if (part === 'archive') rmSync(join(exportFolder, first), { force: true });
      },
    });
    expect(result.missing).toEqual([first]);
    expect((await command.run(['restore', 'moths.zip'], { NOCTUARY_DATA: inHome('other') })).code).toBe(0);
    expect(filesIn(join(inHome('other'), 'exports'))).not.toContain(first);
  });

  test('that is stopped leaves nothing', async () => {
    // Large, so that it takes its time.
    copyFileSync(inject('sampleFile'), join(command.data, 'noctuary.sqlite'));
    const running = command.start(['backup', 'moths.zip']);
    // The copy of the database is there.
    await expect.poll(() => filesIn(command.home).some((name) => name.endsWith('.sqlite'))).toBe(true);
    running.child.kill('SIGINT');
    const { code, errors } = await running.ended;
    expect([code, errors]).toEqual([130, 'Stopping …\nStopped. There is no backup of this run.\n']);
    expect(filesIn(command.home)).toEqual(['.local']);
  });
});

describe('restoring', () => {
  /** What a refusal says; the folder is as it was. */
  async function refusal(words: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<string> {
    const folder = settings['NOCTUARY_DATA'] ?? command.data;
    const before = filesIn(folder).map((name) => [name, name.endsWith('.sqlite') ? sha256(join(folder, name)) : '']);
    const { code, errors } = await command.run(['restore', ...words], settings);
    expect(code).toBe(1);
    expect(filesIn(folder).map((name) => [name, name.endsWith('.sqlite') ? sha256(join(folder, name)) : ''])).toEqual(
      before,
    );
    return errors;
  }

  /** A backup with some of its files changed. */
  async function changed(change: (entries: Map<string, string>) => void): Promise<string> {
    const entries = await entriesOf(await backUp());
    change(entries);
    const path = inHome('changed.zip');
    const files = [...entries].map(([name, content]) => [name, Buffer.from(content, 'latin1')] as const);
    writeFileSync(path, madeZip(Object.fromEntries(files)));
    return path;
  }

  test('replaces no data without being told; then what was there is kept', async () => {
    await backUp();
    const file = new Libsql(join(command.data, 'noctuary.sqlite'));
    file.exec("update projects set name = 'Changed'");
    file.close();
    const before = rowsOf(command.data);
    expect(await refusal(['moths.zip'])).toBe(
      `Nothing was restored: ${command.data} holds data: --replace sets it aside, or NOCTUARY_DATA names another folder.\n`,
    );
    mkdirSync(join(command.data, 'thumbnails'));
    const { code, output } = await command.run(['restore', 'moths.zip', '--replace']);
    expect(code).toBe(0);
    const [, aside = ''] = /What was there before is in (.+), which you may remove/.exec(output) ?? [];
    expect(rowsOf(aside)).toEqual(before);
    expect(filesIn(join(aside, 'exports'))).toEqual(filesIn(join(command.data, 'exports')));
    expect(filesIn(join(aside, 'exports'))).toHaveLength(4);
    const names = (rowsOf(command.data)['projects'] as { name: string }[]).map(({ name }) => name);
    expect(names).not.toContain('Changed');
    expect(filesIn(command.data).filter((name) => !name.startsWith('before-restore-'))).toEqual([
      'exports',
      'noctuary.sqlite',
    ]);
  });

  test('over a damaged database works, and keeps that too', async () => {
    await backUp();
    writeFileSync(join(command.data, 'noctuary.sqlite'), 'no database'.repeat(1_000));
    writeFileSync(join(command.data, 'noctuary.sqlite-wal'), 'left behind');
    const { code, output } = await command.run(['restore', 'moths.zip', '--replace']);
    expect(code).toBe(0);
    expect(rowsOf(command.data)['projects']?.length).toBeGreaterThan(0);
    const [, aside = ''] = /What was there before is in (.+), which you may remove/.exec(output) ?? [];
    expect(filesIn(aside)).toEqual(expect.arrayContaining(['exports', 'noctuary.sqlite']));
    expect(readFileSync(join(aside, 'noctuary.sqlite'), 'utf8')).toMatch(/^no database/);
    expect(filesIn(command.data).filter((name) => name.endsWith('-wal'))).toEqual([]);
  });

  test('does not touch a database that a service has open', async () => {
    await backUp();
    const service = command.start([], SERVICE);
    const origin = await service.found(/^Noctuary is at (\S+)$/m);
    const { code, errors } = await command.run(['restore', 'moths.zip', '--replace']);
    expect(code).toBe(1);
    expect(errors).toMatch(/is in use by another program: stop the service first\.\n$/);
    expect((await ask(origin, '/readyz')).status).toBe(200);
  });

  test('that is stopped changes nothing', async () => {
    copyFileSync(inject('sampleFile'), join(command.data, 'noctuary.sqlite'));
    await backUp();
    mkdirSync(inHome('other'));
    const running = command.start(['restore', 'moths.zip'], { NOCTUARY_DATA: inHome('other') });
    await expect.poll(() => filesIn(inHome('other')).length, { interval: 1 }).toBe(1);
    running.child.kill('SIGINT');
    const { code, errors } = await running.ended;
    expect([code, errors]).toEqual([130, 'Stopping …\nStopped. Nothing was changed.\n']);
    expect(filesIn(inHome('other'))).toEqual([]);
  });

  test.each([
    ['is no zip', (archive: string) => writeFileSync(archive, 'PK no zip')],
    ['has lost its end', (archive: string) => writeFileSync(archive, readFileSync(archive).subarray(0, -5_000))],
    [
      'has one changed byte',
      (archive: string) => {
        const bytes = readFileSync(archive);
        // Within the copy of the database, which comes first.
        bytes[1_000] = (bytes[1_000] ?? 0) ^ 1;
        writeFileSync(archive, bytes);
      },
    ],
  ])('refuses a file that %s', async (_what, damage) => {
    damage(await backUp());
    const folder = inHome('other');
    expect(await refusal(['moths.zip'], { NOCTUARY_DATA: folder })).toContain(
      `Nothing was restored: ${inHome('moths.zip')} is no backup, or is not whole: `,
    );
    expect(filesIn(folder)).toEqual([]);
  });

  test('refuses a zip of other files, and one whose files are not those that it describes', async () => {
    const folder = { NOCTUARY_DATA: inHome('other') };
    const cases: [(entries: Map<string, string>) => void, string][] = [
      [(entries) => entries.delete('noctuary-backup.json'), 'it has no noctuary-backup.json'],
      [(entries) => entries.delete('noctuary.sqlite'), 'noctuary.sqlite is missing'],
      [
        (entries) => entries.set('noctuary-backup.json', JSON.stringify({ ...manifestOf(entries), format: 2 })),
        'its noctuary-backup.json is of another form, perhaps of a newer release',
      ],
      [
        (entries) => {
          const manifest = manifestOf(entries);
          const files = manifest.files.map((file) => ({ ...file, name: file.name.replace('exports/', '../exports/') }));
          entries.set('noctuary-backup.json', JSON.stringify({ ...manifest, files }));
        },
        'its noctuary-backup.json is of another form',
      ],
      [
        (entries) => {
          const name = [...entries.keys()].find((one) => one.startsWith('exports/')) ?? '';
          entries.set(name, `${(entries.get(name) ?? '').slice(0, -1)}x`);
        },
        'is not as it was when the backup was made',
      ],
      [
        (entries) => {
          const name = [...entries.keys()].find((one) => one.startsWith('exports/')) ?? '';
          entries.set(name, `${entries.get(name)} and more`);
        },
        'is larger than it should be',
      ],
    ];
    for (const [change, message] of cases) {
      const archive = await changed(change);
      expect(await refusal([archive], folder)).toContain(message);
      expect(filesIn(inHome('other'))).toEqual([]);
      rmSync(inHome('moths.zip'));
    }
  });

  test('refuses a damaged database that the file describes truly, and one of a newer release', async () => {
    const folder = { NOCTUARY_DATA: inHome('other') };
    const archive = await changed((entries) => {
      const content = Buffer.from(entries.get('noctuary.sqlite') ?? '', 'latin1').fill(0xa5, 4_096 * 5, 4_096 * 8);
      const manifest = manifestOf(entries);
      const files = manifest.files.map((one) =>
        one.name === 'noctuary.sqlite' ? { ...one, sha256: createHash('sha256').update(content).digest('hex') } : one,
      );
      entries.set('noctuary.sqlite', content.toString('latin1'));
      entries.set('noctuary-backup.json', JSON.stringify({ ...manifest, files }));
    });
    expect(await refusal([archive], folder)).toMatch(/is no backup, or is not whole: .*(damaged|malformed)/);
    rmSync(inHome('moths.zip'));
    const file = new Libsql(join(command.data, 'noctuary.sqlite'));
    file.exec("insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')");
    file.close();
    await backUp();
    expect(await refusal(['moths.zip'], folder)).toMatch(
      /The backup is of a newer Noctuary \(\d.*, 9999_later\): restore/,
    );
    expect(filesIn(inHome('other'))).toEqual([]);
  });
});
