import { LOAD_PAGES, TABLE_ROWS, type LoadPage } from '#bench/load-pages.ts';

export interface ListPage extends LoadPage {
  /** path of its list, after `/api/v2/` */
  list: string;
}

const { deployments, sessions, exports, storage } = LOAD_PAGES;
const CARDS = { rows: 'main li h2', holds: /\S/ };

/** The six list pages. The first row is that of `LOAD_PAGES`; of Projects it is the heading of a card. */
export const LIST_PAGES: Record<string, ListPage> = {
  deployments: { path: '/deployments', ...TABLE_ROWS, ...deployments, list: 'deployments' },
  sessions: { path: '/sessions', ...TABLE_ROWS, ...sessions, list: 'events' },
  taxa: { path: '/taxa', ...TABLE_ROWS, list: 'taxa' },
  exports: { path: '/exports', ...CARDS, ...exports, list: 'exports' },
  storage: { path: '/storage', ...CARDS, ...storage, list: 'storage' },
  projects: { path: '/projects', ...CARDS, list: 'projects' },
};
