import type { Deployment } from '#contract/deployment.ts';
import { DayOfTimestamp } from '#dashboard/ui/day.tsx';
import { jobTone, StatusWord } from '#dashboard/ui/status-word.tsx';
import classes from './deployment-page.module.css';
import { jobsNewestFirst } from './latest-job.ts';

/** The background jobs of a deployment, newest first. */
export function DeploymentJobs({ deployment }: { deployment: Deployment }) {
  const jobs = jobsNewestFirst(deployment);
  return (
    <section aria-labelledby="jobs" className={classes.card}>
      <h2 id="jobs">Jobs</h2>
      {jobs.length === 0 ? (
        <p className={classes.hint}>No jobs have run for this deployment.</p>
      ) : (
        <table className={classes.jobs} aria-label="Jobs">
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Job</th>
              <th scope="col">Made</th>
              <th scope="col">Last update</th>
              <th scope="col">Id</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ id, status, job_type, created_at, updated_at }) => (
              <tr key={id}>
                <td>
                  <StatusWord tone={jobTone(status)} word={status} />
                </td>
                <td>{job_type.name}</td>
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
    </section>
  );
}
