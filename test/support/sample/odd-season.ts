import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { refreshCounters } from '#service/database/refresh-counters.ts';

const at = { created_at: '2024-01-01T00:00:00.000001', updated_at: '2024-01-01T00:00:00.000001' };
const [ORDER, GENUS, ONE, OTHER, NO_MOTH, UNIDENTIFIABLE] = [1, 2, 3, 4, 5, 6];

/** Start, end, and the determinations of the occurrences with their first appearance; of the first trap, then of the second. */
const SESSIONS: readonly [
  trap: number,
  start: string,
  end: string,
  found: readonly (readonly [taxon: number, time: string | null])[],
][] = [
  // Two in one evening, with a species that both have, the genus of it, and names that are no taxon.
  [
    1,
    '2024-06-12T21:00:00',
    '2024-06-12T23:30:00',
    [
      [ONE, null],
      [GENUS, null],
      [NO_MOTH, null],
    ].map(pair),
  ],
  [
    1,
    '2024-06-13T00:30:00',
    '2024-06-13T02:40:00',
    [
      [ONE, null],
      [OTHER, null],
      [UNIDENTIFIABLE, null],
    ].map(pair),
  ],
  // After midnight of a month's first day: the evening before.
  [1, '2024-07-01T01:00:00', '2024-07-01T04:00:00', [[ORDER, null]].map(pair)],
  // Three nights; the second of them shared with a session of its own.
  [
    1,
    '2024-07-10T21:00:00',
    '2024-07-13T03:00:00',
    [
      [ONE, '2024-07-10T22:00:00'],
      [ONE, '2024-07-11T11:59:00'],
      [GENUS, '2024-07-11T23:00:00'],
      [OTHER, '2024-07-13T02:00:00'],
      [ONE, null],
    ].map(pair),
  ],
  [1, '2024-07-11T22:00:00', '2024-07-12T02:00:00', [[OTHER, '2024-07-11T22:30:00']].map(pair)],
  // More than a day without a second midnight; less than a day with two.
  [1, '2024-07-20T20:00:00', '2024-07-21T22:00:00', [[ONE, '2024-07-21T21:00:00']].map(pair)],
  [1, '2024-07-25T00:00:00', '2024-07-26T00:00:00', []],
  // Zero counts, over two nights; and one capture without a length.
  [2, '2024-06-12T22:00:00', '2024-06-14T01:00:00', []],
  [2, '2024-06-20T22:00:00', '2024-06-20T22:00:00', [[UNIDENTIFIABLE, '2024-06-20T22:00:00']].map(pair)],
  // Across New Year.
  [2, '2024-12-30T22:00:00', '2025-01-02T01:00:00', [[ONE, '2025-01-01T13:00:00']].map(pair)],
];

function pair(one: readonly (number | string | null)[]): readonly [number, string | null] {
  return [one[0] as number, one[1] as string | null];
}

/** Two traps of project 1 with every oddity of nights, in a database with tables. */
export async function fillOddSeason(database: Database): Promise<void> {
  await insertRows(database, 'projects', [{ id: 1, name: 'Heath', description: '', image: null, draft: 0, ...at }]);
  const nothing = { site_id: null, device_id: null, storage_source_id: null, image: null };
  const unseen = { first_capture_timestamp: null, last_capture_timestamp: null, period_start: null, period_end: null };
  await insertRows(
    database,
    'deployments',
    [1, 2].map((id) => ({
      id,
      project_id: 1,
      name: `Trap ${id}`,
      latitude: 50,
      longitude: 4,
      ...nothing,
      ...unseen,
      ...at,
    })),
  );
  const taxon = (id: number, name: string, rank: string, parent_id: number | null) => ({
    id,
    name,
    rank,
    parent_id,
    ...at,
  });
  await insertRows(database, 'taxa', [
    taxon(ORDER, 'Lepidoptera', 'ORDER', null),
    taxon(GENUS, 'Noctua', 'GENUS', ORDER),
    taxon(ONE, 'Noctua pronuba', 'SPECIES', GENUS),
    taxon(OTHER, 'Noctua comes', 'SPECIES', GENUS),
    taxon(NO_MOTH, 'Not Lepidoptera', 'UNKNOWN', null),
    taxon(UNIDENTIFIABLE, 'Unidentifiable', 'UNKNOWN', ORDER),
  ]);
  await insertRows(
    database,
    'events',
    SESSIONS.map(([deployment_id, start, end], index) => ({
      id: index + 1,
      project_id: 1,
      deployment_id,
      start,
      end,
      duration_seconds: (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 1_000,
      ...at,
    })),
  );
  await insertRows(
    database,
    'captures',
    SESSIONS.flatMap(([deployment_id, start, end], index) =>
      [...new Set([start, end])].map((timestamp, place) => ({
        id: 2 * index + place + 1,
        project_id: 1,
        deployment_id,
        event_id: index + 1,
        timestamp,
        image: null,
        width: null,
        height: null,
        size_bytes: null,
      })),
    ),
  );
  const found = SESSIONS.flatMap(([deployment_id, , , some], index) =>
    some.map(([determination_id, time]) => ({
      project_id: 1,
      deployment_id,
      event_id: index + 1,
      determination_id,
      determination_score: 0.9,
      first_appearance_timestamp: time,
      last_appearance_timestamp: time,
      ...at,
    })),
  );
  await insertRows(
    database,
    'occurrences',
    found.map((one, index) => ({ id: index + 1, ...one })),
  );
  await refreshCounters(database);
}
