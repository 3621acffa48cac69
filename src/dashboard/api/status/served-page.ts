import { SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { createStore, useStore } from '#dashboard/ui/create-store.ts';
import { connectionNow } from './connection.ts';

/** What is new at this page's address: a build of the dashboard, or the service whose data it shows. */
type Update = 'build' | 'service';

/** Least time between two checks when the reader returns to the page, ms. */
const EVERY_MS = 300_000;
const TIMEOUT_MS = 15_000;

const update = createStore<Update | null>(null);
let checkedAtMs = Date.now();

/** The page's entry script, whose name changes with every build; null where there is none, as in tests. */
export function entryScript(page: Document = document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/**
 * Fetches the page again, and notes what is new about it (`useUpdate`).
 *
 * @returns whether the response is a page of the dashboard
 */
export async function readServedPage(): Promise<boolean> {
  if (entryScript() === null) return false;
  checkedAtMs = Date.now();
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok || answer.redirected) return false;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Another page, such as a network's login page.
    if (entryScript(page) === null) return false;
    update.set(difference(page));
    return true;
  } catch {
    return false;
  }
}

/** Checks for an update where there is a connection and the last check is long ago. For when the reader returns. */
export function checkForUpdate(): void {
  if (document.visibilityState !== 'visible' || Date.now() - checkedAtMs < EVERY_MS) return;
  if (connectionNow() !== 'lost') void readServedPage();
}

/** What is new at this page's address; null while nothing is known to be new. */
export function useUpdate(): Update | null {
  return useStore(update);
}

function difference(page: Document): Update | null {
  if (named(page) !== named(document)) return 'service';
  return entryScript(page) === entryScript() ? null : 'build';
}

function named(page: Document): string | null {
  return page.querySelector(`meta[name="${SERVICE_HEADER}"]`)?.getAttribute('content') ?? null;
}
