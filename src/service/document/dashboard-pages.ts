import type { CollectionName } from '#contract/collections.ts';
import { recordId } from '#contract/record-id.ts';
import { FURTHER_ROWS, MOST_FIRST_ROWS, ROW_HEIGHT } from '#contract/first-rows.ts';
import { parseOrdering } from '#contract/list-query.ts';
import { firstPageAddress, listAddress } from '#contract/whole-list-request.ts';

const MOST_COMPARED = 6;

interface PageAddress {
  /** of a record's page */
  id: number | null;
  query: URLSearchParams;
  /** the first request for a whole list */
  whole: (name: CollectionName, filters: Readonly<Record<string, string>>) => string;
}

interface Rows {
  list: CollectionName;
  /** as in the page's definition of its list */
  ordering: string;
  /** so long that our own service is asked for the first rows too */
  isLong?: true;
  /** CSS pixels of the page's height that a record takes, where it is no row of a table */
  rowHeight?: number;
  /** the list is asked for the records of the chosen project */
  isOfProject?: boolean;
}

interface DashboardPage {
  /** below `src/dashboard/`: the page, and what it imports before its first rows */
  modules: readonly string[];
  /** below `/api/v2/`: the requests of the page that depend on its address alone, for all that it needs of each list */
  requests: (address: PageAddress) => readonly string[];
  /** the list that the page shows, in its usual order: the rows in sight come before all other requests */
  rows?: Rows;
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
    rows: { list: 'deployments', ordering: 'name' },
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
    rows: { list: 'events', ordering: '-captures_count', isOfProject: true, isLong: true },
    requests: ({ query, whole }) => [whole('events', ofProject(query)), whole('deployments', {})],
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
    rows: { list: 'exports', ordering: '-created_at', rowHeight: 105 },
    requests: ({ whole }) => [whole('exports', {})],
  },
  '/taxa': {
    hasPreview: true,
    modules: ['taxa/taxa-page.tsx'],
    rows: { list: 'taxa', ordering: '-occurrences_count', isOfProject: true },
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
    rows: { list: 'storage', ordering: '-total_size_indexed', isOfProject: true },
    requests: ({ query, whole }) => [whole('storage', ofProject(query))],
  },
  '/projects': {
    hasPreview: true,
    modules: ['projects/projects-page.tsx'],
    rows: { list: 'projects', ordering: 'name' },
    requests: () => [],
  },
  '/settings': { modules: ['settings/settings-page.tsx'], requests: () => ['schema/'] },
};

interface FirstRequests {
  /** of another service: for the rows in sight, alone before the others; `limit` is for the largest window */
  rows: { path: string; rowHeight: number } | null;
  /** of the frame, then of the page */
  paths: readonly string[];
}

/**
 * The first requests of a page. Another service is asked for the rows in sight first, and the page asks for the whole list
 * where these are not all. Our own is asked for everything at once.
 *
 * @param isOwn the service is ours: it takes `fields`, as the dashboard assumes before the first answer
 */
export function firstRequests(
  page: DashboardPage | undefined,
  { id, query, isOwn }: Pick<PageAddress, 'id' | 'query'> & { isOwn: boolean },
): FirstRequests {
  const asked: CollectionName[] = [];
  const whole: PageAddress['whole'] = (name, filters) => {
    asked.push(name);
    return firstPageAddress(name, filters, isOwn);
  };
  const ofFrame = whole('projects', {});
  const ofPage = page?.requests({ id, query, whole }) ?? [];
  const paths = [ofFrame, ...ofPage];
  const rows = page?.rows;
  if (rows === undefined || !isUsual(query, rows) || (isOwn && !rows.isLong)) return { rows: null, paths };
  const filters = rows.isOfProject ? ofProject(query) : {};
  const path = (limit: number) =>
    listAddress(rows.list, { filters, ordering: parseOrdering(rows.ordering), limit }, isOwn);
  if (isOwn) return { rows: null, paths: [ofFrame, path(FURTHER_ROWS), ...ofPage] };
  return {
    rows: { path: path(MOST_FIRST_ROWS), rowHeight: rows.rowHeight ?? ROW_HEIGHT },
    paths: paths.filter((_path, index) => asked[index] !== rows.list),
  };
}

/** Whether an address shows a list in its usual order, with all records that the service is asked for. */
function isUsual(query: URLSearchParams, { isOfProject = false }: Rows): boolean {
  const usual = new Set(['selected', 'to', 'map', ...(isOfProject ? ['project'] : [])]);
  return [...query.keys()].every((name) => usual.has(name));
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
