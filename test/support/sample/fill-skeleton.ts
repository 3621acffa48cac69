import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { projectFacts } from '#service/sample/project-facts.ts';
import { sampleNights } from '#service/sample/sample-nights.ts';
import { samplePlaces } from '#service/sample/sample-places.ts';

const at = { created_at: '2026-01-01T00:00:00.000000', updated_at: '2026-01-01T00:00:00.000000' };

/** What the sample is recognised by, without its 356,027 captures. */
export async function fillSkeleton(database: Database): Promise<void> {
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
