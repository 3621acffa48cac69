import type { PageKind } from './page-load.ts';

interface PageBudget {
  path: string;
  /** gzip, 1 kB = 1000 bytes, with headers */
  kB: Record<PageKind, number>;
}

/** What each page may load within its first five seconds, on a first visit of the sample season. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  Overview: { path: '/', kB: { script: 317, style: 9, API: 199, 'map data': 103, other: 33.5 } },
  Deployments: { path: '/deployments', kB: { script: 345, style: 11.2, API: 44.1, 'map data': 70, other: 42 } },
  'a deployment': { path: '/deployments/36', kB: { script: 385, style: 9, API: 94, 'map data': 66, other: 72 } },
  Sessions: { path: '/sessions', kB: { script: 250, style: 5.3, API: 202, 'map data': 0, other: 82 } },
  Effort: { path: '/effort', kB: { script: 230, style: 3.4, API: 200, 'map data': 0, other: 39 } },
  Compare: { path: '/compare', kB: { script: 230, style: 3.4, API: 60, 'map data': 0, other: 39 } },
  'a session': { path: '/sessions/815', kB: { script: 325, style: 7.2, API: 78, 'map data': 0, other: 66 } },
  Taxa: { path: '/taxa', kB: { script: 213, style: 3.1, API: 23.9, 'map data': 0, other: 39 } },
  'a taxon': { path: '/taxa/207', kB: { script: 272, style: 7, API: 260, 'map data': 110, other: 43 } },
  Exports: { path: '/exports', kB: { script: 224, style: 3.1, API: 11.2, 'map data': 0, other: 41 } },
  Storage: { path: '/storage', kB: { script: 218, style: 4.6, API: 8, 'map data': 0, other: 38.5 } },
  Projects: { path: '/projects', kB: { script: 204, style: 3.1, API: 6, 'map data': 0, other: 39.5 } },
  Settings: { path: '/settings', kB: { script: 220, style: 3.1, API: 14, 'map data': 0, other: 32.7 } },
};
