import { Link } from 'react-router-dom';
import { isRunning, type LatestJob } from '#dashboard/api/exports/latest-job.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { paths } from '#dashboard/paths.ts';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { JobStatus } from '#dashboard/ui/notes/status-word.tsx';
import { progressText } from '#dashboard/ui/text/percent-text.ts';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { jobsMessages } from './messages/jobs-messages.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './running-jobs.module.css';

interface RunningJobRowProps {
  job: LatestJob;
  names: DeploymentNames;
  /** the export that it makes, if known */
  exportId: number | null;
  onGo: () => void;
}

/** One job: its status, its progress while it runs, and a link to its export, its deployment or Storage. */
export function RunningJobRow({ job, names, exportId, onGo }: RunningJobRowProps) {
  const words = useMessages(jobsMessages);
  const { status, fraction, project, deployment, updated_at } = job;
  const to = addressOf(job, exportId);
  const isOpen = isRunning(status);
  const name = nameText(job);
  return (
    <li className={classes.job}>
      <div className={classes.first}>
        {to === null ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <Link className={classes.name} to={to} onClick={onGo}>
            {name}
          </Link>
        )}
        <JobStatus status={status ?? ''} />
      </div>
      <Text as="div" figures className={classes.second}>
        <span className={classes.name}>
          {deployment !== null && <span {...OF_DATA}>{names.textOf(deployment)} · </span>}
          {project === null ? words.noProject : <span {...OF_DATA}>{nameText(project)}</span>}
        </span>
        {isOpen && fraction !== null ? (
          <span>{progressText(fraction)}</span>
        ) : (
          <DayOfTimestamp timestamp={updated_at} />
        )}
      </Text>
      {isOpen && fraction !== null && <ProgressBar className={classes.bar} fraction={fraction} />}
    </li>
  );
}

function addressOf({ deployment, isOfStorage }: LatestJob, exportId: number | null): string | null {
  if (exportId !== null) return paths.exports({ selected: String(exportId) });
  if (deployment !== null) return paths.deployment(deployment.id);
  return isOfStorage ? paths.storage() : null;
}
