import { SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { createChanges } from '#dashboard/ui/create-store.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { namedService } from './named-service.ts';

/** How long a token is stored: until the tab is closed, or until it is removed from this browser. */
export type TokenLifetime = 'tab' | 'browser';

export interface StoredToken {
  token: string;
  lifetime: TokenLifetime;
}

const STORAGES = { tab: () => sessionStorage, browser: () => localStorage } as const;
const LIFETIMES = ['tab', 'browser'] as const;
/** The characters of a token, which a header can carry (RFC 9110 5.5). */
const TOKEN = /^[\x21-\x7e]{1,512}$/;
const changes = createChanges();

/**
 * The token for a service, by default the one that this page shows; null where there is none. It is stored for this origin,
 * under the service's name, since another service may answer at this origin later.
 */
export function readToken(service?: string): StoredToken | null {
  for (const lifetime of LIFETIMES) {
    const token = storedFor(lifetime, service);
    if (token !== null && TOKEN.test(token)) return { token, lifetime };
  }
  return null;
}

/**
 * Stores a token for a service, by default the one that this page shows, or removes it (null).
 *
 * @returns false where the text cannot be a token; then nothing has changed
 */
export function storeToken(text: string | null, lifetime: TokenLifetime = 'tab', service?: string): boolean {
  // It may be copied from a page that shows the whole header.
  const token = text === null ? null : text.trim().replace(/^(?:authorization:\s*)?token\s+/i, '');
  if (token !== null && !TOKEN.test(token)) return false;
  for (const store of Object.values(STORAGES)) store().removeItem(keyOf(service));
  if (token !== null) STORAGES[lifetime]().setItem(keyOf(service), token);
  changes.tell();
  return true;
}

/** Calls back when this page stores or removes a token. @returns the unsubscribe function */
export function onTokenChange(listener: () => void): () => void {
  return changes.subscribe(listener);
}

/** The names of the other services that this browser stores a token for, sorted. */
export function servicesWithToken(): readonly string[] {
  const keys = LIFETIMES.flatMap((lifetime) => keysOf(lifetime)).filter((key) => key !== keyOf());
  return [...new Set(keys.map((key) => key.slice(storageKeys.token.length + 1)))].toSorted();
}

/** Removes the tokens for all other services. */
export function forgetOtherTokens(): void {
  for (const lifetime of LIFETIMES)
    for (const key of keysOf(lifetime)) if (key !== keyOf()) STORAGES[lifetime]().removeItem(key);
  changes.tell();
}

/** Removes the token of earlier versions, which did not store the service that it is for. */
export function dropUnnamedToken(): void {
  for (const lifetime of LIFETIMES) {
    try {
      STORAGES[lifetime]().removeItem(storageKeys.token);
    } catch {
      // Storage may be blocked; then there is no token.
    }
  }
}

/**
 * The headers that name the service and carry its token, as far as they are known. Only for requests to the page's own
 * origin, whose server refuses a request for another service before it forwards the token.
 *
 * @param token in place of the stored one; null: none
 */
export function tokenHeader(token: string | null = readToken()?.token ?? null): Record<string, string> {
  const service = namedService();
  return {
    ...(service !== null && { [SERVICE_HEADER]: service }),
    // The same in every language.
    ...(token !== null && { authorization: `Token ${token}` }),
  };
}

/**
 * Calls back when the token was changed or removed elsewhere: in another tab, or while this page was in the browser's
 * back/forward cache.
 */
export function onTokenChangedElsewhere(listener: () => void): void {
  const stored = () => readToken()?.token ?? null;
  let known = stored();
  onTokenChange(() => (known = stored()));
  const look = () => {
    const now = stored();
    if (now === known) return;
    known = now;
    listener();
  };
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}

/** The storage key for a service, by default the one that this page shows. */
function keyOf(service = namedService() ?? ''): string {
  return `${storageKeys.token} ${service}`;
}

function keysOf(lifetime: TokenLifetime): string[] {
  try {
    const store = STORAGES[lifetime]();
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return keys.filter((key) => key.startsWith(`${storageKeys.token} `));
  } catch {
    return [];
  }
}

function storedFor(lifetime: TokenLifetime, service?: string): string | null {
  try {
    return STORAGES[lifetime]().getItem(keyOf(service));
  } catch {
    // Storage may be blocked; then there is no token.
    return null;
  }
}
