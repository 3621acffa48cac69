import { useQueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/export.ts';
import { isStalled } from '#dashboard/api/live-export-age.ts';
import { mayChange } from '#dashboard/api/live-export-status.ts';
import { watchedSoFar } from '#dashboard/api/live-exports.ts';
import { useWholeList } from '#dashboard/api/list-options.ts';
import { useServiceTimes } from '#dashboard/api/use-service-times.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { exportLines } from './look-lines.ts';
import { LookGroup } from './look-group.tsx';
import type { Overview } from './use-overview.ts';

const NONE: readonly ExportRecord[] = [];

/** The exports that failed, that have stalled, and that are under way. */
export function ExportsLook({ overview: { wire, kept } }: { overview: Overview }) {
  const query = useWholeList('exports', wire);
  const exports = query.data?.records ?? NONE;
  const client = useQueryClient();
  useServiceTimes(exports);
  const open = exports.filter(mayChange);
  const nowMs = useNow(open.length > 0);
  const stalled = open.filter((one) => isStalled(client, one, watchedSoFar(client, one.id), nowMs));
  return <LookGroup title="Exports" query={query} lines={exportLines(exports, stalled, kept)} />;
}
