import type { ComponentType } from 'react';
import { recordId } from '#contract/records/record-id.ts';
import type { PageAddress, PageRecord, PageRows } from '#dashboard/first-view/first-requests.ts';
import type { Messages } from '#dashboard/shell/messages/en.tsx';
import {
  CompareIcon,
  DeploymentsIcon,
  EffortIcon,
  ExportsIcon,
  OverviewIcon,
  ProjectsIcon,
  SessionsIcon,
  SettingsIcon,
  StorageIcon,
  TaxaIcon,
} from '#dashboard/ui/icons/icons.tsx';
import { MOST_SERIES } from '#dashboard/chart/lines/series-colour.ts';

/** One page of the dashboard. */
export interface Page {
  /** its route */
  path: string;
  /** below `src/dashboard/`; its default export is the page */
  module: string;
  /** below `src/dashboard/`: the parts that load beside it */
  parts?: readonly string[];
  /** the pages of the rail, which the search palette has too, in the sequence of this table; others are pages of a record, and statistics */
  rail?: {
    /** the key of its name in the messages of `shell` */
    name: keyof Messages['pages'];
    icon: ComponentType;
    /** in the bar on phones; the others are behind "More" */
    isOnPhones?: true;
  };
  /** the list that the page shows, in its usual order: the rows in sight come before all other requests */
  rows?: PageRows;
  /** the service renders it with its first rows (`first-view/render-preview.tsx`) */
  hasPreview?: true;
  /** it is the page of one record of this collection, which its address names by its id */
  record?: PageRecord;
  /** below `/api/v2/`: the further requests that depend on its address alone, for all that it needs of each list */
  requests: (address: PageAddress) => readonly string[];
  /** what it may load on a first visit (`bench/page-budgets.ts`) */
  budget: 'list' | 'long-list' | 'plots' | 'map' | 'night';
  /** the id of a record of the sample season with a page of this kind */
  sampleId?: number;
}

/**
 * The dashboard's pages. Routes, documents, rail, palette, budgets and the addresses that tests open follow from it:
 * a new page is its folder, an entry here, and its messages.
 */
export const pages: readonly Page[] = [
  {
    path: '/',
    module: 'overview/overview-page.tsx',
    rail: { name: 'overview', icon: OverviewIcon, isOnPhones: true },
    budget: 'map',
    requests: ({ project, whole }) => [
      whole('deployments', {}),
      whole('events', project),
      whole('exports', project),
      whole('storage', project),
    ],
  },
  {
    path: '/deployments',
    module: 'deployments/deployments-page.tsx',
    rail: { name: 'deployments', icon: DeploymentsIcon, isOnPhones: true },
    budget: 'map',
    hasPreview: true,
    rows: { list: 'deployments', ordering: 'name' },
    requests: ({ whole }) => [whole('deployments', {})],
  },
  {
    path: '/deployments/:id',
    module: 'deployments/deployment-page.tsx',
    parts: ['deployments/nights/deployment-nights.tsx'],
    budget: 'map',
    sampleId: 36,
    record: 'deployments',
    requests: ({ id, whole }) =>
      id === null ? [] : [whole('deployments', {}), whole('events', { deployment: String(id) })],
  },
  {
    path: '/sessions',
    module: 'sessions/sessions-page.tsx',
    rail: { name: 'sessions', icon: SessionsIcon, isOnPhones: true },
    budget: 'long-list',
    hasPreview: true,
    rows: { list: 'events', ordering: '-captures_count', isOfProject: true, isLong: true },
    requests: ({ project, whole }) => [whole('events', project), whole('deployments', {})],
  },
  {
    path: '/sessions/:id',
    module: 'night/session-page.tsx',
    budget: 'night',
    sampleId: 815,
    record: 'events',
    requests: () => [],
  },
  {
    path: '/effort',
    module: 'effort/effort-page.tsx',
    rail: { name: 'effort', icon: EffortIcon },
    budget: 'plots',
    requests: ({ project, whole }) => [whole('events', project), whole('deployments', {})],
  },
  {
    path: '/compare',
    module: 'compare/compare-page.tsx',
    rail: { name: 'compare', icon: CompareIcon },
    budget: 'plots',
    requests: ({ query, whole }) => [
      whole('deployments', {}),
      ...comparedDeployments(query).map((id) => whole('events', { deployment: id })),
    ],
  },
  {
    path: '/taxa',
    module: 'taxa/taxa-page.tsx',
    rail: { name: 'taxa', icon: TaxaIcon },
    budget: 'list',
    hasPreview: true,
    rows: { list: 'taxa', ordering: '-occurrences_count', isOfProject: true },
    requests: ({ project, whole }) => [whole('taxa', project)],
  },
  {
    path: '/taxa/:id',
    module: 'taxa/taxon-page.tsx',
    budget: 'plots',
    sampleId: 207,
    // Without a project, the sessions depend on where the taxon was found.
    requests: ({ id, query, project, whole }) => {
      if (id === null) return [];
      const isOfProject = Object.keys(project).length > 0 && !query.has('deployment');
      return [whole('taxa', project), whole('deployments', {}), ...(isOfProject ? [whole('events', project)] : [])];
    },
  },
  {
    path: '/exports',
    module: 'exports/exports-page.tsx',
    rail: { name: 'exports', icon: ExportsIcon, isOnPhones: true },
    budget: 'list',
    hasPreview: true,
    rows: { list: 'exports', ordering: '-created_at', rowHeight: 105 },
    requests: ({ whole }) => [whole('exports', {})],
  },
  {
    path: '/storage',
    module: 'storage/storage-page.tsx',
    rail: { name: 'storage', icon: StorageIcon },
    budget: 'list',
    hasPreview: true,
    rows: { list: 'storage', ordering: '-total_size_indexed', isOfProject: true },
    requests: ({ project, whole }) => [whole('storage', project)],
  },
  {
    path: '/projects',
    module: 'projects/projects-page.tsx',
    rail: { name: 'projects', icon: ProjectsIcon },
    budget: 'list',
    hasPreview: true,
    rows: { list: 'projects', ordering: 'name' },
    requests: () => [],
  },
  {
    path: '/statistics',
    module: 'statistics/statistics-page.tsx',
    budget: 'list',
    requests: () => [],
  },
  {
    path: '/settings',
    module: 'settings/settings-page.tsx',
    rail: { name: 'settings', icon: SettingsIcon },
    budget: 'list',
    requests: () => ['schema/'],
  },
];

/** Those that the page reads: the first six, or one, which is compared by its years. */
function comparedDeployments(query: URLSearchParams): string[] {
  if (query.has('by') && query.get('by') !== 'deployment') return [];
  const ids = (query.get('deployment') ?? '').split(',').flatMap((text) => recordId(text) ?? []);
  return [...new Set(ids)].slice(0, MOST_SERIES).map(String);
}
