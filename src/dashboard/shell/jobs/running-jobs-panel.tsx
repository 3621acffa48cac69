import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import { useExportsOfJobs } from '#dashboard/api/exports/use-exports-of-jobs.ts';
import { isRunning, type LatestJob } from '#dashboard/api/exports/latest-job.ts';
import type { LatestJobs } from '#dashboard/api/exports/read-jobs.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { paths } from '#dashboard/paths.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { RunningJobRow } from './running-job-row.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { Messages } from './messages/en.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { jobsMessages } from './messages/jobs-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './running-jobs.module.css';

interface RunningJobsPanelProps {
  query: UseQueryResult<LatestJobs>;
  onClose: () => void;
}

const GROUPS: readonly { title: keyof Messages['groups']; has: (job: LatestJob) => boolean }[] = [
  { title: 'running', has: ({ status }) => isRunning(status) },
  { title: 'failed', has: ({ status }) => status === 'FAILURE' },
  { title: 'ended', has: ({ status }) => status !== null && !isRunning(status) && status !== 'FAILURE' },
  { title: 'unknown', has: ({ status }) => status === null },
];

/** The most recently changed jobs of all projects: running, failed, ended, and those without a status. */
export function RunningJobsPanel({ query: { data, error, dataUpdatedAt, refetch }, onClose }: RunningJobsPanelProps) {
  const words = useMessages(shellMessages);
  const ofJobs = useMessages(jobsMessages);
  const jobs = data?.jobs ?? [];
  const exportOf = useExportsOfJobs(jobs);
  const ofThem = useMemo(() => (data?.jobs ?? []).flatMap(({ deployment }) => deployment ?? []), [data]);
  const names = useDeploymentNames(ofThem);
  return (
    <div className={classes.content}>
      <h2>{words.jobs}</h2>
      {error !== null && (
        <Text as="div" className={classes.hint}>
          <ProblemNote action={words.retry} onAction={() => void refetch()}>
            {data === undefined ? ofJobs.jobsNotRead(error.message) : ofJobs.notRefreshed(error.message)}
          </ProblemNote>
        </Text>
      )}
      {data === undefined && error === null && <Text className={classes.hint}>{ofJobs.jobsReading}</Text>}
      {data !== undefined && jobs.length === 0 && <Text className={classes.hint}>{ofJobs.noJobs}</Text>}
      {GROUPS.map(({ title, has }) => {
        const own = jobs.filter(has);
        if (own.length === 0) return null;
        return (
          <section key={title} aria-label={ofJobs.groups[title]}>
            <Text as="h3" strong figures>
              {ofJobs.groups[title]} <span>{numberText(own.length)}</span>
            </Text>
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
        <Text className={classes.hint}>
          {sumText(data, ofJobs)} {ofJobs.readAt(viewerClockText(dataUpdatedAt))}{' '}
          <Link to={paths.exports()} onClick={onClose}>
            {ofJobs.allExports}
          </Link>
        </Text>
      )}
    </div>
  );
}

function sumText({ jobs, count, hasMore, from }: LatestJobs, words: Messages): string {
  const shown = numberText(jobs.length);
  const ofMore = count > jobs.length ? words.lastJobs(shown, numberText(count)) : words.lastJobsOfMore(shown);
  const sum = `${hasMore ? ofMore : words.allJobs(jobs.length)}.`;
  return from === 'jobs' ? sum : `${sum} ${words.onlyExportJobs}`;
}
