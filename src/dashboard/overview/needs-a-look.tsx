import { useCallback, useMemo } from 'react';
import { useWholeList } from '#dashboard/api/list-options.ts';
import { useWork } from '#dashboard/list/use-work.ts';
import { ExportsLook } from './exports-look.tsx';
import { deploymentLines, sessionLines, storageLines } from './look-lines.ts';
import { LookGroup } from './look-group.tsx';
import classes from './overview-page.module.css';
import { Panel } from './panel.tsx';
import type { Overview } from './use-overview.ts';

/** What somebody should look at, each with the list that shows it. */
export function NeedsALook({ overview }: { overview: Overview }) {
  const { deployments, deploymentsQuery, sessions, sessionsQuery, wire, kept, project } = overview;
  const storageQuery = useWholeList('storage', wire);
  const sources = storageQuery.data?.records;
  const begin = useCallback(() => sessionLines(sessions, kept), [sessions, kept]);
  const looked = useWork(begin, sessions.length);
  return (
    <Panel title="Needs a look">
      <div className={classes.groups}>
        <ExportsLook overview={overview} />
        <LookGroup
          title="Deployments"
          query={deploymentsQuery}
          lines={useMemo(() => deploymentLines(deployments, kept), [deployments, kept])}
          kept={kept}
        />
        <LookGroup
          title="Sessions"
          query={sessionsQuery}
          lines={looked.last}
          kept={kept}
          isLookedThrough={looked.now !== null}
        />
        <LookGroup
          title="Storage sources"
          query={storageQuery}
          lines={useMemo(() => storageLines(sources ?? [], kept), [sources, kept])}
          kept={kept}
        />
      </div>
      {project !== null && <p className={classes.hint}>Of the chosen project.</p>}
    </Panel>
  );
}
