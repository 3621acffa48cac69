import type { PageKind } from './page-load.ts';

interface PageBudget {
  path: string;
  /** gzip, 1 kB = 1000 bytes, with headers */
  kB: Record<PageKind, number>;
}

/**
 * What each page may load within its first five seconds, on a first visit of the sample season. API answers of long lists
 * differ by 10 % between visits: their pages have what takes a second at the pace of the first rows, and smaller ones compress
 * less.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  Overview: { path: '/', kB: { script: 326, style: 6, API: 222, 'map data': 103, other: 33 } },
  Deployments: { path: '/deployments', kB: { script: 342, style: 8.6, API: 44.1, 'map data': 70, other: 39.5 } },
  'a deployment': { path: '/deployments/36', kB: { script: 386, style: 8.4, API: 67.2, 'map data': 65, other: 71 } },
  Sessions: { path: '/sessions', kB: { script: 249, style: 2.8, API: 221, 'map data': 0, other: 80 } },
  Effort: { path: '/effort', kB: { script: 250, style: 1.4, API: 208, 'map data': 0, other: 33.5 } },
  Compare: { path: '/compare', kB: { script: 242, style: 1.4, API: 44.5, 'map data': 0, other: 32.5 } },
  'a session': { path: '/sessions/815', kB: { script: 326, style: 6, API: 37.5, 'map data': 0, other: 66 } },
  Taxa: { path: '/taxa', kB: { script: 224, style: 1.4, API: 23.9, 'map data': 0, other: 38 } },
  'a taxon': { path: '/taxa/207', kB: { script: 254, style: 1.4, API: 66.5, 'map data': 0, other: 35 } },
  Exports: { path: '/exports', kB: { script: 240, style: 1.4, API: 11.2, 'map data': 0, other: 38.5 } },
  Storage: { path: '/storage', kB: { script: 225, style: 2.2, API: 8, 'map data': 0, other: 37.5 } },
  Projects: { path: '/projects', kB: { script: 217, style: 1.4, API: 6, 'map data': 0, other: 38 } },
  Settings: { path: '/settings', kB: { script: 239, style: 2.5, API: 15, 'map data': 0, other: 31.5 } },
};
