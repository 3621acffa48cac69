import type { Deployment } from '#contract/records/deployment.ts';

const at = (id: number) => `2024-05-01T10:00:00.${String(id).padStart(6, '0')}`;

/** A deployment in the form of spec 2.4, derived from its id. */
export function madeDeployment(id: number, changes: Partial<Deployment> = {}): Deployment {
  return {
    id,
    name: `Trap ${id}`,
    details: `http://example.org/api/v2/deployments/${id}/?format=api`,
    image: null,
    events: `http://example.org/api/v2/events/?format=api?deployment=${id}`,
    occurrences: `http://example.org/api/v2/occurrences/?format=api?deployment=${id}`,
    events_count: id,
    captures_count: id * 10,
    occurrences_count: id * 2,
    taxa_count: id,
    project: madeProjectSummary(1, 'Project'),
    created_at: at(id),
    updated_at: at(id),
    latitude: 45 + id / 1_000,
    longitude: -73,
    first_date: '2024-06-01',
    last_date: '2024-09-01',
    device: null,
    research_site: null,
    jobs: [],
    user_permissions: [],
    ...changes,
  };
}

/** A project as deployments embed it (spec 2.2). */
export function madeProjectSummary(id: number, name: string) {
  return { id, name, details: '', user_permissions: [], image: null };
}
