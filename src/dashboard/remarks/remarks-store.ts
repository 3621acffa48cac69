// Each remark has a key of its own in localStorage, so that two tabs that change two remarks never overwrite each other, and
// a change of one among 10,000 writes some hundred bytes.

import { namedService } from '#dashboard/api/http/named-service.ts';
import { createStore } from '#dashboard/ui/create-store.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { remark, REMARKED_KINDS, type Remark, type RemarkChange, type RemarkedKind } from './remark.ts';

/** Why the browser stores nothing. */
export type Refusal = 'full' | 'blocked';

type Remarks = ReadonlyMap<number, Remark>;

interface Stored {
  of: Readonly<Record<RemarkedKind, Remarks>>;
  /** how many are not in a form that can be read */
  unreadable: number;
}

const KEY = new RegExp(`^(${REMARKED_KINDS.join('|')}) (\\d{1,15})$`);

let stored: Stored | null = null;
/** How many changes there were. */
const revision = createStore(0, () => {
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
    // Without subscribers, changes of other tabs would be missed.
    stored = null;
  };
});
/** Changes that the browser refused to store: they last as long as the page. */
const unstored = new Map<string, RemarkChange & { why: Refusal }>();
/** Keys that another tab has changed. */
const changedElsewhere = new Set<string>();

/** The remarks of the service that this page shows, by the record's id; the same object until one of them changes. */
export function remarksOf(kind: RemarkedKind): Remarks {
  return (stored ??= readStored()).of[kind];
}

/** A number that grows with each change of a remark. */
export function remarksRevision(): number {
  return revision.get();
}

/** How many stored remarks cannot be read. They stay as they are until they are deleted. */
export function unreadableRemarks(): number {
  return (stored ??= readStored()).unreadable;
}

/** How many changes are not stored. */
export function unstoredRemarks(): number {
  return unstored.size;
}

/** Why the last change of a remark is not stored; null if it is. */
export function whyUnstored(kind: RemarkedKind, id: number): Refusal | null {
  return unstored.get(keyOf(kind, id))?.why ?? null;
}

/** The remark as it is stored at this moment, also if another tab has just changed it. */
export function freshRemark(kind: RemarkedKind, id: number): Remark | null {
  const key = keyOf(kind, id);
  const waiting = unstored.get(key);
  if (waiting !== undefined) return waiting.remark;
  try {
    return parsed(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/**
 * Stores changes. What the browser refuses stays in this page, which says so before it is closed, and is tried again with
 * the next change.
 *
 * @param together all or none: none is changed if the browser refuses one
 * @returns why the browser refused; null if everything is stored
 */
export function changeRemarks(changes: readonly RemarkChange[], { together = false } = {}): Refusal | null {
  const before = changes.map(({ kind, id }): RemarkChange => ({ kind, id, remark: freshRemark(kind, id) }));
  let refusal: Refusal | null = null;
  for (const [index, change] of changes.entries()) {
    const why = written(change);
    refusal = why ?? refusal;
    if (why !== null && together) {
      for (const done of before.slice(0, index)) written(done);
      return why;
    }
    const key = keyOf(change.kind, change.id);
    if (why === null) unstored.delete(key);
    else unstored.set(key, { ...change, why });
  }
  storeUnstored();
  stored = withChanges((stored ??= readStored()), changes);
  notify();
  return refusal;
}

/** Removes what cannot be read. */
export function removeUnreadable(): void {
  for (const key of storedKeys()) if (readChange(key) === null) localStorage.removeItem(key);
  rereadRemarks();
}

/** After the browser's storage was cleared: what was not stored goes too. */
export function forgetRemarks(): void {
  unstored.clear();
  rereadRemarks();
}

function rereadRemarks(): void {
  stored = null;
  notify();
}

/** Calls back when a remark changes, in this tab or another one. @returns the unsubscribe function */
export function onRemarksChange(listener: () => void): () => void {
  return revision.subscribe(listener);
}

function onStorage({ key, storageArea }: StorageEvent): void {
  if (storageArea === sessionStorage) return;
  if (key === null) {
    rereadRemarks();
    return;
  }
  if (!key.startsWith(prefix())) return;
  // An import in another tab changes thousands, each in an event of its own.
  if (changedElsewhere.size === 0) setTimeout(takeChangesOfOthers);
  changedElsewhere.add(key);
}

function takeChangesOfOthers(): void {
  const keys = [...changedElsewhere];
  changedElsewhere.clear();
  const changes: RemarkChange[] = [];
  for (const key of keys) {
    const [of, theirs, own] = [recordOfKey(key), read(key), unstored.get(key)];
    if (own?.remark && theirs !== null) {
      unstored.set(key, { ...own, remark: { ...own.remark, note: joinedNotes(theirs.note, own.remark.note) } });
    }
    if (of !== null) changes.push({ ...of, remark: theirs });
  }
  if (stored !== null) stored = withChanges(stored, [...changes, ...unstored.values()]);
  // There may be room now.
  storeUnstored();
  notify();
}

/** Both of two notes of the same record, which were written at the same time. */
export function joinedNotes(first: string, second: string): string {
  if (first === '' || first === second) return second;
  return second === '' ? first : `${first}\n\n${second}`;
}

/** While a page is in the browser's back/forward cache, it gets no events. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) rereadRemarks();
}

function notify(): void {
  if (unstored.size > 0) addEventListener('beforeunload', askToStay);
  else removeEventListener('beforeunload', askToStay);
  revision.set(revision.get() + 1);
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function storeUnstored(): void {
  for (const [key, change] of unstored) if (written(change) === null) unstored.delete(key);
}

function written({ kind, id, remark: one }: RemarkChange): Refusal | null {
  const key = keyOf(kind, id);
  try {
    if (one === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(one));
    return null;
  } catch (error) {
    return error instanceof Error && /quota/i.test(error.name) ? 'full' : 'blocked';
  }
}

function withChanges(before: Stored, changes: readonly RemarkChange[]): Stored {
  const of: Record<RemarkedKind, Map<number, Remark>> = { ...(before.of as Record<RemarkedKind, Map<number, Remark>>) };
  for (const kind of new Set(changes.map((change) => change.kind))) of[kind] = new Map(of[kind]);
  for (const { kind, id, remark: one } of changes) {
    if (one === null) of[kind].delete(id);
    else of[kind].set(id, one);
  }
  return { ...before, of };
}

function readStored(): Stored {
  const changes: RemarkChange[] = [];
  let unreadable = 0;
  for (const key of storedKeys()) {
    const change = readChange(key);
    if (change === null) unreadable += 1;
    else changes.push(change);
  }
  const none = { session: new Map(), deployment: new Map(), capture: new Map() };
  return withChanges({ of: none, unreadable }, [...changes, ...unstored.values()]);
}

function storedKeys(): readonly string[] {
  const start = prefix();
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function read(key: string): Remark | null {
  try {
    return parsed(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function parsed(text: string | null): Remark | null {
  if (text === null) return null;
  try {
    return remark.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** What is stored under a key; null where it cannot be read. */
function readChange(key: string): RemarkChange | null {
  const [of, one] = [recordOfKey(key), read(key)];
  return of === null || one === null ? null : { ...of, remark: one };
}

function recordOfKey(key: string): Pick<RemarkChange, 'kind' | 'id'> | null {
  const [, kind, id] = KEY.exec(key.slice(prefix().length)) ?? [];
  return kind === undefined ? null : { kind: kind as RemarkedKind, id: Number(id) };
}

function keyOf(kind: RemarkedKind, id: number): string {
  return `${prefix()}${kind} ${id}`;
}

/** Of the service that this page shows: another one may answer at this address later. */
function prefix(): string {
  return `${storageKeys.remarks} ${namedService() ?? ''} `;
}
