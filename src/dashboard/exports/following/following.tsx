import { useEffect, useMemo } from 'react';
import type { ExportRecord } from '#contract/records/export.ts';
import { exportFormatNames } from '#contract/exports/export-formats.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { exportStatus } from '#dashboard/api/exports/export-status.ts';
import { useLiveExports, type FollowedExport } from '#dashboard/api/exports/followed-exports.ts';
import { openExports } from '#dashboard/api/exports/open-exports.ts';
import { follow, useStoredExports } from '#dashboard/api/exports/stored-exports.ts';
import { useNewestExports } from '#dashboard/api/exports/use-newest-exports.ts';
import { exportName } from '#dashboard/findings/export-name.ts';
import { AskFormats } from './ask-formats.tsx';

interface FollowingProps {
  records: readonly ExportRecord[];
  /** when they were loaded, ms since 1970 */
  readAtMs: number;
  names: DeploymentNames;
  /** gets what was found out of each export that is polled, by its id */
  onFollowed: (followed: ReadonlyMap<number, FollowedExport>) => void;
}

/**
 * Polls the exports of a list that may change, newest first, and for new ones, and updates the list; asks for the names of
 * formats that are not known here. Shows nothing.
 */
export function Following({ records, readAtMs, names, onFollowed }: FollowingProps) {
  useNewestExports({ enabled: true });
  const { tell, followed: everywhere } = useStoredExports();

  const open = useMemo(() => openExports(records), [records]);
  const ids = useMemo(() => open.map(({ id }) => id), [open]);
  // The shell polls these already, on every page.
  const askedElsewhere = useMemo(() => new Set(everywhere.map(({ id }) => id)), [everywhere]);
  const followed = useLiveExports(ids, { inBackground: tell, askedElsewhere, known: { records, readAtMs } });
  useEffect(() => {
    onFollowed(new Map(followed.map((one) => [one.id, one])));
  }, [followed, onFollowed]);

  // An effect, not a callback of the query cache: which exports this list shows, and their names, the cache does not know.
  useEffect(() => {
    // Exports without a status would be polled forever.
    const named = open.filter((record) => exportStatus(record) !== null);
    if (named.length > 0) follow(named.map((record) => ({ id: record.id, name: exportName(record, names) })));
  }, [open, names]);
  if (records.every(({ format }) => format === null || isOurFormat(format))) return null;
  return <AskFormats />;
}

function isOurFormat(format: string): boolean {
  return exportFormatNames.some((one) => one === format);
}
