import {
  chmodSync,
  chownSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#service/database/open-database.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { mayMount, onSmallDisk } from '#test/support/small-disk.ts';
import { endServices, startService } from './service-process.ts';
import { onDemand } from '#test/support/on-demand.ts';

const { noctuary } = await onDemand('programs');

/** A user without any files: permissions do not restrict root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let empty: EmptyDatabase;
/** path of the process's database */
let file: string;
beforeEach(async () => {
  empty = await emptyDatabase('sqlite');
  file = join(empty.folder, 'noctuary.sqlite');
});
afterEach(async () => {
  await endServices();
  await empty.remove();
});

/** The message of a failed start: one sentence on one line, without a stack. */
async function refusalOf(settings: Readonly<Record<string, string>>, uid?: number): Promise<string> {
  const { code, output, errors } = await startService({ NOCTUARY_DATA: empty.folder, ...settings }, { uid }).ended;
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(/^Noctuary did not start: [A-Z/][^\n]*\.\n$/);
  return errors;
}

async function makeDatabase(): Promise<void> {
  await (await openDatabase(file)).close();
}

/** Overwrites these bytes of the database file with invalid content. */
function damage(from: number, length: number): void {
  writeSync(openSync(file, 'r+'), Buffer.alloc(length, 0xa5), 0, length, from);
}

describe('a start on an SQLite file', () => {
  test.each(['begin exclusive', 'pragma locking_mode = exclusive; pragma journal_mode = wal; create table held (id)'])(
    'that another program holds by "%s" says that it is locked',
    async (hold) => {
      const other = new Libsql(file);
      other.exec(`create table kept (id); ${hold}`);
      expect(await refusalOf({})).toContain(`${file} is locked`);
      other.close();
    },
  );

  test.runIf(isRoot)('that is not writable says that it is read-only', async () => {
    await makeDatabase();
    chownSync(empty.folder, NOBODY, NOBODY);
    chmodSync(file, 0o444);
    expect(await refusalOf({}, NOBODY)).toMatch(/noctuary\.sqlite is read-only: .*EACCES/);
  });

  test.runIf(isRoot)('in a folder that is not writable says so', async () => {
    await makeDatabase();
    chmodSync(empty.folder, 0o755);
    chownSync(file, NOBODY, NOBODY);
    expect(await refusalOf({}, NOBODY)).toMatch(/noctuary\.sqlite is read-only: its folder .*EACCES/);
  });

  test.runIf(isRoot)('that cannot be created says so', async () => {
    chmodSync(empty.folder, 0o755);
    expect(await refusalOf({}, NOBODY)).toMatch(/cannot be made/);
    expect(await refusalOf({ NOCTUARY_DATA: join(empty.folder, 'deeper') }, NOBODY)).toMatch(/cannot be made: EACCES/);
  });

  test.runIf(process.platform === 'linux')('in a folder below /proc fails and says so', async () => {
    expect(await refusalOf({ NOCTUARY_DATA: '/proc/nope' })).toContain('The folder /proc/nope cannot be made: ENOENT.');
  });

  test.runIf(mayMount).each(['16k', '64k', '8m'])(
    'on a disk of %s, which the sample fills, names the folder and the space that it needs',
    (size) => {
      const { status, stderr } = onSmallDisk(size, empty.folder, noctuary);
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^Noctuary did not start: The disk of the folder [^ ]+ is full: \d\.\d MB are free, about 220\.0 MB are needed\. [^\n]*NOCTUARY_DATA[^\n]*\.\n$/,
      );
      expect(stderr).toContain(`the folder ${empty.folder} is`);
    },
  );

  test('of another kind says that it is not a database', async () => {
    writeFileSync(file, 'id,name\n1,no database\n'.repeat(400));
    expect(await refusalOf({})).toContain('is not a database of SQLite');
  });

  test('of a newer version says so, and makes no copy of it', async () => {
    const { database, close } = await openDatabase(file);
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`.execute(database);
    await close();
    expect(await refusalOf({})).toMatch(/written by a newer Noctuary \(9999_later\)/);
    expect(readdirSync(empty.folder).filter((name) => name.includes('.before-'))).toEqual([]);
  });
});

describe('a damaged SQLite file', () => {
  beforeEach(() => copyFileSync(inject('sampleFile'), file));

  test('is refused if its schema is damaged', async () => {
    damage(100, 3_900);
    expect(await refusalOf({})).toMatch(/noctuary\.sqlite is damaged/);
  });

  test('is refused if only pages in its middle are damaged', async () => {
    damage(4_096 * 2_000, 4_096 * 5);
    expect(await refusalOf({})).toMatch(/noctuary\.sqlite is damaged \(.*page/);
  });

  test('is refused if its end is missing', async () => {
    writeFileSync(file, readFileSync(file).subarray(0, 4_096 * 2_000));
    expect(await refusalOf({})).toMatch(/noctuary\.sqlite is damaged/);
  });
});

describe('a start on a PostgreSQL', () => {
  const postgres = bothDatabases.find(({ kind }) => kind === 'postgres');

  test('that does not run says that the connection was refused', async () => {
    const errors = await refusalOf({ DATABASE_URL: 'postgres://moth:secret@127.0.0.1:1/night' });
    expect(errors).toContain('127.0.0.1:1');
    expect(errors).not.toContain('secret');
  });

  test('on an unknown host says so', async () => {
    const errors = await refusalOf({ DATABASE_URL: 'postgres://moth:secret@no-such-host.invalid/night' });
    expect(errors).toContain('no such host');
    expect(errors).not.toContain('secret');
  });

  test.runIf(postgres !== undefined)('without that database names it', async () => {
    const address = new URL(postgres?.location ?? '');
    address.pathname = '/no_such_night';
    expect(await refusalOf({ DATABASE_URL: address.href })).toContain('has no database "no_such_night"');
  });

  // The test server requires no password; this simulates the answer of one that does (protocol version 3.0).
  test.each([
    ['28P01', 'password authentication failed for user "moth"', /refuses the password of the user "moth"/],
    ['28000', 'role "moth" is not permitted to log in', /refuses the user "moth"/],
    ['53300', 'sorry, too many clients already', /cannot be used: sorry, too many clients already/],
  ])('that answers with %s says it in a sentence', async (code, message, said) => {
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
    });
    server.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const errors = await refusalOf({ DATABASE_URL: `postgres://moth:secret@127.0.0.1:${port}/night` });
    server.close();
    expect(errors).toMatch(said);
    expect(errors).not.toContain('secret');
  });
});
