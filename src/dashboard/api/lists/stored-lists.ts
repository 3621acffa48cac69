import { hashKey, type QueryKey } from '@tanstack/react-query';
import { clear, createStore, delMany, get, keys, set } from 'idb-keyval';
import { namedService } from '#dashboard/api/http/named-service.ts';
import { entryScript } from '#dashboard/api/status/served-page.ts';
import { readToken } from '#dashboard/api/http/token.ts';
import type { WholeList } from './whole-list.ts';

/** A list as it was read at an earlier visit. */
export interface StoredList<Rec> {
  list: WholeList<Rec>;
  /** ms since 1970 */
  readAtMs: number;
}

interface Stored extends StoredList<unknown> {
  /** the build that stored it; another one may have other fields */
  build: string | null;
}

/** Older lists are not shown. */
const LONGEST_MS = 30 * 86_400_000;

/** The browser's own database, which some browsers block; then nothing is kept. */
const open = () => createStore('noctuary-lists', 'lists');

/**
 * The list as this reader last read it in this browser, complete; null where it was not read, and where the browser has no
 * database.
 *
 * @param path its path as it is asked for, which says whether default filters are applied
 */
export async function storedList<Rec>(path: string, queryKey: QueryKey): Promise<StoredList<Rec> | null> {
  try {
    const stored = await get<Stored>(keyOf(path, queryKey), open());
    if (stored?.build !== entryScript() || Date.now() - stored.readAtMs > LONGEST_MS) return null;
    return stored as StoredList<Rec>;
  } catch {
    return null;
  }
}

/** Stores a complete list for the next visit, and removes those of other readers of the same service. */
export async function storeList(
  path: string,
  queryKey: QueryKey,
  { list, readAtMs }: StoredList<unknown>,
): Promise<void> {
  try {
    const stored: Stored = { list, readAtMs, build: entryScript() };
    await set(keyOf(path, queryKey), stored, open());
    const others = (await keys<string>(open())).filter(
      (key) => key.startsWith(ofService()) && !key.startsWith(ofReader()),
    );
    await delMany(others, open());
  } catch {
    // It is full or blocked: the next visit reads the list again.
  }
}

/** Removes the lists of every service. */
export async function forgetStoredLists(): Promise<void> {
  try {
    await clear(open());
  } catch {
    // There are none.
  }
}

/** Whether any list is kept, of any service. */
export async function areListsStored(): Promise<boolean> {
  try {
    return (await keys(open())).length > 0;
  } catch {
    return false;
  }
}

function keyOf(path: string, queryKey: QueryKey): string {
  return `${ofReader()}${path} ${hashKey(queryKey)}`;
}

function ofService(): string {
  return `${namedService() ?? ''} `;
}

function ofReader(): string {
  return `${ofService()}${readerMark()} `;
}

/** Tells readers apart: 32 bits of their token (FNV-1a), from which it cannot be made again; "" where there is none. */
function readerMark(): string {
  const token = readToken()?.token ?? '';
  if (token === '') return '';
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
