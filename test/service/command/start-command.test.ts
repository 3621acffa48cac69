import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { hasTerminals, installedCommand, type InstalledCommand, type Running } from './installed-command.ts';

const EMPTY = { NOCTUARY_SAMPLE: 'no', PORT: '0' };

let command: InstalledCommand;
beforeEach(() => {
  command = installedCommand();
});
afterEach(() => command.remove());

const addressOf = (service: Running) => service.found(/^Noctuary is at (\S+)$/m);

describe('the data folder of the installed program', () => {
  test('is where the system has data of programs, and is named at the start', async () => {
    const service = command.start([], EMPTY);
    await addressOf(service);
    expect(service.output()).toContain(`Noctuary keeps its data in ${command.data}\n`);
    expect(existsSync(join(command.data, 'noctuary.sqlite'))).toBe(true);
    // Nothing is in the folder that it was started in.
    expect(readdirSync(command.home)).toEqual(['.local']);
  });

  test('follows XDG_DATA_HOME, and NOCTUARY_DATA before that', async () => {
    const named = { ...EMPTY, XDG_DATA_HOME: join(command.home, 'xdg') };
    const folders = { xdg: named, moths: { ...named, NOCTUARY_DATA: 'moths' } };
    const data = { xdg: join(command.home, 'xdg', 'noctuary'), moths: join(command.home, 'moths') };
    for (const name of ['xdg', 'moths'] as const) {
      const service = command.start(['start'], folders[name]);
      expect(await service.found(/keeps its data in (.+)/)).toBe(data[name]);
      await addressOf(service);
      service.child.kill('SIGTERM');
      expect((await service.ended).code).toBe(0);
      expect(existsSync(join(data[name], 'noctuary.sqlite'))).toBe(true);
    }
  });
});

describe('a port that is taken', () => {
  /** The service on a port that it chose, and that port as a setting. */
  async function running(settings: Readonly<Record<string, string>> = {}) {
    const service = command.start([], { ...EMPTY, ...settings });
    const address = await addressOf(service);
    return { service, address, PORT: new URL(address).port };
  }

  test('by the service over the same data is no error: it is named', async () => {
    const { address, PORT } = await running();
    const second = await command.run([], { ...EMPTY, PORT });
    expect(second).toEqual({
      code: 0,
      output: `Noctuary is already running at ${address}, over the same data, with the settings that it was started with.\n`,
      errors: '',
    });
  });

  test('by the service whose data folder is named by way of a link is none either', async () => {
    const { PORT } = await running();
    const link = join(command.home, 'link');
    symlinkSync(command.data, link, 'junction');
    const { code, output } = await command.run([], { ...EMPTY, NOCTUARY_DATA: link, PORT });
    expect([code, output]).toEqual([0, expect.stringContaining('is already running at')]);
  });

  test('by a dashboard in front of the same service is none either; in front of another it is one', async () => {
    const UPSTREAM_URL = 'http://127.0.0.1:1';
    const { PORT } = await running({ UPSTREAM_URL });
    const same = await command.run([], { ...EMPTY, UPSTREAM_URL, PORT });
    expect([same.code, same.output]).toEqual([0, expect.stringContaining('is already running at')]);
    const doctor = await command.run(['doctor'], { ...EMPTY, UPSTREAM_URL, PORT });
    expect(doctor.output).toMatch(/^Port: the service runs at /m);
    const other = await command.run([], { ...EMPTY, UPSTREAM_URL: 'http://127.0.0.1:2', PORT });
    expect([other.code, other.output]).toEqual([1, '']);
  });

  test('by a service over other data is one, and says so', async () => {
    const { PORT } = await running();
    const other = join(command.home, 'other');
    for (const settings of [{ NOCTUARY_DATA: other }, { DATABASE_URL: 'postgres://127.0.0.1:1/night' }]) {
      const { code, output, errors } = await command.run([], { ...EMPTY, ...settings, PORT });
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(
        new RegExp(`^Noctuary did not start: Port ${PORT} is in use by .+, a Noctuary with other data: `),
      );
    }
    expect(existsSync(other)).toBe(false);
  });

  test('by another web server is one, and names it', async () => {
    const server = createServer((_request, response) => response.setHeader('server', 'traps/2.0').end());
    server.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const PORT = String((server.address() as AddressInfo).port);
    const { code, errors } = await command.run([], { ...EMPTY, PORT });
    server.close();
    expect(code).toBe(1);
    expect(errors).toMatch(
      new RegExp(`^Noctuary did not start: Port ${PORT} is in use by .+, which answers as traps/2\\.0: stop that, `),
    );
  });

  test('its identity says nothing of where the data is, and is that of the data alone', async () => {
    const { address } = await running();
    const identityAt = async (origin: string) => (await ask(origin, '/healthz')).headers['noctuary-data'];
    const identity = await identityAt(address);
    expect(identity).toMatch(/^[\da-f]{64}$/);
    expect(identity).not.toBe(readFileSync(join(command.data, 'data-id'), 'utf8').trim());
    const again = await running();
    expect(await identityAt(again.address)).toBe(identity);
    const other = await running({ NOCTUARY_DATA: 'other' });
    expect(await identityAt(other.address)).not.toBe(identity);
  });
});

describe.runIf(hasTerminals)('on a terminal', () => {
  /** Starts the command with a browser that writes down the addresses that it is given. */
  function onTerminal(words: readonly string[], settings: Readonly<Record<string, string>>) {
    const programs = join(command.home, 'programs');
    const opened = join(command.home, 'opened');
    mkdirSync(programs, { recursive: true });
    writeFileSync(join(programs, 'xdg-open'), `#!/bin/sh\necho "$1" >> "${opened}"\n`, { mode: 0o755 });
    const PATH = `${programs}:${process.env['PATH']}`;
    const addresses = () => (existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n') : []);
    return { ...command.onTerminal(words, { ...EMPTY, PATH, ...settings }), addresses };
  }

  test('the address is opened once, also that of a service that runs already', async () => {
    const first = onTerminal([], { DISPLAY: ':7' });
    const address = await first.found(/^Noctuary is at (\S+?)\r?$/m);
    await expect.poll(first.addresses).toEqual([address]);
    const second = onTerminal([], { DISPLAY: ':7', PORT: new URL(address).port });
    expect((await second.ended).code).toBe(0);
    await expect.poll(second.addresses).toEqual([address, address]);
    first.child.kill('SIGTERM');
    await first.ended;
  });

  test.each([
    ['with --no-open', ['--no-open'], { DISPLAY: ':7' }],
    ['without a screen', [], {}],
    ['over SSH', [], { DISPLAY: ':7', SSH_CONNECTION: '10.0.0.7 50000 10.0.0.1 22' }],
  ])('no address is opened %s', async (_when, words, settings) => {
    const running = onTerminal(words, settings);
    const address = await running.found(/^Noctuary is at (\S+?)\r?$/m);
    // The command prints its address when it would have opened the browser: by now it opens none.
    const again = onTerminal(words, { ...settings, PORT: new URL(address).port });
    expect((await again.ended).code).toBe(0);
    expect(running.addresses()).toEqual([]);
    running.child.kill('SIGTERM');
    await running.ended;
  });
});

describe('data of another release', () => {
  const file = () => join(command.data, 'noctuary.sqlite');
  const makeDatabase = async (migrationsOf: typeof migrationsFor) => {
    mkdirSync(command.data, { recursive: true });
    const { database, close } = await openDatabase(file(), migrationsOf);
    await sql`insert into projects (name, description, draft, created_at, updated_at, search_text)
      values ('Ærø', '', 0, '2024-06-12T21:04:05', '2024-06-12T21:04:05', 'ærø')`.execute(database);
    await close();
  };
  const earlier: typeof migrationsFor = (kind) => Object.fromEntries(Object.entries(migrationsFor(kind)).slice(0, 20));
  const later: typeof migrationsFor = (kind) => ({ ...migrationsFor(kind), '9999_later': { up: async () => {} } });

  test('that is older is copied beside itself, and brought up to date', async () => {
    await makeDatabase(earlier);
    const service = command.start([], EMPTY);
    const { results } = await askJson<{ results: { name: string }[] }>(await addressOf(service), '/api/v2/projects/');
    expect(results.map(({ name }) => name)).toEqual(['Ærø']);
    const copies = readdirSync(command.data).filter((name) => name.includes('.before-'));
    expect(copies).toEqual(['noctuary.sqlite.before-0021_kept_values']);
  });

  test.each([
    ['start', [], 'Noctuary did not start: '],
    ['load', ['--sample'], 'The load failed: '],
    ['export', ['--project', '1', '--format', 'sessions_csv', '--out', 'x.csv'], 'Nothing was exported: '],
  ])('that is newer is refused by %s, and no copy is made', async (part, words, begin) => {
    await makeDatabase(later);
    const { code, output, errors } = await command.run([part, ...words], EMPTY);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(`${begin}The database was written by a newer Noctuary (9999_later)`);
    expect(readdirSync(command.data).filter((name) => name.includes('.before-'))).toEqual([]);
  });
});
