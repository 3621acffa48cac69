import type { RecordOf } from '#contract/lists/collections.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';

type Capture = RecordOf<'captures'>;
type Session = RecordOf<'events'>;

/** A capture of session 1; ids follow each other by a minute, from 22:00. */
export function madeCapture(id: number, changes: Partial<Capture> = {}): Capture {
  const minutes = 22 * 60 + id - 1;
  const clock = [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return {
    id,
    details: `http://example.org/api/v2/captures/${id}/?format=api`,
    url: `http://images.example.org/trap images/${id}.jpg`,
    width: 4096,
    height: 2160,
    timestamp: `2024-06-${minutes < 24 * 60 ? 12 : 13}T${clock}:00`,
    user_permissions: [],
    deployment: { id: 1, name: 'Trap 1', details: '', user_permissions: [] },
    event: { id: 1, name: 'Night', details: '', user_permissions: [], date_label: 'Jun 12-13 2024' },
    size: 2_000_000,
    detections_count: 0,
    ...changes,
  };
}

/** An occurrence in session 1, as the interface writes it, in view from one minute after 22:00 to another. */
export function madeOccurrence(id: number, minutes: readonly [first: number, last: number], changes = {}) {
  const [first, last] = minutes.map((minute) => madeCapture(minute + 1).timestamp);
  return {
    id,
    details: '',
    deployment: { id: 1, name: 'Trap 1', details: '', user_permissions: [] },
    event: { id: 1, name: 'Night', details: '', user_permissions: [], date_label: 'Jun 12-13 2024' },
    determination: { id: 12, name: 'Noctua pronuba', rank: 'SPECIES', details: '', user_permissions: [] },
    determination_score: 0.9,
    detections_count: 2,
    first_appearance_timestamp: first ?? null,
    last_appearance_timestamp: last ?? null,
    created_at: `2024-06-20T10:00:00.${String(id).padStart(6, '0')}`,
    updated_at: '2024-06-20T10:00:00.000001',
    user_permissions: [],
    ...changes,
  } satisfies RecordOf<'occurrences'>;
}

/** `count` captures of session 1. */
export function madeCaptures(count: number): Capture[] {
  return Array.from({ length: count }, (_, index) => madeCapture(index + 1));
}

export interface NightService {
  sessions?: readonly Session[];
  /** responds to `captures/` */
  captures: (query: URLSearchParams) => FaultyAnswer | Promise<FaultyAnswer>;
  deployment?: FaultyAnswer;
  /** responds to `captures/<id>/`, by default with 404, as a service does that has no such records */
  capture?: (id: number, query: URLSearchParams) => FaultyAnswer | Promise<FaultyAnswer>;
  /** responds to thumbnails of indexed images, by path and query; by default there are none */
  image?: (address: string) => FaultyAnswer;
  /** responds to `occurrences/` */
  occurrences?: (query: URLSearchParams) => FaultyAnswer | Promise<FaultyAnswer>;
}

/** A service with one deployment, its sessions and the given captures; the dashboard is connected to it. */
export async function nightService({
  sessions,
  captures,
  deployment,
  capture,
  image,
  occurrences,
}: NightService): Promise<FaultyService> {
  const events = sessions ?? [madeSession(1)];
  const service = await faultyService((path, query) => {
    if (path === 'captures/') return captures(query);
    if (path.startsWith('/media/images/')) {
      return image?.(`${path}?${query}`) ?? { status: 404, body: { detail: 'Not found.' } };
    }
    const captureId = /^captures\/(\d+)\/$/.exec(path)?.[1];
    if (captureId !== undefined) {
      return capture?.(Number(captureId), query) ?? { status: 404, body: { detail: 'Not found.' } };
    }
    if (path === 'occurrences/' && occurrences !== undefined) return occurrences(query);
    if (path === 'deployments/1/') return deployment ?? { body: madeDeployment(1, { project: PROJECT }) };
    if (path === 'events/') return pageOf(events, query);
    const id = /^events\/(\d+)\/$/.exec(path)?.[1];
    const event = events.find((one) => String(one.id) === id);
    if (id !== undefined)
      return event === undefined ? { status: 404, body: { detail: 'Not found.' } } : { body: event };
    return pageOf([], query);
  });
  loadedFrom(service.origin);
  return service;
}

const PROJECT = { id: 7, name: 'Moths of the bog', details: '', user_permissions: [], image: null };

/** A session of deployment 1: the night from 12 to 13 June 2024, 22:00 to 04:00. */
export function madeSession(id: number, changes: Partial<Session> = {}): Session {
  return {
    ...madeEvent(id),
    name: 'Wednesday, Jun 12-13 2024',
    deployment: { id: 1, name: 'Trap 1', details: '', user_permissions: [] },
    start: '2024-06-12T22:00:00',
    end: '2024-06-13T04:00:00',
    day: '2024-06-12',
    date_label: 'Jun 12-13 2024',
    duration: '21600.0',
    duration_label: '6h',
    captures_count: 120,
    detections_count: 12,
    occurrences_count: 6,
    taxa_count: 3,
    ...changes,
  };
}
