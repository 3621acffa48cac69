/** How long a token is kept: until the tab is closed, or until it is removed from this browser. */
export type TokenKeeping = 'tab' | 'browser';

export interface KeptToken {
  token: string;
  keeping: TokenKeeping;
}

const KEY = 'noctuary-token';
const STORES = { tab: () => sessionStorage, browser: () => localStorage } as const;
/** What a header can hold (RFC 9110 5.5) and a token is made of. */
const TOKEN = /^[\x21-\x7e]{1,512}$/;

/** The token for the service that this page came from; browsers keep it for that origin alone. Null where there is none. */
export function readToken(): KeptToken | null {
  for (const keeping of ['tab', 'browser'] as const) {
    const token = stored(keeping);
    if (token !== null && TOKEN.test(token)) return { token, keeping };
  }
  return null;
}

/**
 * Keeps a token, or forgets it (null).
 *
 * @returns false where it can be no token; then nothing has changed
 */
export function keepToken(text: string | null, keeping: TokenKeeping = 'tab'): boolean {
  // As people copy it from a page that shows the whole header.
  const token = text === null ? null : text.trim().replace(/^(?:authorization:\s*)?token\s+/i, '');
  if (token !== null && !TOKEN.test(token)) return false;
  for (const store of Object.values(STORES)) store().removeItem(KEY);
  if (token !== null) STORES[keeping]().setItem(KEY, token);
  return true;
}

/** The header that shows the token; none where there is none. For requests to the page's own origin and no other. */
export function tokenHeader(): Record<string, string> {
  const kept = readToken();
  return kept === null ? {} : { authorization: `Token ${kept.token}` };
}

function stored(keeping: TokenKeeping): string | null {
  try {
    return STORES[keeping]().getItem(KEY);
  } catch {
    // A browser may refuse its storage; then there is no token.
    return null;
  }
}
