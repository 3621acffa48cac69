import type { PageKind } from './page-load.ts';

interface PageBudget {
  path: string;
  /** gzip, 1 kB = 1000 bytes, with headers */
  kB: Record<PageKind, number>;
}

/** What each page may load within its first five seconds, on a first visit of the sample season. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  Overview: { path: '/', kB: { script: 309, style: 9, API: 198, 'map data': 103, other: 33.5 } },
  Deployments: { path: '/deployments', kB: { script: 335, style: 11.2, API: 44.1, 'map data': 70, other: 42 } },
  'a deployment': { path: '/deployments/36', kB: { script: 377, style: 11, API: 67, 'map data': 66, other: 72 } },
  Sessions: { path: '/sessions', kB: { script: 240, style: 5.3, API: 194, 'map data': 0, other: 82 } },
  Effort: { path: '/effort', kB: { script: 225, style: 3.4, API: 183, 'map data': 0, other: 39 } },
  Compare: { path: '/compare', kB: { script: 218, style: 3.4, API: 45, 'map data': 0, other: 39 } },
  'a session': { path: '/sessions/815', kB: { script: 316, style: 8.6, API: 38, 'map data': 0, other: 66 } },
  Taxa: { path: '/taxa', kB: { script: 207, style: 3.1, API: 23.9, 'map data': 0, other: 39 } },
  'a taxon': { path: '/taxa/207', kB: { script: 232, style: 3.1, API: 67, 'map data': 0, other: 39 } },
  Exports: { path: '/exports', kB: { script: 217, style: 3.1, API: 11.2, 'map data': 0, other: 41 } },
  Storage: { path: '/storage', kB: { script: 210, style: 4.6, API: 8, 'map data': 0, other: 38.5 } },
  Projects: { path: '/projects', kB: { script: 196.5, style: 3.1, API: 6, 'map data': 0, other: 39.5 } },
  Settings: { path: '/settings', kB: { script: 218, style: 3.8, API: 14, 'map data': 0, other: 32.7 } },
};
