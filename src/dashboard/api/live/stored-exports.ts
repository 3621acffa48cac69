import { useSyncExternalStore } from 'react';
import { z } from '#contract/zod.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

const storedExports = z.object({
  /** exports that may still change, which this browser follows on every page */
  followed: z._default(z.array(z.object({ id: z.int(), name: z.string() })), []),
  /** those that ended and that nobody has looked at since */
  ended: z._default(z.array(z.object({ id: z.int(), name: z.string(), status: z.string() })), []),
  /** the latest time of the service that an export on the last visit had; null before the first one */
  seenUntil: z._default(z.nullable(z.string()), null),
  /** the viewer wants the browser to tell when exports are done */
  tell: z._default(z.boolean(), false),
  /** the latest time of the service that a job had when the jobs were last looked at */
  jobsSeenUntil: z._default(z.nullable(z.string()), null),
});

/** What this browser remembers of exports and jobs from page to page and visit to visit. */
export type StoredExports = z.infer<typeof storedExports>;

/** Following more than that would be a load on the service. */
const MOST_FOLLOWED = 10;
const NOTHING = storedExports.parse({});

const listeners = new Set<() => void>();
let cache: { text: string | null; value: StoredExports } = { text: null, value: NOTHING };

/** What is remembered now; nothing where the browser keeps nothing. */
export function readStoredExports(): StoredExports {
  const text = storedText();
  if (text !== cache.text) cache = { text, value: parsed(text) };
  return cache.value;
}

/** Remembers something else. */
export function changeStoredExports(change: (kept: StoredExports) => Partial<StoredExports>): void {
  const before = readStoredExports();
  const after = { ...before, ...change(before) };
  const text = JSON.stringify({ ...after, followed: after.followed.slice(-MOST_FOLLOWED) });
  if (text === JSON.stringify(before)) return;
  try {
    localStorage.setItem(storageKeys.exports, text);
  } catch {
    // A browser that keeps nothing remembers for as long as the page lives.
    cache = { text: storedText(), value: after };
  }
  for (const listener of listeners) listener();
}

/** What is remembered, also where another tab changes it. */
export function useStoredExports(): StoredExports {
  return useSyncExternalStore(subscribe, readStoredExports);
}

/** Follows exports, those that are followed already by the names they have now. */
export function follow(exports: readonly { id: number; name: string }[]): void {
  changeStoredExports(({ followed }) => ({
    followed: [
      ...followed.map((one) => exports.find(({ id }) => id === one.id) ?? one),
      ...exports.filter(({ id }) => !followed.some((one) => one.id === id)),
    ],
  }));
}

/** Follows an export no more: how it ended is known to whoever ended it. */
export function unfollow(ended: number): void {
  changeStoredExports(({ followed }) => ({ followed: followed.filter(({ id }) => id !== ended) }));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKeys.exports);
  } catch {
    return null;
  }
}

function parsed(text: string | null): StoredExports {
  try {
    return storedExports.safeParse(JSON.parse(text ?? '{}')).data ?? NOTHING;
  } catch {
    return NOTHING;
  }
}
