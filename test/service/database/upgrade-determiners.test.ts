import type { Migration } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { DatabaseKind } from '#service/database/database-kind.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { emptyDatabase } from '#test/support/empty-database.ts';
import { sampleDatabases } from '#test/support/sample-databases.ts';

const moment = '2024-06-12T21:04:05.000006';
const at = { created_at: moment, updated_at: moment };

/** The release before it was stored who determined occurrences. */
const earlier = (kind: DatabaseKind): Record<string, Migration> =>
  Object.fromEntries(Object.entries(migrationsFor(kind)).filter(([name]) => name < '0025'));

/** Session 1: one by a person, one by a model, one by an unknown source. Session 2: none. Session 3: one by an unknown source. */
const OCCURRENCES = [
  { id: 1, event_id: 1, identified_by: 'Ana', identification_method: 'human', determination_id: 1 },
  { id: 2, event_id: 1, identified_by: 'Moths v2', identification_method: 'machine', determination_id: 1 },
  { id: 3, event_id: 1, identified_by: null, identification_method: null, determination_id: 1 },
  { id: 4, event_id: 3, identified_by: 'Bo', identification_method: null, determination_id: 2 },
] as const;

describe.each(sampleDatabases)('a database from before it was stored who determined, of the kind $kind', ({ kind }) => {
  test('gets identifications and models from the names, and says how many a person has looked at', async () => {
    const empty = await emptyDatabase(kind);
    const old = await openDatabase(empty.location, earlier);
    await insertRows(old.database, 'projects', [{ id: 1, name: 'Ærø', description: '', image: null, draft: 1, ...at }]);
    const place = { latitude: 1, longitude: 2, image: null, storage_source_id: null, site_id: null, device_id: null };
    const unseen = { first_capture_timestamp: null, last_capture_timestamp: null };
    await insertRows(
      old.database,
      'deployments',
      [1, 2].map((id) => ({ id, project_id: 1, name: `Trap ${id}`, ...place, ...unseen, ...at })),
    );
    const night = { start: '2024-06-12T22:00:00', end: '2024-06-13T03:00:00', duration_seconds: 18_000, project_id: 1 };
    await insertRows(
      old.database,
      'events',
      [1, 1, 2].map((deployment_id, index) => ({ id: index + 1, deployment_id, ...night, ...at })),
    );
    await insertRows(
      old.database,
      'taxa',
      ['Noctua', 'Xestia'].map((name, index) => ({ id: index + 1, name, rank: 'GENUS', parent_id: null, ...at })),
    );
    await insertRows(
      old.database,
      'occurrences',
      OCCURRENCES.map((one) => ({
        ...one,
        project_id: 1,
        deployment_id: one.event_id === 3 ? 2 : 1,
        determination_score: 0.5,
        ...at,
      })),
    );
    await insertRows(old.database, 'project_taxa', [
      { project_id: 1, taxon_id: 1, occurrences_count: 3 },
      { project_id: 1, taxon_id: 2, occurrences_count: 1 },
    ]);
    await old.close();

    const { database, close } = await openDatabase(empty.location);
    const counts = (table: 'deployments' | 'events') =>
      database.selectFrom(table).select(['verified_count', 'unattributed_count']).orderBy('id').execute();
    expect(await counts('events')).toEqual([
      { verified_count: 1, unattributed_count: 1 },
      { verified_count: 0, unattributed_count: 0 },
      { verified_count: null, unattributed_count: 1 },
    ]);
    expect(await counts('deployments')).toEqual([
      { verified_count: 1, unattributed_count: 1 },
      { verified_count: null, unattributed_count: 1 },
    ]);
    const ofTaxa = database.selectFrom('project_taxa').select(['verified_count', 'best_score']).orderBy('taxon_id');
    expect(await ofTaxa.execute()).toEqual([
      { verified_count: 1, best_score: 0.5 },
      { verified_count: null, best_score: 0.5 },
    ]);
    const identifications = database
      .selectFrom('identifications')
      .innerJoin('users', 'users.id', 'identifications.user_id')
      .select(['occurrence_id', 'taxon_id', 'users.name', 'is_withdrawn']);
    expect(await identifications.execute()).toEqual([{ occurrence_id: 1, taxon_id: 1, name: 'Ana', is_withdrawn: 0 }]);
    const models = database
      .selectFrom('occurrences')
      .innerJoin('models', 'models.id', 'occurrences.model_id')
      .select(['occurrences.id', 'models.name', 'model_taxon_id', 'model_score', 'looked_at']);
    expect(await models.execute()).toEqual([
      { id: 2, name: 'Moths v2', model_taxon_id: 1, model_score: 0.5, looked_at: 0 },
    ]);
    await close();
    await empty.remove();
  });
});
