import { pages, type Page } from '#dashboard/pages.ts';
import type { PageKind } from './page-load.ts';

/**
 * What a page may load within its first five seconds, on a first visit of the sample season; gzip, 1 kB = 1000 bytes, with
 * headers. API answers of long lists differ by 10 % between visits: their pages have what takes a second at the pace of the
 * first rows, and smaller ones compress less.
 */
const BUDGETS_KB: Readonly<Record<Page['budget'], Record<PageKind, number>>> = {
  list: { script: 268, style: 2.7, API: 25.5, 'map data': 0, other: 41 },
  'long-list': { script: 281, style: 3, API: 225, 'map data': 0, other: 86 },
  plots: { script: 268, style: 1.6, API: 208, 'map data': 0, other: 37.5 },
  map: { script: 408, style: 10.2, API: 222, 'map data': 103, other: 75 },
  night: { script: 305, style: 5, API: 42, 'map data': 0, other: 70 },
};

/** What the page of a list's records weighs at most beside its list, which loads it ahead (`shell/open-ahead.ts`). */
const RECORDS_PAGE_KB = { script: 27, style: 6 };

/** Every page by its address, those of records with a record of the sample season, with what it may load. */
export const PAGE_BUDGETS = new Map(
  pages.map(({ path, sampleId, budget }) => [
    path.replace(':id', String(sampleId)),
    budgetOf(path, BUDGETS_KB[budget]),
  ]),
);

function budgetOf(path: string, own: Record<PageKind, number>): Record<PageKind, number> {
  if (!pages.some((page) => page.path === `${path}/:id`)) return own;
  return { ...own, script: own.script + RECORDS_PAGE_KB.script, style: own.style + RECORDS_PAGE_KB.style };
}
