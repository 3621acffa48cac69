import { useEffect } from 'react';
import { useStore } from '#dashboard/ui/create-store.ts';
import { pollWhileVisible } from '#dashboard/api/status/connection.ts';
import { countsIncomplete } from '#dashboard/api/status/counts.ts';
import { getJson } from './get-json.ts';

/** Whether counters are not final. While they are not, the service is polled, whatever the page shows. */
export function useAreCountsIncomplete(): boolean {
  const areIncomplete = useStore(countsIncomplete);
  useEffect(() => {
    if (!areIncomplete) return undefined;
    const stop = new AbortController();
    // A failed request says nothing about counts; the next one may.
    const end = pollWhileVisible(() => void getJson('projects/?limit=1', stop.signal).catch(() => {}));
    return () => {
      end();
      stop.abort();
    };
  }, [areIncomplete]);
  return areIncomplete;
}
