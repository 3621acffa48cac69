import type { Database } from '#service/database/open-database.ts';
import { refreshCounters } from '#service/database/refresh-counters.ts';
import type { Tables } from '#service/database/tables.ts';

/** Rows per table. A prime, so that the values of different columns repeat at different intervals. */
export const ROWS = 17;
export const NAMES = [
  'Érablière du Nord',
  '100 % Nacht',
  'trap_1',
  'trapx1',
  'back\\slash',
  '蛾類モニタリング',
  'ÉRABLIÈRE du Sud',
  "O'Brien; --",
  'Moth trap 100',
] as const;

const ids = Array.from({ length: ROWS }, (_, index) => index + 1);
/** One of `values`, deterministic by row and `step`. */
const pick = <Value>(values: readonly Value[], id: number, step: number): Value =>
  values[(Math.imul(id * 31 + step, 2_654_435_761) >>> 16) % values.length] as Value;
const PICTURES = [null, '/media/b.jpg', null, '/media/a.jpg'];
const time = (id: number, step: number) => pick([4, 2, 9, 2, 6], id, step);
const made = (id: number) => ({
  created_at: `2024-05-0${time(id, 1)}T08:00:00.000001`,
  updated_at: `2024-06-0${time(id, 3)}T08:00:00.000001`,
});
const name = (id: number) => NAMES[id % NAMES.length] ?? '';
/** The ids of referenced projects, deployments, …. */
const of = (id: number, step: number) => pick([3, 1, 7, 2, 1], id, step);

/** The deployment and the event of a capture or an occurrence: one in four has no event, one in eight neither. */
const placed = (id: number, step: number) => ({
  deployment_id: id % 8 === 3 ? null : of(of(id, step), 1),
  event_id: id % 4 === 3 ? null : of(id, step),
});

const PROGRESS = JSON.stringify({ summary: { status: 'SUCCESS', progress: 1 }, stages: [], errors: [], logs: [] });

/**
 * Fills an empty database with a few records in every table: repeated values in every column, and null wherever the
 * schema allows it, which the sample has too rarely to test orderings.
 */
export async function fillMadeCatalogue(database: Database): Promise<void> {
  const insert = (table: keyof Tables, rows: unknown[]) => database.insertInto(table).values(rows).execute();
  await insert(
    'projects',
    ids.map((id) => ({
      id,
      name: name(id),
      description: pick(['', 'b', 'a'], id, 1),
      image: pick(PICTURES, id, 1),
      draft: pick([0, 1, 1], id, 2),
      ...made(id),
    })),
  );
  for (const table of ['sites', 'devices'] as const) {
    await insert(
      table,
      ids.map((id) => {
        const times = id % 4 === 1 ? { created_at: null, updated_at: null } : made(id);
        return { id, project_id: id % 5 === 4 ? null : of(id, 2), name: name(id), ...times };
      }),
    );
  }
  await insert(
    'users',
    ids.map((id) => ({ id, name: name(id), image: pick(PICTURES, id, 3) })),
  );
  await insert(
    'storage_sources',
    ids.map((id) => ({
      id,
      project_id: of(id, 1),
      name: name(id),
      bucket: pick(['moths', 'Moths'], id, 1),
      prefix: pick(['', 'in/', 'a/'], id, 1),
      endpoint_url: pick(['', 'https://s3.example.org'], id, 1),
      public_base_url: pick([null, '', 'https://x.example.org/'], id, 1),
      total_files_indexed: pick([5, null, 0, 12], id, 1),
      total_size_indexed: pick([900, null, 0, 7_000_000_000], id, 1),
      total_captures_indexed: pick([null, 4, 0], id, 2),
      ...made(id),
    })),
  );
  await insert(
    'taxa',
    ids.map((id) => ({
      id,
      name: name(id),
      rank: pick(['SPECIES', 'GENUS', 'UNKNOWN'], id, 1),
      parent_id: id < 5 ? null : pick([null, 2, 1], id, 1),
      ...made(id),
    })),
  );
  await insert(
    'deployments',
    ids.map((id) => ({
      id,
      project_id: of(id, 3),
      site_id: pick([null, 4, 2], id, 1),
      device_id: pick([9, null, 3, null], id, 3),
      storage_source_id: 1,
      name: name(id),
      image: pick(PICTURES, id, 2),
      latitude: pick([0, -3.5, 54.88], id, 1),
      longitude: pick([0, 10.25, -73.5], id, 2),
      ...made(id),
    })),
  );
  await insert(
    'events',
    ids.map((id) => ({
      id,
      project_id: of(of(id, 1), 3),
      deployment_id: of(id, 1),
      start: `2024-06-1${time(id, 2)}T22:00:0${time(id, 1)}`,
      end: `2024-06-2${time(id, 1)}T03:00:00`,
      duration_seconds: pick([0, 18_000, 900, 18_000.5], id, 1),
      ...made(id),
    })),
  );
  await insert(
    'captures',
    ids.map((id) => ({
      id,
      project_id: of(of(of(id, 2), 1), 3),
      ...placed(id, 2),
      timestamp: id % 6 === 4 ? null : `2024-06-1${time(id, 1)}T23:00:00`,
      image: pick([null, 'https://pictures.example.org/1 2.jpg', '/media/c.jpg'], id, 1),
      width: pick([4096, null, 640], id, 1),
      height: pick([null, 2160, 480, 480], id, 1),
      size_bytes: pick([2_000, 1_000, null], id, 2),
    })),
  );
  await insert(
    'occurrences',
    ids.map((id) => ({
      id,
      project_id: of(of(of(id, 3), 1), 3),
      ...placed(id, 3),
      determination_id: pick([11, 2, null, 5], id, 1),
      determination_score: pick([0.5, null, 1, 0], id, 1),
      ...made(id),
    })),
  );
  await insert(
    'detections',
    ids.map((id) => ({ id, capture_id: pick([1, 2, 3, 9], id, 1), occurrence_id: pick([6, 1, 3], id, 1) })),
  );
  await insert(
    'jobs',
    ids.map((id) => ({
      id,
      project_id: pick([3, null, 7, 2], id, 1),
      deployment_id: pick([null, 2, 1], id, 2),
      name: name(id),
      status: pick(['SUCCESS', 'FAILURE', 'STARTED'], id, 1),
      job_type_key: 'ml',
      job_type_name: 'ML pipeline',
      progress: PROGRESS,
      ...made(id),
    })),
  );
  await insert(
    'exports',
    ids.map((id) => ({
      id,
      user_id: of(id, 2),
      job_id: id,
      project_id: of(id, 1),
      collection_id: null,
      format: pick(['occurrences_simple_csv', 'occurrences_api_json'], id, 1),
      file_path: null,
      record_count: pick([null, 12, 0], id, 1),
      file_size: pick([4_096, null, 0, 12], id, 3),
      ...made(id),
    })),
  );
  await refreshCounters(database);
}
