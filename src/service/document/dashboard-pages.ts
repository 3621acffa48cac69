import type { CollectionName } from '#contract/collections.ts';
import { recordId } from '#contract/record-id.ts';
import { sortedPages } from '#contract/sorted-page.ts';
import { firstPageAddress, listAddress } from '#contract/whole-list-request.ts';

const MOST_COMPARED = 6;

interface PageAddress {
  /** of a record's page */
  id: number | null;
  query: URLSearchParams;
  /** the first request for a whole list */
  whole: (name: CollectionName, filters: Readonly<Record<string, string>>) => string;
  /** the service takes `fields` */
  takesFields: boolean;
}

interface DashboardPage {
  /** below `src/dashboard/`: the page, and what it imports before its first rows */
  modules: readonly string[];
  /** below `/api/v2/`: the requests of the page that depend on its address alone */
  requests: (address: PageAddress) => readonly string[];
  /** `src/dashboard/render-preview.tsx` renders it */
  hasPreview?: true;
}

/**
 * The dashboard's pages by their route, as in `src/dashboard/routes.tsx`: test/dashboard/routes.test.ts compares the
 * two, and test/journeys/document.spec.ts the requests.
 */
export const dashboardPages: Readonly<Record<string, DashboardPage>> = {
  '/': {
    modules: ['overview/overview-page.tsx'],
    requests: ({ query, whole }) => [
      whole('deployments', {}),
      whole('events', ofProject(query)),
      whole('exports', ofProject(query)),
      whole('storage', ofProject(query)),
    ],
  },
  '/deployments': {
    hasPreview: true,
    modules: ['deployments/deployments-page.tsx'],
    requests: ({ whole }) => [whole('deployments', {})],
  },
  '/deployments/:id': {
    modules: ['deployments/deployment-page.tsx', 'sessions/deployment-nights.tsx'],
    requests: ({ id, whole }) =>
      id === null ? [] : [`deployments/${id}/`, whole('deployments', {}), whole('events', { deployment: String(id) })],
  },
  '/sessions': {
    hasPreview: true,
    modules: ['sessions/sessions-page.tsx'],
    requests: ({ query, whole, takesFields }) => [
      ...sortedSessions(query, takesFields),
      whole('events', ofProject(query)),
      whole('deployments', {}),
    ],
  },
  '/sessions/:id': {
    modules: ['sessions/session-page.tsx'],
    requests: ({ id }) => (id === null ? [] : [`events/${id}/`]),
  },
  '/effort': {
    modules: ['effort/effort-page.tsx'],
    requests: ({ query, whole }) => [whole('events', ofProject(query)), whole('deployments', {})],
  },
  '/compare': {
    modules: ['compare/compare-page.tsx'],
    requests: ({ query, whole }) => [
      whole('deployments', {}),
      ...comparedDeployments(query).map((id) => whole('events', { deployment: id })),
    ],
  },
  '/exports': {
    hasPreview: true,
    modules: ['exports/exports-page.tsx'],
    requests: ({ whole }) => [whole('exports', {})],
  },
  '/taxa': {
    hasPreview: true,
    modules: ['taxa/taxa-page.tsx'],
    requests: ({ query, whole }) => [whole('taxa', ofProject(query))],
  },
  '/taxa/:id': {
    modules: ['taxa/taxon-page.tsx'],
    requests: ({ id, query, whole }) =>
      id === null
        ? []
        : [whole('taxa', ofProject(query)), whole('deployments', {}), ...sessionsOfProject(query, whole)],
  },
  '/storage': {
    hasPreview: true,
    modules: ['storage/storage-page.tsx'],
    requests: ({ query, whole }) => [whole('storage', ofProject(query))],
  },
  '/projects': { hasPreview: true, modules: ['projects/projects-page.tsx'], requests: () => [] },
  '/settings': { modules: ['settings/settings-page.tsx'], requests: () => ['schema/'] },
};

/**
 * The first requests of a page, its own after those of the frame.
 *
 * @param takesFields whether the service takes `fields`, as the dashboard assumes before the first answer
 */
export function firstRequests(
  page: DashboardPage | undefined,
  { id, query, takesFields }: Pick<PageAddress, 'id' | 'query' | 'takesFields'>,
): readonly string[] {
  const whole: PageAddress['whole'] = (name, filters) => firstPageAddress(name, filters, takesFields);
  return [whole('projects', {}), ...(page?.requests({ id, query, whole, takesFields }) ?? [])];
}

/** Those that the page reads: the first six, or one, which is compared by its years. */
function comparedDeployments(query: URLSearchParams): string[] {
  if (query.has('by') && query.get('by') !== 'deployment') return [];
  const ids = (query.get('deployment') ?? '').split(',').flatMap((text) => recordId(text) ?? []);
  return [...new Set(ids)].slice(0, MOST_COMPARED).map(String);
}

/** The sessions of the project, unless deployments are chosen; without a project it depends on where the taxon was found. */
function sessionsOfProject(query: URLSearchParams, whole: PageAddress['whole']): string[] {
  const filters = ofProject(query);
  return query.has('deployment') || Object.keys(filters).length === 0 ? [] : [whole('events', filters)];
}

function ofProject(query: URLSearchParams): Record<string, string> {
  const project = recordId(query.get('project'));
  return project === null ? {} : { project_id: String(project) };
}

/** The first rows by the default ordering, which the page requests unless its address filters, sorts or groups. */
function sortedSessions(query: URLSearchParams, takesFields: boolean): string[] {
  if ([...query.keys()].some((name) => !['project', 'selected', 'to'].includes(name))) return [];
  return sortedPages(ofProject(query), { field: 'captures_count', descending: true }).map((page) =>
    listAddress('events', page, takesFields),
  );
}
