import type { Deployment } from '#contract/records/deployment.ts';
import { hasEnded, type JobSummary } from '#contract/records/job.ts';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { JobStatus } from '#dashboard/ui/notes/status-word.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { detailsMessages } from './messages/details-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { Card } from '#dashboard/ui/looks/card.tsx';
import record from '#dashboard/ui/pages/record-page.module.css';
import classes from './deployment-details.module.css';
import { jobsNewestFirst } from '#dashboard/deployments/latest-job.ts';

/** This many failures in a row count as a problem. */
const REPEATED = 3;

/** The background jobs of a deployment, newest first; marks kinds of jobs that fail repeatedly. */
export function DeploymentJobs({ deployment }: { deployment: Deployment }) {
  const words = useMessages(detailsMessages);
  const { notReported } = useMessages(uiMessages);
  const jobs = jobsNewestFirst(deployment);
  return (
    <Card as="section" aria-labelledby="jobs" className={`${record.card} ${classes.wide}`}>
      <h2 id="jobs">{words.jobs}</h2>
      {failingKinds(jobs).map(({ name, failures }) => (
        <Text key={name} size="medium" tone="bad" strong className={classes.failing}>
          {words.failing(failures, name)}
        </Text>
      ))}
      {jobs.length === 0 ? (
        <Text size="medium">{deployment.jobs === null ? notReported : words.noJobs}</Text>
      ) : (
        <table className={classes.jobs} aria-label={words.jobs}>
          <thead>
            <tr>
              <th scope="col">{words.status}</th>
              <th scope="col">{words.job}</th>
              <th scope="col">{words.created}</th>
              <th scope="col">{words.lastUpdate}</th>
              <th scope="col">{words.id}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ id, status, job_type, created_at, updated_at }) => (
              <tr key={id}>
                <td>
                  <JobStatus status={status ?? ''} />
                </td>
                <td>{kindOf(job_type) ?? <Unknown />}</td>
                <td>
                  <DayOfTimestamp timestamp={created_at} />
                </td>
                <td>
                  <DayOfTimestamp timestamp={updated_at} />
                </td>
                <td>{id}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** The kinds of jobs whose latest runs failed, three or more in a row; running jobs are ignored. */
function failingKinds(jobs: readonly JobSummary[]): { name: string; failures: number }[] {
  const ended = jobs.filter(({ status, job_type }) => hasEnded(status ?? '') && kindOf(job_type) !== null);
  const names = new Set(ended.map(({ job_type }) => kindOf(job_type) ?? ''));
  return [...names].flatMap((name) => {
    const own = ended.filter(({ job_type }) => kindOf(job_type) === name);
    const good = own.findIndex(({ status }) => status !== 'FAILURE');
    const failures = good === -1 ? own.length : good;
    return failures < REPEATED ? [] : [{ name, failures }];
  });
}

/** What a kind of job is called; null where that is not reported. */
function kindOf(type: JobSummary['job_type']): string | null {
  return type?.name ?? type?.key ?? null;
}
