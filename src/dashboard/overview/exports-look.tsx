import type { ExportRecord } from '#contract/export.ts';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { useNewestExports } from '#dashboard/api/live/use-newest-exports.ts';
import { useStalledExports } from '#dashboard/api/live/use-stalled-exports.ts';
import { exportLines } from './look-lines.ts';
import { LookGroup } from './look-group.tsx';
import type { Overview } from './use-overview.ts';

const NONE: readonly ExportRecord[] = [];

/** The exports that failed, that have stalled, and that are under way. */
export function ExportsLook({ overview: { wire, kept } }: { overview: Overview }) {
  const query = useWholeList('exports', wire);
  useNewestExports({ enabled: query.data !== undefined });
  const exports = query.data?.records ?? NONE;
  const stalled = useStalledExports(exports);
  return <LookGroup title="Exports" query={query} lines={exportLines(exports, stalled, kept)} kept={kept} />;
}
