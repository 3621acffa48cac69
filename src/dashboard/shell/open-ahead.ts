import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { recordId } from '#contract/records/record-id.ts';
import { recordOptions } from '#dashboard/api/lists/list-options.ts';
import { pages } from '#dashboard/pages.ts';
import { savesData } from '#dashboard/ui/browser/saves-data.ts';

/** A pointer that rests on a link for so long is likely to click it; one that crosses it is not. */
const RESTS_MS = 80;
/** Where no query has changed for so long and none is being read, the page in view has its lists. */
const QUIET_MS = 500;

let loadsAhead = 0;

/** Whether a page is being loaded that the reader has not opened. */
export function isLoadingAhead(): boolean {
  return loadsAhead > 0;
}

/**
 * Loads pages before they are opened, so that a click shows them sooner: the script of a record's page once its list is in
 * view, that of another page when the pointer rests on a link to it or the link has the focus; script and record when a link
 * is pressed. Before a link is pressed, lists that are being read come first, and nothing is loaded where the reader saves
 * data.
 *
 * @param loadScripts of the page at a pathname
 */
export function openAhead(client: QueryClient, loadScripts: (pathname: string) => Promise<void>): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const load = (pathname: string) => {
    loadsAhead += 1;
    loadScripts(pathname)
      // It is tried again, and shown, when the page is opened.
      .catch(() => {})
      .finally(() => (loadsAhead -= 1));
  };
  const rests = ({ target }: Event) => {
    clearTimeout(resting);
    const pathname = linkedPathname(target);
    if (pathname === null || savesData()) return;
    const loadOnceListsAreRead = () => {
      if (client.isFetching() === 0) load(pathname);
      else resting = setTimeout(loadOnceListsAreRead, RESTS_MS);
    };
    resting = setTimeout(loadOnceListsAreRead, RESTS_MS);
  };
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let loadedFor = '';
  const loadOfRecords = () => {
    const { pathname } = location;
    if (loadedFor === pathname || client.isFetching() > 0 || savesData()) return;
    loadedFor = pathname;
    // Of no record: the script is the same for all.
    load(`${pathname}/0`);
  };
  client.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated') return;
    clearTimeout(quiet);
    quiet = setTimeout(loadOfRecords, QUIET_MS);
  });
  addEventListener('pointerover', rests, { passive: true });
  addEventListener('focusin', rests, { passive: true });
  addEventListener(
    'pointerdown',
    ({ target, button }) => {
      const pathname = button === 0 ? linkedPathname(target) : null;
      if (pathname === null) return;
      load(pathname);
      readRecord(client, pathname);
    },
    { passive: true },
  );
}

/** Of the link to another page of the dashboard that an event happens in; null where there is none. */
function linkedPathname(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) {
    return null;
  }
  return link.pathname === location.pathname ? null : link.pathname;
}

/** Begins the request for the record of a page, unless it is known. The page shows why it failed. */
export function readRecord(client: QueryClient, pathname: string): void {
  for (const { path, record } of pages) {
    const id = record === undefined ? null : recordId(matchPath(path, pathname)?.params['id'] ?? null);
    if (record !== undefined && id !== null) client.query(recordOptions(record, id)).catch(() => {});
  }
}
