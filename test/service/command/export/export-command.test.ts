import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import yauzl from 'yauzl';
import { exportFilterNames, exportOptionNames } from '#contract/exports/export-field-names.ts';
import { exportHelp, wordOf } from '#service/command/export/export-arguments.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { hasTerminals, installedCommand, type InstalledCommand } from '#test/service/command/installed-command.ts';

let command: InstalledCommand;
beforeAll(() => {
  command = installedCommand();
  mkdirSync(join(command.data, 'exports'), { recursive: true });
  copyFileSync(inject('smallFile'), join(command.data, 'noctuary.sqlite'));
});
afterAll(() => command.remove());

const out = (name: string) => join(command.home, name);
const run = (...words: string[]) => command.run(['export', ...words]);

/** The file that the service makes of an order. */
async function orderedFile(origin: string, order: object): Promise<Buffer> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(order);
  const { status, text } = await ask(origin, '/api/v2/exports/', { method: 'POST', headers, body });
  expect(status).toBe(201);
  const { id } = JSON.parse(text) as { id: number };
  let url = '';
  await expect
    .poll(async () => {
      const record = await askJson<{ file_url: string | null }>(origin, `/api/v2/exports/${id}/`);
      url = record.file_url ?? '';
      return url;
    })
    .not.toBe('');
  return (await ask(origin, new URL(url).pathname)).bytes;
}

describe('noctuary export', () => {
  test('writes the bytes that the service writes for the same order, also while that runs', async () => {
    const service = command.start([], { PORT: '0', NOCTUARY_SAMPLE: 'no' });
    const origin = await service.found(/^Noctuary is at (\S+)$/m);
    const projects = await askJson<{ results: { id: number }[] }>(origin, '/api/v2/projects/?limit=1');
    const project = projects.results[0]?.id ?? 0;
    const events = await askJson<{ results: { id: number; deployment: { id: number } }[] }>(
      origin,
      `/api/v2/events/?project=${project}&limit=1`,
    );
    const event = events.results[0]?.id ?? 0;
    const orders = [
      { format: 'sessions_csv', filters: {}, options: {}, words: [] },
      { format: 'occurrences_simple_csv', filters: { event }, options: {}, words: ['--session', String(event)] },
      {
        format: 'deployments_geojson',
        filters: { deployments: [events.results[0]?.deployment.id ?? 0] },
        options: { coordinate_digits: 1 },
        words: ['--deployments', String(events.results[0]?.deployment.id), '--coordinate-digits', '1'],
      },
    ];
    for (const { format, filters, options, words } of orders) {
      const expected = await orderedFile(origin, { format, project, filters, options });
      const file = out(`${format}.out`);
      const { code, output, errors } = await run(
        '--project',
        String(project),
        '--format',
        format,
        '--out',
        file,
        ...words,
      );
      expect([code, errors]).toEqual([0, '']);
      expect(output).toMatch(/^ {2}records: ([\d,]+) of \1, [\d.,]+\/s$/m);
      expect(output).toMatch(new RegExp(`${file}: .+, SHA-256 [\\da-f]{64}\\n$`));
      expect(readFileSync(file).equals(expected)).toBe(true);
      expect(expected.length).toBeGreaterThan(100);
    }
    // Orders of the service alone are in its list.
    const { count } = await askJson<{ count: number }>(origin, '/api/v2/exports/?limit=1');
    service.child.kill('SIGTERM');
    await service.ended;
    const files = readdirSync(join(command.data, 'exports')).filter((name) => !name.endsWith('.sha256'));
    expect(files).toHaveLength(orders.length);
    expect(count).toBeGreaterThanOrEqual(orders.length);
    expect(readdirSync(command.home).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  test('names a package that is in no list after the moment of the order', async () => {
    const { code, errors } = await run('--project', '1', '--format', 'camtrap_dp', '--out', 'moths.zip');
    expect([code, errors]).toEqual([0, '']);
    expect(readFileSync(out('moths.zip')).subarray(0, 2).toString()).toBe('PK');
    const zip = await yauzl.openPromise(out('moths.zip'), { lazyEntries: true });
    let name = '';
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== 'datapackage.json') continue;
      ({ name } = (await json(await zip.openReadStreamPromise(entry))) as { name: string });
    }
    const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length).replaceAll('-', '');
    expect(name).toMatch(new RegExp(`-${day.slice(0, 6)}\\d\\dt\\d{6,}$`));
  });

  test.runIf(hasTerminals)('shows a bar on a terminal, and no bar elsewhere', async () => {
    const words = ['export', '--project', '1', '--format', 'captures_csv', '--out'];
    const drawn = await command.onTerminal([...words, 'drawn.csv'], {}).ended;
    expect([drawn.code, drawn.output]).toEqual([0, expect.stringMatching(/ {2}records: █+░* [\d,]+ of [\d,]+, /)]);
    expect((await command.run([...words, 'printed.csv'])).output).not.toContain('█');
    expect(readFileSync(out('drawn.csv')).equals(readFileSync(out('printed.csv')))).toBe(true);
  });

  test('leaves a file that is there as it is, unless it is told to replace it', async () => {
    writeFileSync(out('there.csv'), 'mine');
    const words = ['--project', '1', '--format', 'sessions_csv', '--out', 'there.csv'];
    const { code, output, errors } = await run(...words);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toBe(`Nothing was exported: ${out('there.csv')} is there already: --replace replaces it.\n`);
    expect(readFileSync(out('there.csv'), 'utf8')).toBe('mine');
    expect((await run(...words, '--replace')).code).toBe(0);
    expect(readFileSync(out('there.csv'), 'utf8')).toMatch(/^event_id,/);
  });

  test.each([
    [
      ['--format', 'sessions_csv', '--out', 'x.csv'],
      /^Nothing was exported: --project is missing: noctuary export --help/,
    ],
    [['--project', '1', '--format', 'csv', '--out', 'x.csv'], /--format must be one of occurrences_simple_csv, /],
    [
      ['--project', '999', '--format', 'sessions_csv', '--out', 'x.csv'],
      /no project with the id 999\. Projects here: 1 \(/,
    ],
    [['--project', 'moths', '--format', 'sessions_csv', '--out', 'x.csv'], /--project must be the id of a project/],
    [
      ['--project', '1', '--format', 'sessions_csv', '--out', 'x.csv', '--session', 'last', '--taxon', '3'],
      /--session must be the id of an event, a whole number\./,
    ],
    [
      ['--project', '1', '--format', 'sessions_csv', '--out', 'x.csv', '--taxon', '3'],
      /--taxon is not for sessions_csv, which contains no occurrences\./,
    ],
    [['--project', '1', '--format', 'sessions_csv', '--out', 'none/x.csv'], /There is no folder .*none\.$/m],
  ])('%o is told what would be right, and no file is made', async (words, message) => {
    const { code, output, errors } = await run(...words);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(message);
    expect(existsSync(out('x.csv'))).toBe(false);
  });

  test('refuses a folder, and the database itself, also with --replace', async () => {
    const words = ['--project', '1', '--format', 'sessions_csv', '--replace', '--out'];
    const folder = await run(...words, command.home);
    expect([folder.code, folder.errors]).toEqual([1, expect.stringContaining(`${command.home} is a folder: `)]);
    const database = join(command.data, 'noctuary.sqlite');
    const own = await run(...words, database);
    expect([own.code, own.errors]).toEqual([1, expect.stringContaining(`${database} is the database itself`)]);
    expect(readFileSync(database).subarray(0, 6).toString()).toBe('SQLite');
  });

  test('that is stopped leaves no file', async () => {
    const words = ['export', '--project', '1', '--format', 'captures_csv', '--out', 'stopped.csv'];
    const running = command.start(words);
    // What it writes first is a file of another name.
    await expect
      .poll(() => readdirSync(command.home).some((name) => name.startsWith('.stopped.csv.')), { interval: 1 })
      .toBe(true);
    running.child.kill('SIGINT');
    const { code, errors } = await running.ended;
    expect([code, errors]).toEqual([130, 'Stopping …\nStopped. Nothing was exported.\n']);
    expect(readdirSync(command.home).filter((name) => name.includes('stopped.csv'))).toEqual([]);
  });

  test('has a help in which every word has room before what it means', () => {
    for (const line of exportHelp('noctuary export')
      .split('\n')
      .filter((one) => one.startsWith('  --')))
      expect(line).toMatch(/^ {2}--[\w-]+( <\w+>)? {2,}\S/);
  });

  test('makes no database where there is none', async () => {
    const settings = { NOCTUARY_DATA: out('nothing') };
    const words = ['export', '--project', '1', '--format', 'sessions_csv', '--out', 'x.csv'];
    const { code, errors } = await command.run(words, settings);
    expect(code).toBe(1);
    expect(errors).toContain(`There is no database in ${out('nothing')}`);
    expect(existsSync(out('nothing'))).toBe(false);
  });

  test('takes every filter and option of an order but the publication, which is kept for the project', () => {
    const help = exportHelp('noctuary export');
    const names = [...exportFilterNames, ...exportOptionNames].filter((name) => name !== 'publication');
    for (const name of names) expect(help).toContain(`  ${wordOf(name)} <`);
  });
});
