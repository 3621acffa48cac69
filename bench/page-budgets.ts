import type { PageKind } from './page-load.ts';

interface PageBudget {
  path: string;
  /** gzip, 1 kB = 1000 bytes, with headers */
  kB: Record<PageKind, number>;
}

/** What each page may load within its first five seconds, on a first visit of the sample season. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  Overview: { path: '/', kB: { script: 301, style: 8, API: 197, 'map data': 103, other: 30.5 } },
  Deployments: { path: '/deployments', kB: { script: 327, style: 10.2, API: 44.1, 'map data': 70, other: 39 } },
  'a deployment': { path: '/deployments/36', kB: { script: 337, style: 6, API: 53, 'map data': 66, other: 69 } },
  Sessions: { path: '/sessions', kB: { script: 232, style: 4.3, API: 200, 'map data': 0, other: 79 } },
  Effort: { path: '/effort?project=4', kB: { script: 230, style: 3, API: 85, 'map data': 0, other: 36 } },
  'a session': { path: '/sessions/815', kB: { script: 279, style: 4.2, API: 37, 'map data': 0, other: 63 } },
  Taxa: { path: '/taxa', kB: { script: 198, style: 2.1, API: 23.1, 'map data': 0, other: 36 } },
  Exports: { path: '/exports', kB: { script: 208, style: 2.1, API: 10.6, 'map data': 0, other: 38 } },
  Storage: { path: '/storage', kB: { script: 204, style: 3.6, API: 7.4, 'map data': 0, other: 35.5 } },
  Projects: { path: '/projects', kB: { script: 190, style: 2.1, API: 5.1, 'map data': 0, other: 36.5 } },
  Settings: { path: '/settings', kB: { script: 203, style: 2.1, API: 13.4, 'map data': 0, other: 29.7 } },
};
