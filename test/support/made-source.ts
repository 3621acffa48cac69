import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from './faulty-service.ts';
import { madeDeployment } from './made-deployment.ts';

/** Records of another service by the path of their list; tests may change them. */
export type MadeRecords = Record<string, { id: number; [field: string]: unknown }[]>;

const at = (id: number) => ({
  created_at: `2024-07-01T10:00:00.${String(id).padStart(6, '0')}`,
  updated_at: `2024-08-01T10:00:00.${String(id).padStart(6, '0')}`,
});
const summary = (collection: string, id: number) => ({
  id,
  name: `${collection} ${id}`,
  details: `http://elsewhere.example.org/api/v2/${collection}/${id}/`,
  user_permissions: [],
});
const event = (id: number) => ({ ...summary('events', id), date_label: 'Jul 1 2024' });

const EVENTS = 12;
const CAPTURES_OF_EVENT = 5;

/** Two projects, 5 and 6, with two deployments each, three events per deployment, captures, taxa and occurrences. */
export function madeRecords(): MadeRecords {
  const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const deploymentOf = (eventId: number) => 11 + ((eventId - 1) % 4);
  const projectOf = (deployment: number) => (deployment < 13 ? 5 : 6);
  const minute = (number: number) => `2024-07-01T22:0${number}:00`;
  return {
    projects: [5, 6].map((id) => ({
      ...summary('projects', id),
      description: '',
      deployments_count: 2,
      image: null,
      draft: false,
      ...at(id),
    })),
    deployments: [11, 12, 13, 14].map((id) => ({
      ...madeDeployment(id),
      project: { ...summary('projects', projectOf(id)), image: null },
      device: { ...summary('deployments/devices', 3) },
      jobs: [{ ...summary('jobs', id), status: 'SUCCESS', job_type: { name: 'ML pipeline', key: 'ml' }, ...at(id) }],
    })),
    events: range(EVENTS).map((id) => ({
      ...event(id),
      deployment: summary('deployments', deploymentOf(id)),
      start: minute(1),
      end: minute(5),
      day: '2024-07-01',
      duration: '240.0',
      duration_label: '4min',
      captures_count: CAPTURES_OF_EVENT,
      detections_count: 2,
      occurrences_count: 1,
      taxa_count: 1,
      captures: '',
      example_captures: [],
      ...at(id),
    })),
    captures: range(EVENTS * CAPTURES_OF_EVENT).map((id) => ({
      ...summary('captures', id),
      url: `http://elsewhere.example.org/trap images/${id}.jpg`,
      width: 100,
      height: 80,
      timestamp: minute(((id - 1) % CAPTURES_OF_EVENT) + 1),
      deployment: summary('deployments', deploymentOf(Math.ceil(id / CAPTURES_OF_EVENT))),
      event: event(Math.ceil(id / CAPTURES_OF_EVENT)),
      size: 1_000 + id,
      detections_count: 0,
    })),
    taxa: [1, 2, 3].map((id) => ({
      ...summary('taxa', id),
      rank: id === 3 ? 'GENUS' : 'SPECIES',
      parent_id: id === 3 ? null : 3,
      occurrences_count: 6,
      occurrences: '',
      tags: [],
      last_detected: null,
      best_determination_score: null,
      cover_image_url: null,
      ...at(id),
    })),
    occurrences: range(EVENTS).map((id) => ({
      ...summary('occurrences', id),
      deployment: summary('deployments', deploymentOf(id)),
      event: event(id),
      determination: { ...summary('taxa', (id % 2) + 1), rank: 'SPECIES' },
      determination_score: 0.5,
      detections_count: 2,
      first_appearance_timestamp: minute(2),
      last_appearance_timestamp: minute(3),
      ...at(id),
    })),
    storage: [5, 6].map((project) => ({
      ...summary('storage', project),
      bucket: 'b',
      prefix: '',
      endpoint_url: null,
      public_base_url: null,
      project,
      deployments_count: 2,
      total_files_indexed: 4,
      total_size_indexed_display: '4 bytes',
      total_size_indexed: 4,
      total_captures_indexed: 4,
      last_checked: null,
      ...at(project),
    })),
  };
}

interface Related {
  project?: { id: number } | number;
  deployment?: { id: number };
  [field: string]: unknown;
}

/** The page that a correct service would return; 404 for a missing list. */
export function answerOf(records: MadeRecords, path: string, query: URLSearchParams, largest = 1_000): FaultyAnswer {
  const list = records[path.replace(/\/$/, '')];
  if (list === undefined) return { status: 404, body: { detail: 'Not found.' } };
  const [project, deployment] = [query.get('project_id'), query.get('deployment')];
  const projectOfDeployment = new Map(
    records['deployments']?.map((one): [number, number] => [one.id, (one as Related).project as never]),
  );
  const projectOf = (record: Related): number | undefined => {
    const told = record.project ?? (record.deployment && projectOfDeployment.get(record.deployment.id));
    return typeof told === 'object' ? told.id : told;
  };
  const wanted = list.filter((record: Related) => {
    const [ofProject, ofDeployment] = [projectOf(record), record.deployment?.id];
    return (
      (project === null || ofProject === undefined || String(ofProject) === project) &&
      (deployment === null || ofDeployment === undefined || String(ofDeployment) === deployment)
    );
  });
  const [field = '', isDescending] = [query.get('ordering')?.replace('-', ''), query.get('ordering')?.startsWith('-')];
  const ordered = wanted.toSorted((a, b) => compare((a as Related)[field], (b as Related)[field]));
  return pageOf(isDescending === true ? ordered.toReversed() : ordered, query, largest);
}

/** Records without the field stay as they are. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one !== 'string' || typeof other !== 'string' || one === other) return 0;
  return one < other ? -1 : 1;
}

/** A service with these records, and the faults that `fault` returns; undefined: none. */
export function madeSource(
  records: MadeRecords,
  fault: (
    path: string,
    query: URLSearchParams,
    headers: Readonly<Record<string, unknown>>,
  ) => FaultyAnswer | undefined = () => undefined,
): Promise<FaultyService> {
  return faultyService((path, query, headers) => fault(path, query, headers) ?? answerOf(records, path, query));
}
