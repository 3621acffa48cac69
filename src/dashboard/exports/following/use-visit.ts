import { useEffect, useState } from 'react';
import type { ExportRecord } from '#contract/records/export.ts';
import { mayChange } from '#dashboard/api/exports/export-status.ts';
import { changeStoredExports, readStoredExports, useStoredExports } from '#dashboard/api/exports/stored-exports.ts';
import { useListener } from '#dashboard/ui/browser/use-listener.ts';

const NONE: ReadonlySet<number> = new Set();
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * The exports that ended since the last visit to this page, as far as the service reports when; stores this visit and marks
 * its news as seen.
 */
export function useVisit(records: readonly ExportRecord[] | undefined): ReadonlySet<number> {
  const [before] = useState(() => readStoredExports().seenUntil);
  const [news, setNews] = useState<ReadonlySet<number> | null>(null);
  const ended = records?.filter((record) => !mayChange(record));
  if (ended !== undefined && news === null) {
    setNews(
      before === null ? NONE : new Set(ended.filter((one) => (one.updated_at ?? '') > before).map(({ id }) => id)),
    );
  }

  const latest = ended?.reduce(
    (until, { updated_at }) => (updated_at !== null && updated_at > until ? updated_at : until),
    '',
  );
  // An effect, not a callback of the query cache: only a page that shows the list is a visit, and the cache reads lists for others.
  useEffect(() => {
    if (latest !== undefined)
      changeStoredExports(({ seenUntil }) => ({ seenUntil: latest > (seenUntil ?? '') ? latest : (seenUntil ?? '') }));
  }, [latest]);

  // The marks stay until the reader interacts with the page.
  const isMarked = useStoredExports().ended.length > 0;
  const seen = () => changeStoredExports(() => ({ ended: [] }));
  useListener('window', ACTS, seen, { isOn: isMarked, passive: true });
  return news ?? NONE;
}
