import { formatTimestamp, wallSeconds } from '#contract/time.ts';
import { plainText } from '#contract/plain-text.ts';
import { randomFrom, wholeBetween, type Random } from '#service/sample/random.ts';
import { microseconds } from '#service/sample/microseconds.ts';
import { midnight } from '#service/sample/wall-clock.ts';

/** The sample has 23. */
const SESSIONS_PER_DEPLOYMENT = 25;
/** One in so many deployments has captures, occurrences and detections as rows; the others only have their numbers. */
const ROWS_EVERY = 100;
const CAPTURES_WITH_ROWS = 12;
const OCCURRENCES_WITH_ROWS = 3;
/** Deployments that share a site. */
const SITE_SIZE = 10;
const DAY_S = 86_400;
const IMAGE = { image: null, width: 4096, height: 2160, size_bytes: 2_400_000 };

export interface Scale {
  sessions: number;
  deployments: number;
  projects: number;
  /** those that occurrences are determined as */
  speciesIds: readonly number[];
}

/** The number of deployments and projects for a number of sessions. */
export function scaleOf(sessions: number, speciesIds: readonly number[]): Scale {
  const deployments = Math.ceil(sessions / SESSIONS_PER_DEPLOYMENT);
  return { sessions, deployments, projects: Math.max(4, Math.round(deployments / 200)), speciesIds };
}

/** A quarter of all deployments is in the first project, which is too large to be loaded completely. */
function projectOf(deployment: number, { projects }: Scale): number {
  const site = Math.floor((deployment - 1) / SITE_SIZE);
  return site % 4 === 0 ? 1 : 2 + (site % (projects - 1));
}

/** The rows of one deployment, deterministic by its id; the ids of its rows follow from it. */
export function deploymentRows(id: number, scale: Scale) {
  const random = randomFrom(id);
  const project_id = projectOf(id, scale);
  const sessions = Math.min(SESSIONS_PER_DEPLOYMENT, scale.sessions - (id - 1) * SESSIONS_PER_DEPLOYMENT);
  const owner = { project_id, deployment_id: id };
  const hasRows = id % ROWS_EVERY === 1;
  const season = midnight(2015 + (id % 11), 120 + wholeBetween(random, 0, 60));
  const nights = Array.from({ length: sessions }, (_, index) =>
    nightOf((id - 1) * SESSIONS_PER_DEPLOYMENT + index + 1, season + index * 3 * DAY_S, hasRows, random),
  );
  const events = nights.map(({ event }) => ({ ...owner, ...event }));
  const sum = (of: (event: (typeof events)[number]) => number) => events.reduce((total, event) => total + of(event), 0);
  const name = `Trap ${id}`;
  const site_id = Math.floor((id - 1) / SITE_SIZE) + 1;
  const [set_up, changed] = [season - 20 * DAY_S, season + 120 * DAY_S].map(
    (at) => `${formatTimestamp(at)}.${microseconds(id)}`,
  );
  const stamps = { created_at: set_up ?? '', updated_at: changed ?? '' };
  const caught = hasRows ? nights.map(({ event }, index) => catchOf(event, id, index, scale)) : [];
  const taxa = new Set(caught.flatMap(({ occurrences }) => occurrences.map((one) => one.determination_id)));
  const deployment = {
    id,
    project_id,
    site_id,
    device_id: site_id,
    storage_source_id: project_id,
    name,
    search_text: plainText(name),
    image: null,
    latitude: Math.round((random() * 120 - 50) * 1e5) / 1e5,
    longitude: Math.round((random() * 340 - 170) * 1e5) / 1e5,
    events_count: sessions,
    captures_count: sum((event) => event.captures_count),
    occurrences_count: sum((event) => event.occurrences_count),
    taxa_count: hasRows ? taxa.size : Math.min(scale.speciesIds.length, 20 + (id % 150)),
    first_capture_timestamp: events[0]?.start ?? null,
    last_capture_timestamp: events.at(-1)?.end ?? null,
    ...stamps,
  };
  const isFirstOfSite = (id - 1) % SITE_SIZE === 0;
  return {
    sites: isFirstOfSite ? [{ id: site_id, project_id, name: `Site ${site_id}` }] : [],
    devices: isFirstOfSite ? [{ id: site_id, project_id, name: `Camera ${site_id}` }] : [],
    deployments: [deployment],
    jobs: [1, 2].map((number) => jobRow(id * 2 - 2 + number, owner, name, stamps)),
    events,
    captures: caught.flatMap(({ captures }) => captures.map((row) => ({ ...owner, ...row }))),
    event_example_captures: caught.flatMap(({ captures }) =>
      captures.slice(0, 3).map((row, index) => ({ event_id: row.event_id, position: index + 1, capture_id: row.id })),
    ),
    occurrences: caught.flatMap(({ occurrences }) => occurrences.map((row) => ({ ...owner, ...row }))),
    detections: caught.flatMap(({ detections }) => detections),
  };
}

function nightOf(id: number, day: number, hasRows: boolean, random: Random) {
  const start = day + 20 * 3_600 + wholeBetween(random, 0, 7_200);
  const duration_seconds = wholeBetween(random, 300, 540) * 60;
  const end = start + duration_seconds;
  const captures = wholeBetween(random, 30, 400);
  const occurrences = wholeBetween(random, 0, 60);
  return {
    event: {
      id,
      start: formatTimestamp(start),
      end: formatTimestamp(end),
      duration_seconds,
      captures_count: hasRows ? CAPTURES_WITH_ROWS : captures,
      detections_count: hasRows ? OCCURRENCES_WITH_ROWS : occurrences * 2,
      occurrences_count: hasRows ? OCCURRENCES_WITH_ROWS : occurrences,
      taxa_count: hasRows ? OCCURRENCES_WITH_ROWS : Math.ceil(occurrences * 0.6),
      created_at: `${formatTimestamp(end + DAY_S + (id % 3_600))}.${microseconds(id)}`,
      updated_at: `${formatTimestamp(end + 5 * DAY_S + (id % 7_200))}.${microseconds(id + 7)}`,
    },
  };
}

type Night = ReturnType<typeof nightOf>['event'];

/** Captures and occurrences of one session; each occurrence is detected on one of the first captures. */
function catchOf(event: Night, deployment: number, index: number, { speciesIds }: Scale) {
  const number = Math.floor(deployment / ROWS_EVERY) * SESSIONS_PER_DEPLOYMENT + index;
  const start = wallSeconds(event.start);
  const captures = Array.from({ length: CAPTURES_WITH_ROWS }, (_, position) => ({
    id: number * CAPTURES_WITH_ROWS + position + 1,
    event_id: event.id,
    timestamp: formatTimestamp(start + Math.round((position * event.duration_seconds) / (CAPTURES_WITH_ROWS - 1))),
    ...IMAGE,
    detections_count: position < OCCURRENCES_WITH_ROWS ? 1 : 0,
  }));
  const occurrences = Array.from({ length: OCCURRENCES_WITH_ROWS }, (_, position) => ({
    id: number * OCCURRENCES_WITH_ROWS + position + 1,
    event_id: event.id,
    determination_id: speciesIds[(number * 7 + position) % speciesIds.length] ?? 1,
    determination_score: 0.5 + position / 10,
    detections_count: 1,
    first_appearance_timestamp: captures[position]?.timestamp ?? null,
    last_appearance_timestamp: captures[position]?.timestamp ?? null,
    created_at: event.created_at,
    updated_at: event.updated_at,
  }));
  const detections = occurrences.map(({ id }, position) => ({
    id,
    capture_id: number * CAPTURES_WITH_ROWS + position + 1,
    occurrence_id: id,
  }));
  return { captures, occurrences, detections };
}

function jobRow(
  id: number,
  owner: { project_id: number; deployment_id: number },
  name: string,
  stamps: { created_at: string; updated_at: string },
) {
  const isSync = id % 2 === 1;
  return {
    id,
    ...owner,
    name: `${isSync ? 'Data storage sync' : 'ML pipeline'} for ${name}`,
    status: id % 17 === 0 ? 'FAILURE' : 'SUCCESS',
    job_type_key: isSync ? 'data_storage_sync' : 'ml',
    job_type_name: isSync ? 'Data storage sync' : 'ML pipeline',
    progress: null,
    created_at: stamps.updated_at,
    updated_at: stamps.updated_at,
  };
}
