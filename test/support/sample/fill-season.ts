import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';

const made = { created_at: '2024-01-01T00:00:00.000001', updated_at: '2024-01-01T00:00:00.000001' };

/** Occurrences in total; every third belongs to the second project. */
export const OCCURRENCES = 9_000;

/** Two projects: "Prés de l'Été" (deployments 1, 2; events 1 to 20) and "蛾" (deployment 3; events 21 to 30). */
export async function fillSeason(database: Database): Promise<void> {
  const project = { description: '', image: null, draft: 0, ...made };
  await insertRows(database, 'projects', [
    { id: 1, name: "Prés de l'Été", ...project },
    { id: 2, name: '蛾', ...project },
  ]);
  const deployment = {
    site_id: null,
    device_id: null,
    storage_source_id: null,
    image: null,
    latitude: 1,
    longitude: 2,
  };
  const noCaptures = { first_capture_timestamp: null, last_capture_timestamp: null, ...made };
  await insertRows(
    database,
    'deployments',
    ['Møn, "øst"', 'Gate', 'Far'].map((name, index) => ({
      id: index + 1,
      project_id: index === 2 ? 2 : 1,
      name,
      ...deployment,
      ...noCaptures,
    })),
  );
  const deploymentOf = (event: number) => Math.ceil(event / 10);
  const projectOf = (event: number) => (event > 20 ? 2 : 1);
  await insertRows(
    database,
    'events',
    Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      project_id: projectOf(index + 1),
      deployment_id: deploymentOf(index + 1),
      start: `2024-06-${String(10 + (index % 10))}T22:00:00`,
      end: `2024-06-${String(11 + (index % 10))}T03:00:00`,
      duration_seconds: 18_000,
      ...made,
    })),
  );
  await insertRows(database, 'taxa', [{ id: 1, name: 'Noctua pronuba', rank: 'SPECIES', parent_id: null, ...made }]);
  await insertRows(
    database,
    'occurrences',
    Array.from({ length: OCCURRENCES }, (_, index) => {
      const event = ((index * 7) % 30) + 1;
      return {
        id: index + 1,
        project_id: projectOf(event),
        deployment_id: deploymentOf(event),
        event_id: event,
        determination_id: 1,
        determination_score: 0.5,
        ...made,
      };
    }),
  );
  await insertRows(database, 'collections', [
    { id: 1, project_id: 1, name: 'Mid June', first_day: '2024-06-12', last_day: '2024-06-14' },
    { id: 2, project_id: 2, name: 'All captures', first_day: null, last_day: null },
    { id: 3, project_id: 1, name: 'Winter', first_day: '2024-12-01', last_day: null },
  ]);
  await database.insertInto('users').values({ name: 'Ana', image: null }).execute();
}
