import { copyFileSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { installedCommand, type InstalledCommand } from '#test/service/command/installed-command.ts';
import { freePort } from '#test/support/free-port.ts';

const FREE = { PORT: '0' };

let command: InstalledCommand;
beforeEach(() => {
  command = installedCommand();
});
afterEach(() => command.remove());

function withData(): string {
  mkdirSync(command.data, { recursive: true });
  const file = join(command.data, 'noctuary.sqlite');
  copyFileSync(inject('tablesFile'), file);
  return file;
}

test('before the first start the doctor finds no problem, and makes no file', async () => {
  const { code, output, errors } = await command.run(['doctor'], FREE);
  expect([code, errors]).toEqual([0, '']);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(output).toContain(`Noctuary ${version}, Node ${process.versions.node}, sharp `);
  expect(output).toContain(`Data folder: ${command.data}, which the first start makes\n`);
  expect(output).toMatch(/^Room: .+ are free there$/m);
  expect(output).toContain('Database: none yet\n');
  expect(output).toMatch(/No problem was found\.\n$/);
  expect(readdirSync(command.home)).toEqual([]);
});

test('it says what is in force, without secrets, and finds the service of this data', async () => {
  withData();
  const PORT = String(await freePort());
  const content = { PORT: Number(PORT), NOCTUARY_TOKENS: 'anna:0123456789abcdef', NOCTUARY_SAMPLE: 'no' };
  writeFileSync(join(command.data, 'noctuary.json'), JSON.stringify(content));
  const service = command.start([]);
  await service.found(/^Noctuary is at (\S+)$/m);
  const { code, output } = await command.run(['doctor'], { LOG_LEVEL: 'error' });
  expect(code).toBe(0);
  expect(output).toMatch(/^Database: sound, .+, SQLite 3\.[\d.]+, of this release$/m);
  expect(output).toContain(`  PORT=${PORT} (noctuary.json)\n`);
  expect(output).toContain('  LOG_LEVEL=error (environment)\n');
  expect(output).toContain('  NOCTUARY_TOKENS=(set) (noctuary.json)\n');
  expect(output).not.toContain('0123456789abcdef');
  expect(output).toContain(`Port: the service runs at http://127.0.0.1:${PORT}, over this data\n`);
});

test.each([
  ['after its last end', []],
  ['after a process was killed', ['-shm', '-wal']],
])('it changes no byte of a database %s', async (_when, beside) => {
  const file = withData();
  const writing = new Libsql(file);
  writing.exec("pragma journal_mode = wal; insert into users (id, name) values (7, 'Anna')");
  const left = beside.map((ending) => [file + ending, readFileSync(file + ending)] as const);
  const content = readFileSync(file);
  if (left.length === 0) writing.close();
  else {
    // As the killed process leaves them, without the last work of a connection that is closed.
    writing.close();
    writeFileSync(file, content);
    for (const [path, bytes] of left) writeFileSync(path, bytes);
  }
  // The third file has no data: in it SQLite notes who reads.
  const contentOf = (name: string) => (name.endsWith('-shm') ? '' : readFileSync(join(command.data, name), 'hex'));
  const filesOf = () => readdirSync(command.data).map((name) => [name, contentOf(name)]);
  const before = filesOf();
  const { code, output } = await command.run(['doctor'], FREE);
  expect([code, output]).toEqual([0, expect.stringMatching(/^Database: sound, /m)]);
  expect(filesOf()).toEqual(before);
  expect(before.map(([name]) => name)).toEqual(['', ...beside].map((ending) => `noctuary.sqlite${ending}`));
});

test('each problem is a line, and the exit code is 1', async () => {
  const file = withData();
  const other = createServer((_request, response) => void response.end());
  other.listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const settings = {
    PORT: String((other.address() as AddressInfo).port),
    NOCTUARY_IMAGE_ROOTS: '/no/such/cards',
    BASEMAP: '/no/such/map.pmtiles',
  };
  const database = new Libsql(file);
  database.exec("insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')");
  database.close();
  const { code, output } = await command.run(['doctor'], settings);
  other.close();
  expect(code).toBe(1);
  const problems = [...output.matchAll(/^Problem: (.*)$/gm)].map(([, text]) => text);
  expect(problems).toEqual([
    'The database was written by a newer Noctuary (9999_later)',
    expect.stringMatching(new RegExp(`^Port ${settings.PORT} is in use by `)),
    expect.stringMatching(/^BASEMAP="\/no\/such\/map\.pmtiles" cannot be read/),
    'The folder of images /no/such/cards (NOCTUARY_IMAGE_ROOTS) is not there',
  ]);
  expect(output).toMatch(/4 problems were found\.\n$/);
});

test('a damaged database, an invalid setting and another service that is away are problems', async () => {
  const file = withData();
  writeSync(openSync(file, 'r+'), Buffer.alloc(4_096 * 3, 0xa5), 0, 4_096 * 3, 4_096 * 10);
  const damaged = await command.run(['doctor'], FREE);
  expect([damaged.code, damaged.output]).toEqual([
    1,
    expect.stringMatching(/^Problem: The database .*damaged|cannot/m),
  ]);
  const invalid = await command.run(['doctor'], { PORT: 'x', LOG_LEVEL: 'loud' });
  expect(invalid.code).toBe(1);
  expect([...invalid.output.matchAll(/^Problem: (\S+) /gm)].map(([, text]) => text)).toEqual([
    'PORT="x"',
    'LOG_LEVEL="loud"',
  ]);
  const away = await command.run(['doctor'], { ...FREE, UPSTREAM_URL: `http://127.0.0.1:${await freePort()}` });
  expect([away.code, away.output]).toEqual([
    1,
    expect.stringMatching(/^Problem: UPSTREAM_URL: \S+ is not reachable: /m),
  ]);
  const postgres = await command.run(['doctor'], { ...FREE, DATABASE_URL: 'postgres://moth:secret@127.0.0.1:1/night' });
  expect([postgres.code, postgres.output]).toEqual([1, expect.stringMatching(/^Problem: PostgreSQL does not answer/m)]);
  expect(postgres.output).not.toContain('secret');
});
