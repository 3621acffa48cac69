import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import { useExportsOfJobs } from '#dashboard/api/live/use-exports-of-jobs.ts';
import { isRunning, type LatestJob, type LatestJobs } from '#dashboard/api/live/latest-jobs.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { paths } from '#dashboard/paths.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { RunningJobRow } from './running-job-row.tsx';
import classes from './running-jobs.module.css';

interface RunningJobsPanelProps {
  query: UseQueryResult<LatestJobs>;
  onClose: () => void;
}

const GROUPS: readonly { title: string; has: (job: LatestJob) => boolean }[] = [
  { title: 'Running', has: ({ status }) => isRunning(status) },
  { title: 'Failed', has: ({ status }) => status === 'FAILURE' },
  { title: 'Ended', has: ({ status }) => !isRunning(status) && status !== 'FAILURE' },
];

/** The most recently changed jobs of all projects: running, failed, ended. */
export function RunningJobsPanel({ query: { data, error, dataUpdatedAt, refetch }, onClose }: RunningJobsPanelProps) {
  const jobs = data?.jobs ?? [];
  const exportOf = useExportsOfJobs(jobs);
  const ofThem = useMemo(() => (data?.jobs ?? []).flatMap(({ deployment }) => deployment ?? []), [data]);
  const names = useDeploymentNames(ofThem);
  return (
    <div className={classes.content}>
      <h2>Jobs</h2>
      {error !== null && (
        <div className={classes.hint}>
          <ProblemNote action="Retry" onAction={() => void refetch()}>
            {data === undefined ? 'The jobs could not be read' : 'Could not be refreshed'}: {error.message}
          </ProblemNote>
        </div>
      )}
      {data === undefined && error === null && <p className={classes.hint}>Reading the jobs …</p>}
      {data !== undefined && jobs.length === 0 && <p className={classes.hint}>There are no jobs here.</p>}
      {GROUPS.map(({ title, has }) => {
        const own = jobs.filter(has);
        if (own.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            <h3>
              {title} <span>{numberText(own.length)}</span>
            </h3>
            <ul>
              {own.map((job) => (
                <RunningJobRow
                  key={job.id}
                  job={job}
                  names={names}
                  exportId={job.exportId ?? exportOf.get(job.id) ?? null}
                  onGo={onClose}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {data !== undefined && jobs.length > 0 && (
        <p className={classes.hint}>
          {sumText(data)}, read {viewerClockText(dataUpdatedAt)}.{' '}
          <Link to={paths.exports()} onClick={onClose}>
            All exports
          </Link>
        </p>
      )}
    </div>
  );
}

function sumText({ jobs, count, hasMore, from }: LatestJobs): string {
  const ofAll = count > jobs.length ? ` of ${numberText(count)}` : ' of more';
  const shown = hasMore ? `The ${numberText(jobs.length)} that changed last${ofAll}` : `All ${numberText(jobs.length)}`;
  return from === 'jobs' ? `${shown} jobs` : `${shown} jobs of exports; this service has no list of other jobs`;
}
