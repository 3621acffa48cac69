import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#service/database/open-database.ts';
import { openCamtrapPackage } from '#service/load/camtrap/camtrap-package.ts';
import { camtrapRows } from '#service/load/camtrap/camtrap-rows.ts';
import { Stopped } from '#service/load/load-error.ts';
import { runLoad } from '#service/load/run-load.ts';
import { SetAside } from '#service/load/set-aside.ts';
import { emptyDatabase } from '#test/support/empty-database.ts';
import { loadInto } from '#test/support/load-options.ts';
import { madeZip, withEntry } from '#test/support/made-zip.ts';

const TABLES = {
  'deployments.csv': 'deploymentID\nnorth\n',
  'media.csv': 'mediaID,deploymentID,timestamp\nm1,north,2024-06-12T22:00:00Z\n',
  'observations.csv': 'observationID,deploymentID,mediaID,observationType,scientificName,count\n',
};
type Files = Readonly<Record<string, string | Buffer>>;

describe('a package that is damaged or made to harm', () => {
  let folder: string;

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'noctuary-package-')), 'package');
    mkdirSync(folder);
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  const write = (files: Files) => {
    for (const [name, content] of Object.entries({ ...TABLES, ...files })) writeFileSync(join(folder, name), content);
    return folder;
  };
  const writeZip = (bytes: Buffer) => {
    const path = join(folder, 'package.zip');
    writeFileSync(path, bytes);
    return path;
  };
  const open = (path: string, signal = new AbortController().signal) => openCamtrapPackage(path, signal);
  const described = (resource: object) => JSON.stringify({ resources: [{ name: 'media', ...resource }] });
  /** the ids of a table's lines, and the problems that were reported */
  const idsOf = async (path: string, table: 'deployments' | 'media') => {
    const setAside = new SetAside(join(folder, '..', 'set-aside.csv'));
    const pack = await open(path);
    const ids: string[] = [];
    for await (const row of camtrapRows(pack, table, setAside))
      ids.push(`${row.file}:${row.line} ${row.value(`${table === 'media' ? 'media' : 'deployment'}ID`)}`);
    pack.close();
    setAside.close();
    return { ids, left: setAside.lines().slice(1, -1) };
  };

  test.each([
    ['a path above', { path: '../media.csv' }, /^The resource "media" .* names "\.\.\/media\.csv", which is not in/],
    ['a path above, from within', { path: 'a/../../media.csv' }, /"media" .* names "a\/\.\.\/\.\./],
    ['a path above, as Windows writes it', { path: '..\\media.csv' }, /"media" .* names "\.\.\\media\.csv"/],
    ['a path from the root', { path: '/etc/passwd' }, /"media" .* names "\/etc\/passwd", which is not in/],
    ['a device', { path: '/dev/zero' }, /"media" .* names "\/dev\/zero", which is not in/],
    [
      'an address',
      { path: 'https://example.org/media.csv' },
      /"media" .* is at "https:\/\/example\.org\/media\.csv"\. Copy it/,
    ],
    ['a drive', { path: 'C:\\media.csv' }, /"media" .* is at "C:\\media\.csv"/],
    ['one such path of several', { path: ['media.csv', '../more.csv'] }, /"media" .* names "\.\.\/more\.csv"/],
    ['no path', { path: [] }, /"media" .* names no file/],
    [
      'rows of its own',
      { data: [{ mediaID: 'm1' }] },
      /"media" .* holds its rows itself \(data\)\. Save them as a CSV/,
    ],
    [
      'an unknown encoding',
      { path: 'media.csv', encoding: 'EBCDIC' },
      /"media" .* is in EBCDIC, which is not known .* UTF-8/,
    ],
  ])('names the resource that has %s', async (_, resource, message) => {
    await expect(open(write({ 'datapackage.json': described(resource) }))).rejects.toThrow(message);
    const zip = madeZip({ ...TABLES, 'datapackage.json': described(resource) });
    await expect(open(writeZip(zip))).rejects.toThrow(message);
  });

  test('reads no links out of the folder, no folders and no pipes, and does not hang', async () => {
    write({ '../outside.csv': TABLES['media.csv'] });
    rmSync(join(folder, 'media.csv'));
    symlinkSync(join(folder, '..', 'outside.csv'), join(folder, 'media.csv'));
    await expect(open(folder)).rejects.toThrow(/media\.csv is a link out of the folder/);
    rmSync(join(folder, 'media.csv'));
    mkdirSync(join(folder, 'media.csv'));
    await expect(open(folder)).rejects.toThrow(/media\.csv is not a file, but a folder, a pipe or a device/);
    rmSync(join(folder, 'media.csv'), { recursive: true });
    execFileSync('mkfifo', [join(folder, 'media.csv')]);
    await expect(open(folder)).rejects.toThrow(/media\.csv is not a file/);
    await expect(open(join(folder, 'media.csv'))).rejects.toThrow(/media\.csv is not a file/);
    rmSync(join(folder, 'media.csv'));
    symlinkSync('/dev/zero', join(folder, 'media.csv'));
    await expect(open(folder)).rejects.toThrow(/media\.csv is not a file/);
  });

  test('reads a folder that is a link, and links within it', async () => {
    write({ 'images.csv': TABLES['media.csv'] });
    rmSync(join(folder, 'media.csv'));
    symlinkSync('images.csv', join(folder, 'media.csv'));
    symlinkSync(folder, `${folder}-link`);
    expect((await idsOf(`${folder}-link`, 'media')).ids).toEqual(['media.csv:2 m1']);
  });

  test('reads a table in several files, with or without a header each', async () => {
    const more = { path: ['media.csv', 'b.csv', 'c.csv'] };
    write({
      'datapackage.json': described(more),
      'b.csv': 'mediaID,deploymentID,timestamp\nm2,north,2024-06-12T22:00:00Z\n',
      'c.csv': 'm3,north,2024-06-12T22:00:00Z\n',
    });
    expect((await idsOf(folder, 'media')).ids).toEqual(['media.csv:2 m1', 'b.csv:2 m2', 'c.csv:1 m3']);
  });

  test.each([
    [
      'a byte of Latin-1',
      Buffer.from('mediaID\nm1\nBl\xe4tter\n', 'latin1'),
      /media\.csv is not in UTF-8 at line 3 \(byte 14\): ".*Bl\?tter/,
    ],
    ['a character cut off', Buffer.from([0x61, 0x0a, 0xe2, 0x82]), /media\.csv is not in UTF-8 at line 2 \(byte 3\)/],
    ['UTF-16', Buffer.from('\uFEFFmediaID\n', 'utf16le'), /media\.csv is in UTF-16\. .*"CSV UTF-8"/],
    ['UTF-16 without its mark', Buffer.from('mediaID\n', 'utf16le'), /media\.csv has a zero byte at line 1 \(byte 2\)/],
    ['zeros', Buffer.from('mediaID\nm1\0'), /media\.csv has a zero byte at line 2 \(byte 11\)/],
  ])('says where %s begins, before the database is touched', async (_, content, message) => {
    const database = await emptyDatabase('sqlite');
    const load = (path: string) => runLoad({ what: 'camtrap', path, gapHours: 4, replace: true }, loadInto(database));
    await load(write({}));
    await expect(load(write({ 'media.csv': content }))).rejects.toThrow(message);
    const { database: left, close } = await openDatabase(database.location);
    const captures = await left.selectFrom('captures').select('id').execute();
    await close();
    await database.remove();
    expect(captures).toHaveLength(1);
  });

  test('decodes UTF-8 correctly, wherever chunks are split', async () => {
    const lines = Array.from({ length: 40_000 }, (_, index) => `ø${'é'.repeat(index % 7)}😀${index}`);
    const { ids } = await idsOf(
      write({ 'deployments.csv': `\uFEFFdeploymentID\n${lines.join('\n')}\n` }),
      'deployments',
    );
    expect(ids).toEqual(lines.map((line, index) => `deployments.csv:${index + 2} ${line}`));
    const wrong = Buffer.concat([Buffer.from(`deploymentID\n${lines.join('\n')}\n`), Buffer.from([0xff])]);
    await expect(open(write({ 'deployments.csv': wrong }))).rejects.toThrow(/not in UTF-8 at line 40002 /);
  });

  test('reports an unclosed quotation mark with its line, and invalid ids', async () => {
    const time = 'north,2024-06-12T22:00:00Z';
    const opened = `${TABLES['media.csv']}"m2,${time}\n${`x,${time}\n`.repeat(10_000)}`;
    const { ids, left } = await idsOf(write({ 'media.csv': opened }), 'media');
    // The line costs itself alone.
    expect([ids.length, ids[1], ids.at(-1)]).toEqual([10_001, 'media.csv:4 x', 'media.csv:10003 x']);
    expect(left).toEqual(['  media.csv, line: a quotation mark is not closed (line 3)']);
    const long = `${TABLES['media.csv']}${'m'.repeat(301)},north,2024-06-12T22:00:00Z\n`;
    expect(await idsOf(write({ 'media.csv': long }), 'media')).toEqual({
      ids: ['media.csv:2 m1'],
      left: ['  media.csv, mediaID: longer than 300 characters (line 3)'],
    });
  });

  test('summarises no more reasons than fit on a screen', async () => {
    const setAside = new SetAside(join(folder, 'set-aside.csv'));
    for (let line = 1; line <= 1_000; line += 1) {
      setAside.add({ where: 'x.csv', at: `line ${line}`, field: 'count', why: `${line} ${'?'.repeat(1_000)}` });
    }
    const lines = setAside.lines();
    setAside.close();
    expect(lines).toHaveLength(1 + 50 + 2);
    expect(lines.at(-2)).toBe('  and 950 more, for other reasons');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(300);
  });

  test('does not read a descriptor larger than 20 MB', async () => {
    const json = JSON.stringify({ description: 'x'.repeat(20_000_001) });
    await expect(open(write({ 'datapackage.json': json }))).rejects.toThrow(
      /datapackage\.json of .* is larger than 20 MB/,
    );
  });

  test('does not unpack a zip bomb', async () => {
    const bomb = madeZip({ ...TABLES, 'media.csv': `${TABLES['media.csv']}${'\n'.repeat(101_000_000)}` });
    expect(bomb.length).toBeLessThan(200_000);
    await expect(open(writeZip(bomb))).rejects.toThrow(
      /^media\.csv in .*package\.zip unpacks to 101 MB, [\d,]+ times its packed size\. If you trust it, unpack it and load/,
    );
    const small = madeZip(TABLES);
    const large = withEntry(small, 'observations.csv', { packedBytes: 900_000_000, unpackedBytes: 4_100_000_000 });
    await expect(open(writeZip(large))).rejects.toThrow(
      /package\.zip unpacks to more than 4 GB \(observations\.csv alone/,
    );
    const lying = withEntry(small, 'media.csv', { unpackedBytes: 10 });
    await expect(open(writeZip(lying))).rejects.toThrow(/media\.csv cannot be read: too many bytes/);
    const link = withEntry(small, 'media.csv', { unixMode: 0o120777 });
    await expect(open(writeZip(link))).rejects.toThrow(/media\.csv in .* is not a file, but a link or a device/);
    const above = madeZip({ ...TABLES, '../media.csv': '' });
    await expect(open(writeZip(above))).rejects.toThrow(
      /cannot be read as a zip: invalid relative path: \.\.\/media\.csv/,
    );
  });

  test('can be stopped while a file without lines is read', async () => {
    const stop = new AbortController();
    const ending = new Stopped('Ended.');
    write({ 'media.csv': '\n'.repeat(20_000_000) });
    setImmediate(() => stop.abort(ending));
    await expect(open(folder, stop.signal)).rejects.toBe(ending);
  });

  test('can be stopped while the observations are counted', async () => {
    const database = await emptyDatabase('sqlite');
    const options = loadInto(database);
    const rows = Array.from({ length: 5_000 }, (_, index) => `o${index},north,m1,animal,Noctua pronuba,1`);
    write({ 'observations.csv': `${TABLES['observations.csv']}${rows.join('\n')}\n` });
    const say = (line: string) => {
      if (line.startsWith('  captures:')) options.stop.abort(new Stopped('Ended.'));
      options.said.push(line);
    };
    await expect(
      runLoad({ what: 'camtrap', path: folder, gapHours: 4, replace: false }, { ...options, say }),
    ).rejects.toThrow(Stopped);
    expect(options.said.filter((line) => line.startsWith('  occurrences:'))).toEqual([]);
    await database.remove();
  });
});
