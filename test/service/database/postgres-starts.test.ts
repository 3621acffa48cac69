import { spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#service/database/open-database.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { madeRecords, madeSource } from '#test/support/made-source.ts';
import { onDemand } from '#test/support/on-demand.ts';
import { postgresProxy, type PostgresProxy } from '#test/support/postgres-proxy.ts';
import { endServices, startService } from '#test/service/service-process.ts';

/** `npm run load` runs this. */
const { noctuary } = await onDemand('programs');

describe.runIf(bothDatabases.some(({ kind }) => kind === 'postgres'))('a connection that breaks', () => {
  let empty: EmptyDatabase;
  let proxy: PostgresProxy;

  beforeEach(async () => {
    empty = await emptyDatabase('postgres');
    proxy = await postgresProxy(empty.location);
  });
  afterEach(async () => {
    await endServices();
    await proxy.close();
    await empty.remove();
  });

  const start = (sample: 'yes' | 'no') =>
    startService({ DATABASE_URL: proxy.url, NOCTUARY_DATA: empty.folder, NOCTUARY_SAMPLE: sample });

  test.each([
    ['the tables are made', 'create table "occurrences"', 'no', 'PostgreSQL at 127.0.0.1:'],
    ['all of them are to be kept', 'commit\0', 'no', 'PostgreSQL at 127.0.0.1:'],
    ['the sample is written', 'insert into "captures"', 'yes', 'The database is away: the connection'],
  ] as const)(
    'while %s ends the start with a sentence, and the next one finds nothing half',
    async (_when, text, sample, words) => {
      const broken = proxy.breakNext(text, 'lose');
      const { code, errors } = await start(sample).ended;
      await broken;
      expect(code).toBe(1);
      expect(errors).toMatch(/^Noctuary did not start: [^\n]*\.\n$/);
      expect(errors).toContain(words);
      const again = start('no');
      await again.address;
      const { database, close } = await openDatabase(empty.location);
      expect(await database.selectFrom('projects').select('id').execute()).toEqual([]);
      await close();
    },
  );

  test('during a load stops it with a sentence, and the same command continues it', async () => {
    const source = await madeSource(madeRecords());
    const load = () =>
      new Promise<{ code: number | null; errors: string }>((resolve) => {
        const child = spawn(process.execPath, [noctuary, 'load', '--from', source.origin], {
          env: { PATH: process.env['PATH'], NOCTUARY_DATA: empty.folder, DATABASE_URL: proxy.url },
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        let errors = '';
        child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
        child.once('close', (code) => resolve({ code, errors }));
      });
    const broken = proxy.breakNext('insert into "captures"', 'lose');
    const first = await load();
    await broken;
    expect(first).toEqual({
      code: 1,
      errors:
        'The load failed: The database is away: the connection to PostgreSQL broke. ' +
        'What was loaded is kept; run the same command again to continue.\n',
    });
    expect(await load()).toEqual({ code: 0, errors: '' });
    await source.stop();
    const { database, close } = await openDatabase(empty.location);
    expect(await database.selectFrom('captures').select('id').execute()).toHaveLength(60);
    await close();
  });
});
