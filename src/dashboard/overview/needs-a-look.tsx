import { useCallback, useMemo } from 'react';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { useDeploymentStatuses } from '#dashboard/findings/use-deployment-statuses.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { deploymentLines, sessionLines, storageLines, exportLines } from './look-lines.ts';
import { LookGroup } from './look-group.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { overviewMessages } from './messages/overview-messages.ts';
import { Panel } from './panel.tsx';
import type { Overview } from './use-overview.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import { useLiveExports } from '#dashboard/api/exports/followed-exports.ts';
import { openExports } from '#dashboard/api/exports/open-exports.ts';
import { useStoredExports } from '#dashboard/api/exports/stored-exports.ts';
import { useNewestExports } from '#dashboard/api/exports/use-newest-exports.ts';
import { useStalledExports } from '#dashboard/api/exports/use-stalled-exports.ts';
import { Stack } from '#dashboard/ui/looks/stack.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';

const NONE: readonly ExportRecord[] = [];

/** Records to check, each group with a link to its list. */
export function NeedsALook({ overview }: { overview: Overview }) {
  const { deployments, deploymentsQuery, sessions, sessionsQuery, isWhole, wire, carried, project } = overview;
  const { misplaced, byId } = overview;
  const words = useMessages(overviewMessages);
  const statuses = useDeploymentStatuses();
  const storageQuery = useWholeList('storage', wire);
  const sources = storageQuery.data?.records;
  const begin = useCallback(() => sessionLines(words, sessions, byId, carried), [words, sessions, byId, carried]);
  // Flags depend on all sessions of a deployment.
  const looked = useWork(isWhole ? begin : null, sessions.length);
  return (
    <Panel title={words.toCheck}>
      <Stack gap={12}>
        <ExportsLook overview={overview} />
        <LookGroup
          title={words.deployments}
          list="deployments"
          query={deploymentsQuery}
          lines={useMemo(
            () => (statuses === null ? null : deploymentLines(words, deployments, { statuses, misplaced }, carried)),
            [words, deployments, statuses, misplaced, carried],
          )}
          carried={carried}
        />
        <LookGroup
          title={words.sessions}
          list="sessions"
          query={sessionsQuery}
          lines={looked.last}
          carried={carried}
          isLookedThrough={looked.now !== null}
        />
        <LookGroup
          title={words.storage}
          list="storage"
          query={storageQuery}
          lines={useMemo(() => storageLines(words, sources ?? [], carried), [words, sources, carried])}
          carried={carried}
        />
      </Stack>
      {project !== null && <Text>{words.ofProject}</Text>}
    </Panel>
  );
}

/** Failed, stalled and running exports. */
function ExportsLook({ overview: { wire, carried } }: { overview: Overview }) {
  const words = useMessages(overviewMessages);
  const query = useWholeList('exports', wire);
  useNewestExports({ enabled: query.data !== undefined });
  const exports = query.data?.records ?? NONE;
  const open = useMemo(() => openExports(exports).map(({ id }) => id), [exports]);
  const { followed } = useStoredExports();
  // The shell polls these already, on every page.
  const askedElsewhere = useMemo(() => new Set(followed.map(({ id }) => id)), [followed]);
  useLiveExports(open, { askedElsewhere, known: { records: exports, readAtMs: query.dataUpdatedAt } });
  const stalled = useStalledExports(exports);
  const lines = exportLines(words, exports, stalled, carried);
  return <LookGroup title={words.exports} list="exports" query={query} lines={lines} carried={carried} />;
}
