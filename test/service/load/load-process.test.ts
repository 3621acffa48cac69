import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockForFill } from '#service/database/first-fill.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { emptyDatabase } from '#test/support/empty-database.ts';
import { foreignService } from '#test/support/foreign/foreign-service.ts';
import { faultyService } from '#test/support/faulty-service.ts';
import { mayMount, onSmallDisk } from '#test/support/small-disk.ts';
import { madeRecords, madeSource } from '#test/support/made-source.ts';
import { madeZip } from '#test/support/made-zip.ts';
import { onDemand } from '#test/support/on-demand.ts';

const { url: postgresUrl } = await onDemand('postgres');

const { noctuary } = await onDemand('programs');

/** The peak memory of a process in bytes; 0 where the system does not report it. */
function mostMemoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const [, kilobytes = '0'] = existsSync(file) ? (/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8')) ?? []) : [];
  return Number(kilobytes) * 1_024;
}

/** A package of one capture with these observations. */
function packageOf(observations: readonly string[], name = 'old') {
  return {
    'datapackage.json': JSON.stringify({ name, title: name }),
    'deployments.csv': 'deploymentID\nd\n',
    'media.csv': 'mediaID,deploymentID,timestamp\nm,d,2024-06-12T22:00:00Z\n',
    'observations.csv': `observationID,deploymentID,mediaID,observationType,scientificName,count\n${observations.join('\n')}\n`,
  };
}

describe('the process that loads', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-load-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const start = (...words: string[]) => startWith({}, ...words);
  const startWith = (settings: Readonly<Record<string, string>>, ...words: string[]) => {
    const child = spawn(process.execPath, [noctuary, 'load', ...words], {
      env: { PATH: process.env['PATH'], NOCTUARY_DATA: folder, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, output, errors }));
    });
    return { child, ended };
  };

  test('prints its help', async () => {
    const { code, output, errors } = await start('--help').ended;
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/--from <address>[\s\S]*--gap-hours[\s\S]*--sample/);
  });

  test('names the invalid argument', async () => {
    const { code, output, errors } = await start('moths.zip', '--gap-hours', 'soon').ended;
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe('The load failed: --gap-hours "soon" is not a number of hours above 0, up to 24.\n');
  });

  test('asks for no password where there is no terminal', async () => {
    const source = await foreignService();
    const { code, output, errors } = await start('--from', source.origin, '--login').ended;
    await source.stop();
    expect([code, output, source.requests]).toEqual([1, '', []]);
    expect(errors).toMatch(
      /^The load failed: --login asks for .*, and there is no terminal to ask on: give a --token\.\n$/,
    );
  });

  test.runIf(mayMount)('says that the disk is full, and that loaded records are kept', () => {
    const { status, stderr } = onSmallDisk('2m', folder, noctuary, 'load', '--sample');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The load failed: The disk of the folder [^ ]+ is full: \d\.\d MB are free\. .*NOCTUARY_DATA.* What was loaded is kept.*\n$/,
    );
  });

  test('exits with 1 if the counts differ', async () => {
    const records = madeRecords();
    Object.assign(records['taxa']?.[1] ?? {}, { id: 'two' });
    const source = await madeSource(records);
    const { code, output } = await start('--from', source.origin).ended;
    await source.stop();
    expect(code).toBe(1);
    expect(output).toMatch(/^taxa +3 +2 +1 +0 +differs$/m);
    expect(output).toMatch(/taxa, id: not usable \(without an id: .two.\)/);
  });

  test('exits with 2 if every record was set aside, of a service and of a package', async () => {
    const records = madeRecords();
    for (const one of Object.values(records).flat()) Object.assign(one, { id: 'two' });
    const source = await madeSource(records);
    const ofService = await start('--from', source.origin).ended;
    await source.stop();
    writeFileSync(
      join(folder, 'none.zip'),
      madeZip({
        'deployments.csv': 'deploymentID\n""\n',
        'media.csv': 'mediaID,deploymentID,timestamp\nm,d,2024-06-12T22:00:00Z\n',
        'observations.csv':
          'observationID,deploymentID,mediaID,observationType,scientificName,count\no,d,m,animal,Noctua pronuba,1\n',
      }),
    );
    const ofPackage = await start(join(folder, 'none.zip')).ended;
    for (const { code, errors } of [ofService, ofPackage]) {
      expect(errors).toMatch(/^The load failed: Nothing was loaded: all \d+ records were set aside\.\n$/);
      expect(code).toBe(2);
    }
  });

  test('exits with 2 if far from all was usable, and says so last', async () => {
    const rows = Array.from(
      { length: 5 },
      (_, index) => `o${index},d,m,animal,Noctua pronuba,${index === 0 ? '2.5' : '1.0'}`,
    );
    writeFileSync(join(folder, 'some.zip'), madeZip(packageOf(rows)));
    const { code, output, errors } = await start(join(folder, 'some.zip')).ended;
    expect(code).toBe(2);
    expect(output).toMatch(/^ {2}occurrences: 4, /m);
    expect(errors).toMatch(
      /^observations\.csv: 1 of 5 lines were set aside, most of them because of count: .*The rest was loaded; .*\n$/,
    );
  });

  test.each<[NodeJS.Signals, number | null, string]>([
    ['SIGKILL', null, ''],
    ['SIGINT', 130, 'Stopping …\nStopped. Nothing was changed: the database holds what it held before.\n'],
  ])('keeps what the database holds where it is ended by %s while it replaces it', async (signal, exit, said) => {
    writeFileSync(join(folder, 'old.zip'), madeZip(packageOf(['o,d,m,animal,Noctua pronuba,11'])));
    expect((await start(join(folder, 'old.zip')).ended).code).toBe(0);
    const rows = Array.from({ length: 1_000 }, (_, index) => `o${index},d,m,animal,Noctua pronuba,1000`);
    writeFileSync(join(folder, 'new.zip'), madeZip(packageOf(rows, 'new')));
    const load = start(join(folder, 'new.zip'), '--replace');
    load.child.stdout.on('data', (text: string) => text.includes('  occurrences: ') && load.child.kill(signal));
    const { code, errors } = await load.ended;
    expect([code, errors]).toEqual([exit, said]);
    const { database, close } = await openDatabase(join(folder, 'noctuary.sqlite'));
    const projects = await database.selectFrom('projects').select(['name', 'occurrences_count']).execute();
    await close();
    expect(projects).toEqual([{ name: 'old', occurrences_count: 11 }]);
  });

  test('stops at Ctrl C while it waits for a service that does not answer', async () => {
    const running: { load?: ReturnType<typeof start> } = {};
    const source = await faultyService(() => ({ body: null, raw: () => running.load?.child.kill('SIGINT') }));
    running.load = start('--from', source.origin);
    const { code, errors } = await running.load.ended;
    expect(code).toBe(130);
    expect(errors).toMatch(/^Stopping …\nStopped\. /);
    expect(source.requests).toHaveLength(1);
    await source.stop();
  });

  test('has few rows in memory for ten million animals in a small zip, and stops between batches', async () => {
    const animals = Array.from({ length: 1_000 }, (_, index) => `o${index},d,m,animal,Noctua pronuba,10000`);
    const zip = madeZip({
      'deployments.csv': 'deploymentID\nd\n',
      'media.csv': 'mediaID,deploymentID,timestamp\nm,d,2024-06-12T22:00:00Z\n',
      'observations.csv': `observationID,deploymentID,mediaID,observationType,scientificName,count\n${animals.join('\n')}\n`,
    });
    expect(zip.length).toBeLessThan(5_000);
    writeFileSync(join(folder, 'animals.zip'), zip);
    const load = start(join(folder, 'animals.zip'));
    let mostBytes = 0;
    load.child.stdout.on('data', (text: string) => {
      if (mostBytes > 0 || !text.includes('  occurrences: ')) return;
      mostBytes = mostMemoryOf(load.child.pid);
      load.child.kill('SIGINT');
    });
    expect((await load.ended).code).toBe(130);
    // It used to be 4,300 MB; a load of a few lines takes about 150.
    expect(mostBytes).toBeLessThan(600_000_000);
    const { database, close } = await openDatabase(join(folder, 'noctuary.sqlite'));
    const occurrences = await database.selectFrom('occurrences').select('id').execute();
    await close();
    expect(occurrences.length).toBeGreaterThan(0);
    expect(occurrences.length % 2_000).toBe(0);
  });

  test.skipIf(postgresUrl === null)('stops while another program locks the database', async () => {
    const empty = await emptyDatabase('postgres');
    const { database, close } = await openDatabase(empty.location);
    mkdirSync(join(folder, 'package'));
    for (const [file, columns] of [
      ['deployments', 'deploymentID'],
      ['media', 'mediaID,deploymentID,timestamp'],
      ['observations', 'observationID,deploymentID,observationType,scientificName'],
    ]) {
      writeFileSync(join(folder, 'package', `${file}.csv`), `${columns}\n`);
    }
    await database.transaction().execute(async (transaction) => {
      await lockForFill(transaction);
      const load = startWith({ DATABASE_URL: empty.location }, join(folder, 'package'));
      load.child.stdout.on('data', (text: string) => text.includes('Loading the') && load.child.kill('SIGINT'));
      const { code, errors } = await load.ended;
      expect(code).toBe(130);
      expect(errors).toMatch(
        /^Stopping …\nStopped without the batch that was being written\. Run the same command again/,
      );
    });
    await close();
    await empty.remove();
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('stops at %s, and the next run continues', async (signal) => {
    const records = madeRecords();
    let running: ReturnType<typeof start> | null = null;
    const source = await madeSource(records, (path) => {
      if (path !== 'captures/') return undefined;
      // Only once: a second signal would end the process immediately.
      running?.child.kill(signal);
      running = null;
      return undefined;
    });
    const first = start('--from', source.origin);
    running = first;
    const { code, errors } = await first.ended;
    expect(code).toBe(130);
    expect(errors).toMatch(
      /^Stopping …\nStopped\. What was loaded is kept; run the same command again to continue\.\n$/,
    );
    expect((await start('--from', source.origin).ended).code).toBe(0);
    await source.stop();
    const { database, close } = await openDatabase(join(folder, 'noctuary.sqlite'));
    const captures = await database.selectFrom('captures').select('id').execute();
    await close();
    expect(captures).toHaveLength(60);
  });
});
