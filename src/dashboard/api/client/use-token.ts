import { useMemo, useSyncExternalStore } from 'react';
import { onTokenKept, readToken, type KeptToken } from './token.ts';

/** The token for the service that this page shows; null where there is none. Follows what this page keeps and forgets. */
export function useToken(): KeptToken | null {
  const written = useSyncExternalStore(onTokenKept, () => JSON.stringify(readToken()));
  return useMemo(() => JSON.parse(written) as KeptToken | null, [written]);
}
