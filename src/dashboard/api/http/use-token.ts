import { useMemo, useSyncExternalStore } from 'react';
import { onTokenChange, readToken, type StoredToken } from './token.ts';

/** The token for the service that this page shows; null where there is none. Updates when this page stores or removes it. */
export function useToken(): StoredToken | null {
  const written = useSyncExternalStore(onTokenChange, writtenToken, writtenToken);
  return useMemo(() => JSON.parse(written) as StoredToken | null, [written]);
}

function writtenToken(): string {
  return JSON.stringify(readToken());
}
