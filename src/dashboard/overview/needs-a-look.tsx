import { useCallback, useMemo } from 'react';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { useDeploymentStatuses } from '#dashboard/findings/use-deployment-statuses.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { deploymentLines, sessionLines, storageLines, exportLines } from './look-lines.ts';
import { LookGroup } from './look-group.tsx';
import { Panel } from './panel.tsx';
import type { Overview } from './use-overview.ts';
import type { ExportRecord } from '#contract/export.ts';
import { useNewestExports } from '#dashboard/api/live/use-newest-exports.ts';
import { useStalledExports } from '#dashboard/api/live/use-stalled-exports.ts';
import classes from './overview-page.module.css';

const NONE: readonly ExportRecord[] = [];

/** Records to check, each group with a link to its list. */
export function NeedsALook({ overview }: { overview: Overview }) {
  const { deployments, deploymentsQuery, sessions, sessionsQuery, isWhole, wire, carried, project } = overview;
  const statuses = useDeploymentStatuses();
  const storageQuery = useWholeList('storage', wire);
  const sources = storageQuery.data?.records;
  const begin = useCallback(() => sessionLines(sessions, carried), [sessions, carried]);
  // Flags depend on all sessions of a deployment.
  const looked = useWork(isWhole ? begin : null, sessions.length);
  return (
    <Panel title="Needs a look">
      <div className={classes.groups}>
        <ExportsLook overview={overview} />
        <LookGroup
          title="Deployments"
          query={deploymentsQuery}
          lines={useMemo(
            () => (statuses === null ? null : deploymentLines(deployments, statuses, carried)),
            [deployments, statuses, carried],
          )}
          carried={carried}
        />
        <LookGroup
          title="Sessions"
          query={sessionsQuery}
          lines={looked.last}
          carried={carried}
          isLookedThrough={looked.now !== null}
        />
        <LookGroup
          title="Storage sources"
          query={storageQuery}
          lines={useMemo(() => storageLines(sources ?? [], carried), [sources, carried])}
          carried={carried}
        />
      </div>
      {project !== null && <p className={classes.hint}>Of the chosen project.</p>}
    </Panel>
  );
}

/** Failed, stalled and running exports. */
function ExportsLook({ overview: { wire, carried } }: { overview: Overview }) {
  const query = useWholeList('exports', wire);
  useNewestExports({ enabled: query.data !== undefined });
  const exports = query.data?.records ?? NONE;
  const stalled = useStalledExports(exports);
  return <LookGroup title="Exports" query={query} lines={exportLines(exports, stalled, carried)} carried={carried} />;
}
