import { useEffect, useState } from 'react';
import type { ExportRecord } from '#contract/export.ts';
import { mayChange } from '#dashboard/api/live/live-export-status.ts';
import { changeStoredExports, readStoredExports, useStoredExports } from '#dashboard/api/live/stored-exports.ts';

const NONE: ReadonlySet<number> = new Set();
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Which exports ended since the last visit to this page; remembers this visit, and that its news have been seen. */
export function useVisit(records: readonly ExportRecord[] | undefined): ReadonlySet<number> {
  const [before] = useState(() => readStoredExports().seenUntil);
  const [news, setNews] = useState<ReadonlySet<number> | null>(null);
  const ended = records?.filter((record) => !mayChange(record));
  if (ended !== undefined && news === null) {
    setNews(before === null ? NONE : new Set(ended.filter((one) => one.updated_at > before).map(({ id }) => id)));
  }

  const latest = ended?.reduce((until, { updated_at }) => (updated_at > until ? updated_at : until), '');
  useEffect(() => {
    if (latest !== undefined)
      changeStoredExports(({ seenUntil }) => ({ seenUntil: latest > (seenUntil ?? '') ? latest : (seenUntil ?? '') }));
  }, [latest]);

  // Marks of what ended stay until whoever came back does something here.
  const isMarked = useStoredExports().ended.length > 0;
  useEffect(() => {
    if (!isMarked) return;
    const seen = () => changeStoredExports(() => ({ ended: [] }));
    for (const act of ACTS) window.addEventListener(act, seen, { passive: true });
    return () => {
      for (const act of ACTS) window.removeEventListener(act, seen);
    };
  }, [isMarked]);
  return news ?? NONE;
}
