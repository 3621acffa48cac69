import { useSyncExternalStore } from 'react';
import { SERVICE_HEADER } from '#contract/service-name.ts';
import { connectionNow } from './connection.ts';

/** What is new at this page's address: a build of the dashboard, or the service whose data it shows. */
type Update = 'build' | 'service';

/** How often at most a page that is looked at again asks for it, ms. */
const EVERY_MS = 300_000;
const TIMEOUT_MS = 15_000;

let update: Update | null = null;
let askedAtMs = Date.now();
const listeners = new Set<() => void>();

/** The script that this page began with, whose name changes with every build; null where none is named, as in tests. */
export function entryScript(page: Document = document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/**
 * Asks for the page again, and notes what is new about it (`useUpdate`).
 *
 * @returns whether the dashboard's page came
 */
export async function readServedPage(): Promise<boolean> {
  if (entryScript() === null) return false;
  askedAtMs = Date.now();
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok || answer.redirected) return false;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Some other page, such as one of a network that wants a login.
    if (entryScript(page) === null) return false;
    note(difference(page));
    return true;
  } catch {
    return false;
  }
}

/** Looks for an update where there is a connection and the last look was long ago. For when a reader comes back. */
export function lookNowAndThen(): void {
  if (document.visibilityState !== 'visible' || Date.now() - askedAtMs < EVERY_MS) return;
  if (connectionNow() !== 'lost') void readServedPage();
}

/** What is new at this page's address; null while nothing is known to be. */
export function useUpdate(): Update | null {
  return useSyncExternalStore(subscribe, () => update);
}

function difference(page: Document): Update | null {
  if (named(page) !== named(document)) return 'service';
  return entryScript(page) === entryScript() ? null : 'build';
}

function named(page: Document): string | null {
  return page.querySelector(`meta[name="${SERVICE_HEADER}"]`)?.getAttribute('content') ?? null;
}

function note(now: Update | null): void {
  if (now === update) return;
  update = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
