import type { RecordOf } from '#contract/lists/collections.ts';

type Event = RecordOf<'events'>;

const pad = (value: number) => String(value).padStart(2, '0');

/**
 * A session in the form of spec 2.5, derived from its id: its counters are all different and unsorted. With another start and no
 * end it ends as it starts, so that it is of one night.
 */
export function madeEvent(id: number, changes: Partial<Event> = {}): Event {
  const day = `2024-${pad(1 + (Math.floor(id / 28) % 12))}-${pad(1 + (id % 28))}`;
  const seconds = 3_600 + ((id * 7) % 40_000);
  const end = `${pad(20 + Math.floor(seconds / 14_400))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return {
    id,
    name: `Session ${id}`,
    details: `http://example.org/api/v2/events/${id}/?format=api`,
    deployment: { id: 1 + (id % 9), name: `Trap ${1 + (id % 9)}`, details: '', user_permissions: [] },
    start: `${day}T20:00:00`,
    end: `${day}T${end}`,
    day,
    date_label: day,
    duration: `${seconds}.0`,
    duration_label: `${Math.floor(seconds / 3_600)}h`,
    captures_count: (id * 7_919) % 1_000_003,
    detections_count: (id * 31) % 9_973,
    occurrences_count: (id * 17) % 997,
    taxa_count: id % 40,
    captures: `http://example.org/api/v2/captures/?format=api?event=${id}`,
    example_captures: [],
    created_at: `2024-12-01T${pad(Math.floor(id / 3_600) % 24)}:${pad(Math.floor(id / 60) % 60)}:${pad(id % 60)}.${String(id).padStart(6, '0')}`,
    updated_at: '2024-12-31T12:00:00',
    user_permissions: [],
    ...(changes.start !== undefined && { end: changes.start }),
    ...changes,
  };
}

/** Sessions 1 to `count`. */
export function madeEvents(count: number, change: (id: number) => Partial<Event> = () => ({})): Event[] {
  return Array.from({ length: count }, (_, index) => madeEvent(index + 1, change(index + 1)));
}
