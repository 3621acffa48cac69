import { SERVICE_HEADER } from '#contract/service-name.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { namedService } from './named-service.ts';

/** How long a token is stored: until the tab is closed, or until it is removed from this browser. */
export type TokenLifetime = 'tab' | 'browser';

export interface StoredToken {
  token: string;
  keeping: TokenLifetime;
}

const STORES = { tab: () => sessionStorage, browser: () => localStorage } as const;
const KEEPINGS = ['tab', 'browser'] as const;
/** The characters of a token, which a header can carry (RFC 9110 5.5). */
const TOKEN = /^[\x21-\x7e]{1,512}$/;
/** the token that this page's requests carry */
let used: string | null = null;
const listeners = new Set<() => void>();

/**
 * The token for the service that this page shows; null where there is none. It is stored for this origin, under the
 * service's name, since another service may answer at this origin later.
 */
export function readToken(): StoredToken | null {
  for (const keeping of KEEPINGS) {
    const token = stored(keeping);
    if (token !== null && TOKEN.test(token)) return { token, keeping };
  }
  return null;
}

/**
 * Stores a token for the service that this page shows, or removes it (null).
 *
 * @returns false where the text cannot be a token; then nothing has changed
 */
export function storeToken(text: string | null, keeping: TokenLifetime = 'tab'): boolean {
  // It may be copied from a page that shows the whole header.
  const token = text === null ? null : text.trim().replace(/^(?:authorization:\s*)?token\s+/i, '');
  if (token !== null && !TOKEN.test(token)) return false;
  for (const store of Object.values(STORES)) store().removeItem(keyOfService());
  if (token !== null) STORES[keeping]().setItem(keyOfService(), token);
  used = token;
  notifyListeners();
  return true;
}

/** Calls back when this page stores or removes a token. @returns the unsubscribe function */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The names of the other services that this browser stores a token for, sorted. */
export function servicesWithToken(): readonly string[] {
  const keys = KEEPINGS.flatMap((keeping) => keysOf(keeping)).filter((key) => key !== keyOfService());
  return [...new Set(keys.map((key) => key.slice(storageKeys.token.length + 1)))].toSorted();
}

/** Removes the tokens for all other services. */
export function forgetOtherTokens(): void {
  for (const keeping of KEEPINGS)
    for (const key of keysOf(keeping)) if (key !== keyOfService()) STORES[keeping]().removeItem(key);
  notifyListeners();
}

/** Removes the token of earlier versions, which did not store the service that it is for. */
export function dropUnnamedToken(): void {
  for (const keeping of KEEPINGS) {
    try {
      STORES[keeping]().removeItem(storageKeys.token);
    } catch {
      // Storage may be blocked; then there is no token.
    }
  }
}

/**
 * The headers that name the service and carry its token, as far as they are known. Only for requests to the page's own
 * origin, whose server refuses a request for another service before it forwards the token.
 */
export function tokenHeader(): Record<string, string> {
  const kept = readToken();
  const service = namedService();
  return {
    ...(service !== null && { [SERVICE_HEADER]: service }),
    ...(kept !== null && { authorization: `Token ${kept.token}` }),
  };
}

/**
 * Calls back when the token was changed or removed elsewhere: in another tab, or while this page was in the browser's
 * back/forward cache.
 */
export function onTokenChangedElsewhere(listener: () => void): void {
  used = readToken()?.token ?? null;
  const look = () => {
    const now = readToken()?.token ?? null;
    if (now === used) return;
    used = now;
    listener();
  };
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}

/** The storage key for the service that this page shows. */
function keyOfService(): string {
  return `${storageKeys.token} ${namedService() ?? ''}`;
}

function keysOf(keeping: TokenLifetime): string[] {
  try {
    const store = STORES[keeping]();
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return keys.filter((key) => key.startsWith(`${storageKeys.token} `));
  } catch {
    return [];
  }
}

function stored(keeping: TokenLifetime): string | null {
  try {
    return STORES[keeping]().getItem(keyOfService());
  } catch {
    // Storage may be blocked; then there is no token.
    return null;
  }
}
