import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentOf } from '#service/load/database-content.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { runLoad } from '#service/load/run-load.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import { projectFacts } from '#service/sample/project-facts.ts';
import { sampleNights } from '#service/sample/sample-nights.ts';
import { samplePlaces } from '#service/sample/sample-places.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { loadInto, type HeardLoad } from '#test/support/load-options.ts';

const at = { created_at: '2026-01-01T00:00:00.000000', updated_at: '2026-01-01T00:00:00.000000' };

/** What the sample is recognised by, without its 356,027 captures. */
async function fillSkeleton(database: Database): Promise<void> {
  const { deployments } = samplePlaces();
  const facts = projectFacts.map(({ name }, index) => ({
    id: index + 1,
    name,
    description: '',
    image: null,
    draft: 0,
  }));
  await insertRows(
    database,
    'projects',
    facts.map((one) => ({ ...one, ...at })),
  );
  const noParts = { site_id: null, device_id: null, storage_source_id: null, image: null };
  const noCaptures = { first_capture_timestamp: null, last_capture_timestamp: null };
  const traps = deployments.map(({ id, projectId, name, latitude, longitude }) => {
    const own = { id, project_id: projectId, name, latitude, longitude };
    return { ...own, ...noParts, ...noCaptures, ...at };
  });
  await insertRows(database, 'deployments', traps);
  const night = { start: '2026-01-01T00:00:00', end: '2026-01-01T00:00:00', duration_seconds: 0 };
  const nights = sampleNights(deployments).map(({ deployment }) => {
    const own = { project_id: deployment.projectId, deployment_id: deployment.id };
    return { ...own, ...night, ...at };
  });
  await insertRows(database, 'events', nights);
  await database.insertInto('users').values({ id: 1, name: 'Ana', image: null }).execute();
  const kind = { job_type_key: 'data_export', job_type_name: 'Export', status: 'SUCCESS', progress: null };
  await database
    .insertInto('jobs')
    .values({ id: 1, project_id: 1, deployment_id: null, name: '', ...kind, ...at })
    .execute();
  const one = { user_id: 1, job_id: 1, project_id: 1, collection_id: null, format: 'x', file_path: null };
  const sizes = { record_count: null, file_size: null };
  const files = Array.from({ length: projectFacts.length * 4 }, () => ({ ...one, ...sizes, ...at }));
  await insertRows(database, 'exports', files);
}

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
