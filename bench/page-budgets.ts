import type { PageKind } from './page-load.ts';

interface PageBudget {
  path: string;
  /** gzip, 1 kB = 1000 bytes, with headers */
  kB: Record<PageKind, number>;
}

/** What each page may load within its first five seconds, on a first visit of the sample season. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  Overview: { path: '/', kB: { script: 271, style: 20.5, API: 197, 'map data': 22, other: 9 } },
  Deployments: { path: '/deployments', kB: { script: 277, style: 22.3, API: 44.1, 'map data': 22, other: 17.3 } },
  'a deployment': { path: '/deployments/36', kB: { script: 296, style: 28.7, API: 53, 'map data': 194, other: 43 } },
  Sessions: { path: '/sessions', kB: { script: 215, style: 18, API: 200, 'map data': 0, other: 59 } },
  'a session': { path: '/sessions/815', kB: { script: 262, style: 22.1, API: 37, 'map data': 0, other: 40 } },
  Taxa: { path: '/taxa', kB: { script: 192, style: 15.6, API: 23.1, 'map data': 0, other: 14 } },
  Exports: { path: '/exports', kB: { script: 200, style: 16.5, API: 9.1, 'map data': 0, other: 16.4 } },
  Storage: { path: '/storage', kB: { script: 198, style: 17.7, API: 7.4, 'map data': 0, other: 14.3 } },
  Projects: { path: '/projects', kB: { script: 188, style: 14.7, API: 5.1, 'map data': 0, other: 16 } },
  Settings: { path: '/settings', kB: { script: 195, style: 14.5, API: 12.1, 'map data': 0, other: 9 } },
};
