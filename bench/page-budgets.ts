import type { PageKind } from './page-load.ts';

interface PageBudget {
  path: string;
  /** gzip, 1 kB = 1000 bytes, with headers */
  kB: Record<PageKind, number>;
}

/** What each page may load within its first five seconds, on a first visit of the sample season. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  Overview: { path: '/', kB: { script: 271, style: 7.8, API: 197, 'map data': 22, other: 28.5 } },
  Deployments: { path: '/deployments', kB: { script: 277, style: 7.9, API: 44.1, 'map data': 22, other: 37 } },
  'a deployment': { path: '/deployments/36', kB: { script: 296, style: 5.8, API: 53, 'map data': 194, other: 63 } },
  Sessions: { path: '/sessions', kB: { script: 215, style: 4.3, API: 200, 'map data': 0, other: 78 } },
  'a session': { path: '/sessions/815', kB: { script: 262, style: 4.2, API: 37, 'map data': 0, other: 60.5 } },
  Taxa: { path: '/taxa', kB: { script: 192, style: 2.1, API: 23.1, 'map data': 0, other: 34 } },
  Exports: { path: '/exports', kB: { script: 200, style: 2.1, API: 9.1, 'map data': 0, other: 36.5 } },
  Storage: { path: '/storage', kB: { script: 195, style: 3.6, API: 7.4, 'map data': 0, other: 34 } },
  Projects: { path: '/projects', kB: { script: 185, style: 2.1, API: 5.1, 'map data': 0, other: 35 } },
  Settings: { path: '/settings', kB: { script: 195, style: 2.1, API: 12.1, 'map data': 0, other: 28.2 } },
};
