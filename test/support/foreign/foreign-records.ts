/** Records of the foreign service by the path of their list. Tests may change them between two loads. */
export interface ForeignRecords {
  projects: ForeignRecord[];
  deployments: ForeignRecord[];
  events: ForeignRecord[];
  captures: ForeignRecord[];
  occurrences: ForeignRecord[];
  taxa: ForeignRecord[];
  exports: ForeignRecord[];
  jobs: ForeignRecord[];
  storage: ForeignRecord[];
  'deployments/sites': ForeignRecord[];
  'deployments/devices': ForeignRecord[];
}

export interface ForeignRecord {
  id: number;
  [field: string]: unknown;
}

/** Stands for the service's own origin in addresses, which is known once it listens. */
export const ORIGIN = '@origin@';

const FEN = 21;
const ORCHARD = 22;
const PROJECT_NAMES: Readonly<Record<number, string>> = { [FEN]: 'Fen edge', [ORCHARD]: 'Orchard rows' };
/** Deployment → project. Two have the same name, as people name the traps of two years. */
const TRAPS = [
  { id: 31, project: FEN, name: 'Reed bed' },
  { id: 32, project: FEN, name: 'Reed bed' },
  { id: 33, project: FEN, name: 'Alder carr' },
  { id: 34, project: ORCHARD, name: 'Row 7' },
  { id: 35, project: ORCHARD, name: 'Row 19' },
] as const;
const TAXA = [
  { id: 51, name: 'Lepidoptera', rank: 'ORDER', parent_id: null },
  { id: 52, name: 'Erebidae', rank: 'FAMILY', parent_id: 51 },
  { id: 53, name: 'Laspeyria flexula', rank: 'SPECIES', parent_id: 52 },
  { id: 54, name: 'Rivula sericealis', rank: 'SPECIES', parent_id: 52 },
  { id: 55, name: 'Not identifiable', rank: 'UNKNOWN', parent_id: 51 },
] as const;
/** The taxon that the default filters of a project leave out. */
export const LEFT_OUT_TAXON = 55;
/** The lowest score that they let pass. */
export const LOWEST_SCORE = 0.4;

const SESSIONS = 12;
const CAPTURES_OF_SESSION = 5;

const pad = (value: number) => String(value).padStart(2, '0');
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const details = (list: string, id: number) => `${ORIGIN}/api/v2/${list}/${id}/`;
const summary = (list: string, id: number, name: string) => ({
  id,
  name,
  details: details(list, id),
  user_permissions: [],
});
/** The fraction of a time is left out where it is zero. */
const stamps = (number: number) => ({
  created_at: `2026-03-02T08:${pad(number % 60)}:00`,
  updated_at: `2026-04-${pad(1 + (number % 28))}T09:${pad(number % 60)}:00.5`,
});
const project = (id: number) => summary('projects', id, PROJECT_NAMES[id] ?? '');
const trapOf = (session: number) => TRAPS[session % TRAPS.length] ?? TRAPS[0];
const deploymentOf = (session: number) => summary('deployments', trapOf(session).id, trapOf(session).name);
const dayOf = (session: number) => `2026-05-${pad(3 + session)}`;
const sessionId = (session: number) => 101 + session;
const eventOf = (session: number) => ({
  ...summary('events', sessionId(session), `Night of ${dayOf(session)}`),
  date_label: dayOf(session),
});

/**
 * What a service of this interface holds that is not ours: two projects, five deployments, 12 sessions with five captures
 * each, two captures more, 30 occurrences, and the ways in which such services differ from the interface.
 */
export function foreignRecords(): ForeignRecords {
  return {
    projects: [FEN, ORCHARD].map((id) => ({
      ...project(id),
      description: '',
      deployments_count: TRAPS.filter((trap) => trap.project === id).length,
      image: id === FEN ? '/media/projects/fen.jpg' : null,
      draft: false,
      ...stamps(id),
    })),
    deployments: TRAPS.map(deployment),
    events: range(SESSIONS).map(eventRecord),
    captures: captures(),
    occurrences: range(30).map(occurrence),
    taxa: TAXA.map(({ id, name, rank, parent_id }) => ({
      ...summary('taxa', id, name),
      rank,
      parent_id,
      // A key of its own that the interface has not.
      parents: [],
      occurrences_count: null,
      occurrences: `${ORIGIN}/api/v2/occurrences/?determination=${id}`,
      tags: [],
      last_detected: null,
      best_determination_score: null,
      cover_image_url: null,
      ...stamps(id),
    })),
    exports: [exportOf(81, FEN, 75), exportOf(82, ORCHARD, 76)],
    jobs: jobs(),
    storage: [61, 62].map((id) => ({
      ...summary('storage', id, `Bucket ${id}`),
      bucket: 'moths',
      prefix: '',
      endpoint_url: id === 61 ? 'http://bucket.example.net' : null,
      public_base_url: id === 61 ? 'http://bucket.example.net/moths' : null,
      project: id === 61 ? FEN : ORCHARD,
      deployments_count: 2,
      total_files_indexed: 31,
      total_size_indexed_display: '9.1\u00A0MB',
      total_size_indexed: 9_100_000,
      total_captures_indexed: 31,
      last_checked: null,
      ...stamps(id),
    })),
    // The project is a number, and a device's name can be empty.
    'deployments/sites': [91, 92].map((id) => ({
      ...summary('deployments/sites', id, `Site ${id}`),
      description: '',
      project: id === 91 ? FEN : ORCHARD,
      boundary_rect: null,
      ...stamps(id),
    })),
    'deployments/devices': [95, 96].map((id) => ({
      ...summary('deployments/devices', id, id === 95 ? '' : 'Trap camera'),
      description: '',
      project: id === 95 ? FEN : ORCHARD,
      ...stamps(id),
    })),
  };
}

function deployment({ id, project: ofProject, name }: (typeof TRAPS)[number]): ForeignRecord {
  const places: Record<number, object> = {
    31: { latitude: '46.25', longitude: '-72.5' },
    32: { latitude: null, longitude: null },
    33: { latitude: 46.5, longitude: null },
    34: { latitude: 0, longitude: 0 },
  };
  return {
    ...summary('deployments', id, name),
    image: id === 31 ? '/media/deployments/reed.jpg' : null,
    events: `${ORIGIN}/api/v2/events/?deployment=${id}`,
    occurrences: `${ORIGIN}/api/v2/occurrences/?deployment=${id}`,
    events_count: '2',
    captures_count: 10,
    occurrences_count: 5,
    taxa_count: 2,
    project: { ...project(ofProject), image: null },
    ...stamps(id),
    latitude: 46.125,
    longitude: -72.25,
    ...places[id],
    first_date: '2026-05-03',
    last_date: '2026-05-14',
    device: id === 33 ? null : summary('deployments/devices', ofProject === FEN ? 95 : 96, ''),
    research_site: id === 33 ? null : summary('deployments/sites', ofProject === FEN ? 91 : 92, 'Site'),
    jobs: id === 31 ? [{ ...embeddedJob(71), status: 'SUCCESS' }] : [],
  };
}

function eventRecord(number: number): ForeignRecord {
  const [start, end] = [`${dayOf(number)}T21:00:00`, `${dayOf(number)}T22:20:00`];
  return {
    ...eventOf(number),
    deployment: deploymentOf(number),
    // The first with the offset of its zone, the second without an end.
    start: number === 0 ? `${start}-04:00` : start,
    end: number === 1 ? null : end,
    day: dayOf(number),
    duration: '4800.0',
    duration_label: '1 hour 20 min',
    captures_count: CAPTURES_OF_SESSION,
    detections_count: null,
    captures: `${ORIGIN}/api/v2/captures/?event=${sessionId(number)}`,
    example_captures: [{ ...capture(number, 0), thumbnails: {} }],
    ...stamps(sessionId(number)),
  };
}

/** No times of creation and change, and no counts. Images of one deployment have no public address. */
function capture(number: number, index: number): ForeignRecord {
  const id = 1_001 + number * CAPTURES_OF_SESSION + index;
  const { id: deploymentId, project: ofProject } = trapOf(number);
  const urls: Record<number, string | null> = { 33: null, 34: `/media/captures/${id}.jpg` };
  return {
    id,
    details: details('captures', id),
    deployment: deploymentOf(number),
    event: eventOf(number),
    url: deploymentId in urls ? urls[deploymentId] : `https://pictures.example.net/night ${number}/${id}.jpg`,
    path: `night ${number}/${id}.jpg`,
    timestamp: `${dayOf(number)}T${21 + Math.floor(index / 3)}:${pad((index % 3) * 20)}:00`,
    width: id % 2 === 0 ? 4_056 : '4056',
    height: 3_040,
    size: 700_000 + id,
    detections_count: null,
    last_processed: null,
    project: ofProject,
    user_permissions: [],
  };
}

function captures(): ForeignRecord[] {
  const ofSessions = range(SESSIONS).flatMap((number) =>
    range(CAPTURES_OF_SESSION).map((index) => capture(number, index)),
  );
  const loose = [
    { ...capture(0, 0), id: 1_901, timestamp: null, event: null },
    { ...capture(3, 1), id: 1_902, timestamp: null, event: null, deployment: null },
  ];
  // One of a session has no time, either.
  return [...ofSessions.map((one) => (one.id === 1_004 ? { ...one, timestamp: null } : one)), ...loose];
}

/** Seen on two captures of a session, 20 minutes apart; a few were never determined, or belong to no session. */
function occurrence(number: number): ForeignRecord {
  const of = number % SESSIONS;
  const id = 2_001 + number;
  const taxon = TAXA[2 + (number % 3)] ?? TAXA[2];
  const first = `${dayOf(of)}T21:00:00`;
  return {
    id,
    details: details('occurrences', id),
    event: number === 29 ? null : eventOf(of),
    deployment: deploymentOf(of),
    first_appearance_timestamp: number === 5 ? `${first}.000000+02:00` : first,
    first_appearance_time: '21:00:00',
    duration: '1200.0',
    duration_label: '20 min',
    determination: number === 28 ? null : { ...summary('taxa', taxon.id, taxon.name), rank: taxon.rank, parent: null },
    detections_count: 2,
    detection_images: [`/media/detections/${id}.jpg`],
    determination_score: number % 7 === 0 ? '0.25' : 0.75,
    ...determinedBy(number, taxon, TAXA[2 + ((number + 1) % 3)] ?? taxon),
    ...stamps(id),
  };
}

/**
 * Who determined an occurrence: a person one in five, whose identification of 2011 is withdrawn and of 2016 differs from the
 * model's; a model the others, but of 2029, of which nothing is sent.
 */
function determinedBy(
  number: number,
  taxon: (typeof TAXA)[number],
  other: (typeof TAXA)[number],
): Record<string, unknown> {
  if (number === 28) return { determination_details: null, best_machine_prediction: null, identifications: [] };
  const named = (one: (typeof TAXA)[number]) => ({
    ...summary('taxa', one.id, one.name),
    rank: one.rank,
    gbif_taxon_key: 7_000_000 + one.id,
    fieldguide_id: null,
    parents: [],
  });
  const algorithm = { id: 3, name: 'Fen moths', key: 'fen-moths', version: 2, version_name: '2.1' };
  const withdrawn = number === 10;
  const identification = {
    id: 900 + number,
    taxon: named(withdrawn ? other : taxon),
    user: { ...summary('users', 4, 'Ada Finder'), image: null },
    withdrawn,
    comment: number === 15 ? 'worn' : '',
    created_at: '2026-03-04T05:06:07.000008',
  };
  const identifications = number % 5 === 0 ? [identification] : [];
  const score = number === 7 ? null : 0.5;
  const isLookedAt = identifications.length > 0 && !withdrawn;
  return {
    determination_details: {
      taxon: named(taxon),
      identification: isLookedAt ? identification : null,
      prediction: isLookedAt ? null : { id: 7, score, algorithm, created_at: '2026-02-03T04:05:06.000007' },
      score: isLookedAt ? 1 : score,
    },
    best_machine_prediction: { taxon: named(number === 15 ? other : taxon), algorithm, score },
    identifications,
  };
}

function embeddedJob(id: number): ForeignRecord {
  return {
    id,
    details: details('jobs', id),
    status: 'SUCCESS',
    job_type: { name: 'Data storage sync', key: 'data_storage_sync' },
    ...stamps(id),
  };
}

/** One for each status that such a service has; two are of exports, and none has a result. */
function jobs(): ForeignRecord[] {
  const statuses = ['SUCCESS', 'STARTED', 'FAILURE', 'CANCELING', 'SUCCESS', 'SUCCESS'];
  return statuses.map((status, index) => {
    const id = 71 + index;
    const isExport = index > 3;
    const ofProject = index % 2 === 0 ? FEN : ORCHARD;
    const trap = TRAPS.find((one) => one.project === ofProject) ?? TRAPS[0];
    return {
      ...embeddedJob(id),
      name: isExport ? 'Export occurrences' : `Sync ${trap.name}`,
      status,
      job_type: isExport ? { name: 'Data export', key: 'data_export' } : embeddedJob(id)['job_type'],
      project: project(ofProject),
      deployment: isExport ? null : summary('deployments', trap.id, trap.name),
      progress: progressOf(status, isExport ? `/media/exports/${id}.csv` : null),
    };
  });
}

function progressOf(status: string, file: string | null) {
  const params = [{ name: 'File URL', key: 'file_url', category: 'default', value: file }];
  const stage = {
    status,
    progress: 1,
    key: 'data_export',
    name: 'Exporting data',
    params: file === null ? [] : params,
  };
  return { summary: { status, progress: 1 }, stages: [stage], errors: [], logs: [] };
}

function exportOf(id: number, ofProject: number, job: number): ForeignRecord {
  return {
    id,
    user: { ...summary('users', 4, 'Field team'), image: null },
    format: 'occurrences_simple_csv',
    filters: {},
    filters_display: {},
    job: {
      id: job,
      name: 'Export occurrences',
      project: project(ofProject),
      progress: progressOf('SUCCESS', `/media/exports/${job}.csv`),
      user_permissions: [],
    },
    file_url: `${ORIGIN}/media/exports/${job}.csv`,
    record_count: 15,
    file_size: 4_200,
    file_size_display: '4.1\u00A0KB',
    ...stamps(id),
  };
}
