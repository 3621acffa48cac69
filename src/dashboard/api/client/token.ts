import { SERVICE_HEADER } from '#contract/service-name.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { namedService } from './named-service.ts';

/** How long a token is kept: until the tab is closed, or until it is removed from this browser. */
export type TokenLifetime = 'tab' | 'browser';

export interface StoredToken {
  token: string;
  keeping: TokenLifetime;
}

const STORES = { tab: () => sessionStorage, browser: () => localStorage } as const;
const KEEPINGS = ['tab', 'browser'] as const;
/** What a header can hold (RFC 9110 5.5) and a token is made of. */
const TOKEN = /^[\x21-\x7e]{1,512}$/;
/** what this page uses */
let used: string | null = null;
const listeners = new Set<() => void>();

/**
 * The token for the service that this page shows; null where there is none. Browsers keep it for this origin alone, and
 * it is kept by the service's name, since another one may answer at this origin tomorrow.
 */
export function readToken(): StoredToken | null {
  for (const keeping of KEEPINGS) {
    const token = stored(keeping);
    if (token !== null && TOKEN.test(token)) return { token, keeping };
  }
  return null;
}

/**
 * Keeps a token for the service that this page shows, or forgets it (null).
 *
 * @returns false where it can be no token; then nothing has changed
 */
export function storeToken(text: string | null, keeping: TokenLifetime = 'tab'): boolean {
  // As people copy it from a page that shows the whole header.
  const token = text === null ? null : text.trim().replace(/^(?:authorization:\s*)?token\s+/i, '');
  if (token !== null && !TOKEN.test(token)) return false;
  for (const store of Object.values(STORES)) store().removeItem(keyOfService());
  if (token !== null) STORES[keeping]().setItem(keyOfService(), token);
  used = token;
  tellListeners();
  return true;
}

/** Calls back where this page keeps a token or forgets one. @returns what ends that */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** The names of the other services that this browser keeps a token for, in order of name. */
export function servicesWithToken(): readonly string[] {
  const keys = KEEPINGS.flatMap((keeping) => keysOf(keeping)).filter((key) => key !== keyOfService());
  return [...new Set(keys.map((key) => key.slice(storageKeys.token.length + 1)))].toSorted();
}

/** Forgets the tokens for all other services. */
export function forgetOtherTokens(): void {
  for (const keeping of KEEPINGS)
    for (const key of keysOf(keeping)) if (key !== keyOfService()) STORES[keeping]().removeItem(key);
  tellListeners();
}

/** Earlier versions kept a token without its service: nothing tells which one may see it, so it is dropped. */
export function dropUnnamedToken(): void {
  for (const keeping of KEEPINGS) {
    try {
      STORES[keeping]().removeItem(storageKeys.token);
    } catch {
      // A browser may refuse its storage; then there is no token.
    }
  }
}

/**
 * The headers that name the service meant and show its token; none where there is none. For requests to the page's own
 * origin and no other. What answers there refuses a request for another service before it passes the token on.
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
 * Calls back where the token is another than before, or forgotten, by what happened elsewhere: in another tab, or after
 * the reader had left this page, which the browser then shows again as it was.
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

/** Of the service that this page shows. */
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
    // A browser may refuse its storage; then there is no token.
    return null;
  }
}
