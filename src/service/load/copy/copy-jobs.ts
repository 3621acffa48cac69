import type { RecordOf } from '#contract/lists/collections.ts';
import { jobProgress } from '#contract/records/job.ts';
import type { Database } from '#service/database/open-database.ts';
import { putRows } from '#service/load/loaded-rows.ts';
import { fullTimestamp, saidBy, stamps } from './copied-values.ts';
import { copyList } from './copy-list.ts';
import { ifOffered, scopeOf, type CopyRun } from './copy-run.ts';
import { keysHere } from './keys-here.ts';

type Job = RecordOf<'jobs'>;
type EmbeddedJob = NonNullable<RecordOf<'deployments'>['jobs']>[number];

/** Asks whether there is a list of jobs: where there is none, those that deployments embed are copied. */
export async function findJobs(run: CopyRun): Promise<void> {
  await ifOffered(run, 'jobs', async () => {
    await run.lists.count('jobs', scopeOf(run));
  });
}

/** Copies jobs, those of exports too: the files stay with the other service. */
export async function copyJobs(run: CopyRun): Promise<void> {
  const { source, projects, deployments } = run;
  await ifOffered(run, 'jobs', () =>
    copyList(run, {
      name: 'jobs',
      table: 'jobs',
      isCounted: false,
      saidOf: saidBy,
      judge: (record) => {
        const deployment = deployments.get(record.deployment?.id ?? 0);
        const project = record.project?.id ?? deployment?.project ?? run.project;
        const projectId = project === null ? null : projects.get(project);
        if (projectId === undefined && run.project !== null) return 'foreign';
        return { taken: { record, projectId: projectId ?? null, deploymentId: deployment?.id ?? null } };
      },
      write: async (transaction, taken) => {
        const rows = taken.map(({ record, projectId, deploymentId }) => ({
          key: String(record.id),
          said: saidBy(record),
          row: {
            project_id: projectId,
            deployment_id: deploymentId,
            name: record.name ?? '',
            ...kindOf(record),
            progress: progressOf(record),
            started_at: timeOf(record.started_at),
            finished_at: timeOf(record.finished_at),
            is_copied: 1,
            ...stamps(record),
          },
        }));
        await putRows(transaction, source, 'jobs', rows);
      },
    }),
  );
  if (run.theirs.get('jobs') !== null) return;
  const { size } = await keysHere(run, 'jobs');
  run.context.say(`  jobs: ${size.toLocaleString('en')}, as deployments embed them`);
  run.theirs.set('jobs', size);
}

/** The jobs that a deployment embeds. */
export async function putEmbeddedJobs(
  run: CopyRun,
  transaction: Database,
  { name, jobs }: RecordOf<'deployments'>,
  { id, projectId }: { id: number; projectId: number },
): Promise<void> {
  const rows = (jobs ?? []).map((job) => ({
    key: String(job.id),
    row: {
      project_id: projectId,
      deployment_id: id,
      name: `${kindOf(job).job_type_name} for ${name}`,
      ...kindOf(job),
      is_copied: 1,
      ...stamps(job),
    },
  }));
  await putRows(transaction, run.source, 'jobs', rows);
}

function kindOf({ status, job_type }: Job | EmbeddedJob) {
  return {
    status: status ?? 'UNKNOWN',
    job_type_key: job_type?.key ?? 'unknown',
    job_type_name: job_type?.name ?? 'Unknown',
  };
}

function timeOf(time: string | null | undefined): string | null {
  return time === null || time === undefined ? null : fullTimestamp(time);
}

/** As the interface has it, else nothing: the status is known anyway. */
function progressOf({ progress }: Job): string | null {
  const read = jobProgress.safeParse(progress);
  return read.success ? JSON.stringify(read.data) : null;
}
