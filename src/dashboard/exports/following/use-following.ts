import { useEffect, useMemo } from 'react';
import type { ExportRecord } from '#contract/export.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { exportStatus, mayChange } from '#dashboard/api/live/export-status.ts';
import { useLiveExports, type FollowedExport } from '#dashboard/api/live/followed-exports.ts';
import { follow, useStoredExports } from '#dashboard/api/live/stored-exports.ts';
import { exportName } from '#dashboard/findings/export-name.ts';

/** The number of exports to poll one by one; the others are updated with the list. */
const MOST_FOLLOWED = 10;
const NONE: readonly ExportRecord[] = [];

/** Polls the exports of a list that may change, newest first, and updates the list. */
export function useFollowing(
  records: readonly ExportRecord[] = NONE,
  readAtMs: number,
  names: DeploymentNames,
): ReadonlyMap<number, FollowedExport> {
  const { tell, followed: everywhere } = useStoredExports();

  const open = useMemo(
    () =>
      records
        .filter(mayChange)
        .toSorted((a, b) => b.id - a.id)
        .slice(0, MOST_FOLLOWED),
    [records],
  );
  const ids = useMemo(() => open.map(({ id }) => id), [open]);
  // The shell polls these already, on every page.
  const askedElsewhere = useMemo(() => new Set(everywhere.map(({ id }) => id)), [everywhere]);
  const followed = useLiveExports(ids, { inBackground: tell, askedElsewhere, known: { records, readAtMs } });

  // An effect, not a callback of the query cache: which exports this list shows, and their names, the cache does not know.
  useEffect(() => {
    // Exports without a status would be polled forever.
    const named = open.filter((record) => exportStatus(record) !== null);
    if (named.length > 0) follow(named.map((record) => ({ id: record.id, name: exportName(record, names) })));
  }, [open, names]);

  return new Map(followed.map((one) => [one.id, one]));
}
