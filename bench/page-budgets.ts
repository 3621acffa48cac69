import type { PageKind } from './page-load.ts';

interface PageBudget {
  path: string;
  /** gzip, 1 kB = 1000 bytes, with headers */
  kB: Record<PageKind, number>;
}

/** What each page may load within its first five seconds, on a first visit of the sample season. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  Overview: { path: '/', kB: { script: 305, style: 8, API: 199, 'map data': 103, other: 30.5 } },
  Deployments: { path: '/deployments', kB: { script: 333, style: 10.2, API: 44.1, 'map data': 70, other: 39 } },
  'a deployment': { path: '/deployments/36', kB: { script: 345, style: 6, API: 54, 'map data': 66, other: 69 } },
  Sessions: { path: '/sessions', kB: { script: 238, style: 4.3, API: 202, 'map data': 0, other: 79 } },
  Effort: { path: '/effort', kB: { script: 218, style: 2.4, API: 200, 'map data': 0, other: 36 } },
  Compare: { path: '/compare', kB: { script: 218, style: 2.4, API: 60, 'map data': 0, other: 36 } },
  'a session': { path: '/sessions/815', kB: { script: 285, style: 4.2, API: 38, 'map data': 0, other: 63 } },
  Taxa: { path: '/taxa', kB: { script: 201, style: 2.1, API: 23.9, 'map data': 0, other: 36 } },
  Exports: { path: '/exports', kB: { script: 212, style: 2.1, API: 11.2, 'map data': 0, other: 38 } },
  Storage: { path: '/storage', kB: { script: 206, style: 3.6, API: 8, 'map data': 0, other: 35.5 } },
  Projects: { path: '/projects', kB: { script: 192, style: 2.1, API: 6, 'map data': 0, other: 36.5 } },
  Settings: { path: '/settings', kB: { script: 208, style: 2.1, API: 14, 'map data': 0, other: 29.7 } },
};
