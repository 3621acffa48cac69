import { useSyncExternalStore } from 'react';
import { z } from '#contract/zod.ts';
import { createStorageChanges } from '#dashboard/ui/create-store.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

const storedExports = z.object({
  /** unfinished exports, which are polled on every page */
  followed: z._default(z.array(z.object({ id: z.int(), name: z.string() })), []),
  /** those that ended and have not been looked at since */
  ended: z._default(z.array(z.object({ id: z.int(), name: z.string(), status: z.string() })), []),
  /** the latest `updated_at` of an export at the last visit; null before the first visit */
  seenUntil: z._default(z.nullable(z.string()), null),
  /** the reader wants notifications when exports are done */
  tell: z._default(z.boolean(), false),
  /** the latest `updated_at` of a job when the jobs were last looked at */
  jobsSeenUntil: z._default(z.nullable(z.string()), null),
});

/** What this browser stores about exports and jobs. */
export type StoredExports = z.infer<typeof storedExports>;

/** More would be too many requests. */
const MOST_FOLLOWED = 10;
const NOTHING = storedExports.parse({});

const changes = createStorageChanges();
let cache: { text: string | null; value: StoredExports } = { text: null, value: NOTHING };

/** What is stored; the defaults where nothing is, or storage is blocked. */
export function readStoredExports(): StoredExports {
  const text = storedText();
  if (text !== cache.text) cache = { text, value: parsed(text) };
  return cache.value;
}

/** Stores a change. */
export function changeStoredExports(change: (before: StoredExports) => Partial<StoredExports>): void {
  const before = readStoredExports();
  const after = { ...before, ...change(before) };
  const text = JSON.stringify({ ...after, followed: after.followed.slice(-MOST_FOLLOWED) });
  if (text === JSON.stringify(before)) return;
  try {
    localStorage.setItem(storageKeys.exports, text);
  } catch {
    // Storage is blocked: then it lasts as long as the page.
    cache = { text: storedText(), value: after };
  }
  changes.tell();
}

/** What is stored; updates when this or another tab changes it. */
export function useStoredExports(): StoredExports {
  return useSyncExternalStore(changes.subscribe, readStoredExports, readStoredExports);
}

/** Adds exports to those that are followed; those already followed get their new names. */
export function follow(exports: readonly { id: number; name: string }[]): void {
  changeStoredExports(({ followed }) => ({
    followed: [
      ...followed.map((one) => exports.find(({ id }) => id === one.id) ?? one),
      ...exports.filter(({ id }) => !followed.some((one) => one.id === id)),
    ],
  }));
}

/** Stops following an export, without announcing its end: the reader ended it. */
export function unfollow(ended: number): void {
  changeStoredExports(({ followed }) => ({ followed: followed.filter(({ id }) => id !== ended) }));
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
