import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentOf } from '#service/load/database-content.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { fillSkeleton } from '#test/support/sample/fill-skeleton.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { loadInto, type HeardLoad } from '#test/support/load-options.ts';

describe('loading into a database that holds the sample', () => {
  let sample: EmptyDatabase;
  let source: ForeignService;

  beforeEach(async () => {
    sample = await databaseWithTables('sqlite');
    await inDatabase(fillSkeleton);
    source = await foreignService();
  });
  afterEach(async () => {
    await source.stop();
    await sample.remove();
  });

  const load = (options: HeardLoad, replaceSample: boolean, base = source.origin) =>
    runLoad({ what: 'service', base, project: 21, token: null, follow: false, replace: false, replaceSample }, options);
  const inDatabase = async <Result>(ask: (database: Database) => Promise<Result>): Promise<Result> => {
    const { database, close } = await openDatabase(sample.location);
    try {
      return await ask(database);
    } finally {
      await close();
    }
  };
  const projects = () =>
    inDatabase(async (database) =>
      (await database.selectFrom('projects').select('name').execute()).map(({ name }) => name),
    );

  test('--replace-sample removes it once the service has answered, and no other data later', async () => {
    const options = loadInto(sample);
    await expect(load(options, true, 'http://127.0.0.1:1')).rejects.toThrow(/could not be read/);
    expect(await inDatabase(contentOf)).toBe('the sample');
    expect(await load(options, true)).toBe(true);
    expect(options.said).toContain('Removing the sample season …');
    expect(await projects()).toEqual(['Fen edge']);
    const again = loadInto(sample);
    expect(await load(again, true)).toBe(true);
    expect(again.said).toContain('There is no sample to remove: the database holds other data.');
    expect(await projects()).toEqual(['Fen edge']);
  });

  test('asks on a terminal, and elsewhere says the command', async () => {
    const options = loadInto(sample);
    expect(await load(options, false)).toBe(true);
    expect(options.said).toContain(
      'The database holds the sample season, which stays: --replace-sample would remove it first.',
    );
    expect(await projects()).toContain('Fen edge');
    expect((await projects()).length).toBeGreaterThan(1);
  });

  test.each([
    ['yes', true],
    ['no', false],
  ])('does as the answer %s says', async (_, isRemoved) => {
    const questions: string[] = [];
    const ask = (question: string) => {
      questions.push(question);
      return Promise.resolve(isRemoved);
    };
    expect(await load({ ...loadInto(sample), ask }, false)).toBe(true);
    expect(questions).toEqual(['The database holds the sample season: remove it first?']);
    expect((await projects()).length === 1).toBe(isRemoved);
  });
});
