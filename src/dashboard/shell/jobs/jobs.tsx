import { Announce } from '#dashboard/shell/announce/announce.tsx';
import { RunningJobs } from './running-jobs.tsx';

/** The jobs that run, and the messages about exports that have ended: what asks the service for jobs on every page. */
export function Jobs() {
  return (
    <>
      <RunningJobs />
      <Announce />
    </>
  );
}
