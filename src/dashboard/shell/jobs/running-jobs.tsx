import { Popover } from '#dashboard/ui/popover/popover.tsx';
import { Suspense, useState } from 'react';
import { isRunning, type LatestJob } from '#dashboard/api/exports/latest-job.ts';
import { useLatestJobs } from '#dashboard/api/exports/latest-jobs.ts';
import { changeStoredExports, useStoredExports } from '#dashboard/api/exports/stored-exports.ts';
import { JobsIcon } from '#dashboard/ui/icons/icons.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { jobsMessages } from './messages/jobs-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './running-jobs.module.css';

const RunningJobsPanel = lazyPart(async () => (await import('./running-jobs-panel.tsx')).RunningJobsPanel);

/** In the header: how many of the latest jobs are running, and how many failed since the panel was last open. */
export function RunningJobs() {
  const words = useMessages(shellMessages);
  const ofJobs = useMessages(jobsMessages);
  const [opened, setOpened] = useState(false);
  const { jobsSeenUntil } = useStoredExports();
  const query = useLatestJobs();
  const jobs = query.data?.jobs ?? [];
  const running = jobs.filter(({ status }) => isRunning(status)).length;
  const failed = jobs.filter(
    ({ status, updated_at }) =>
      status === 'FAILURE' && (jobsSeenUntil === null || (updated_at !== null && updated_at > jobsSeenUntil)),
  ).length;
  const change = (open: boolean) => {
    setOpened(open);
    // Closing the panel marks its jobs as seen.
    const until = newestUpdate(jobs);
    if (!open && until !== null) changeStoredExports(() => ({ jobsSeenUntil: until }));
  };
  const counts = [...(running > 0 ? [ofJobs.running(running)] : []), ...(failed > 0 ? [ofJobs.failed(failed)] : [])];
  const name = counts.length === 0 ? words.jobs : ofJobs.jobsWith(listText(counts));
  return (
    <Popover
      label={words.jobs}
      position="bottom-end"
      width="min(26rem, calc(100vw - 1.5rem))"
      className={classes.panel}
      opened={opened}
      onClose={() => change(false)}
      target={
        <button
          type="button"
          className={classes.button}
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={opened}
          title={name}
          data-running={running > 0 || undefined}
          onClick={() => change(!opened)}
        >
          <JobsIcon />
          {running > 0 && <span className={classes.running}>{numberText(running)}</span>}
          {failed > 0 && <span className={classes.failed}>✕ {numberText(failed)}</span>}
        </button>
      }
    >
      <Suspense fallback={<Text className={classes.hint}>{words.opening}</Text>}>
        <RunningJobsPanel query={query} onClose={() => change(false)} />
      </Suspense>
    </Popover>
  );
}

/** The latest `updated_at` of the jobs; null where none is reported. */
function newestUpdate(jobs: readonly LatestJob[]): string | null {
  return jobs.reduce<string | null>(
    (newest, { updated_at }) => (updated_at !== null && (newest === null || updated_at > newest) ? updated_at : newest),
    null,
  );
}
