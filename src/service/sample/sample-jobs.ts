import { formatTimestamp } from '#contract/time.ts';
import { microseconds } from './microseconds.ts';
import { oneOf, randomFrom, wholeBetween } from './random.ts';
import type { SampleDeployment } from './sample-places.ts';
import { midnight } from './wall-clock.ts';

/** The job types of spec 2.4; syncs and pipeline runs are common. */
const JOB_TYPES = [
  { job_type_key: 'data_storage_sync', job_type_name: 'Data storage sync' },
  { job_type_key: 'ml', job_type_name: 'ML pipeline' },
  { job_type_key: 'ml', job_type_name: 'ML pipeline' },
  { job_type_key: 'unknown', job_type_name: 'Unknown' },
];
const DAY_S = 86_400;

/** None to six jobs per deployment, with ids by creation time, as from a service. */
export function sampleJobs(deployments: readonly SampleDeployment[]) {
  const random = randomFrom(4);
  const jobs = deployments.flatMap((deployment) => {
    const failing = random() < 0.08 ? 0.85 : 0.12;
    return Array.from({ length: wholeBetween(random, 0, 6) }, () => {
      const created = midnight(2023, 120) + Math.floor(random() * 960 * DAY_S);
      return { deployment, created, ran: wholeBetween(random, 20, 14_000), failed: random() < failing };
    });
  });
  return jobs
    .toSorted((a, b) => a.created - b.created)
    .map(({ deployment, created, ran, failed }, index) => {
      const type = oneOf(random, JOB_TYPES);
      return {
        id: index + 1,
        project_id: deployment.projectId,
        deployment_id: deployment.id,
        name: `${type.job_type_name} for ${deployment.name}`,
        status: failed ? 'FAILURE' : 'SUCCESS',
        ...type,
        progress: null,
        started_at: `${formatTimestamp(created)}.${microseconds(index + 1)}`,
        created_at: `${formatTimestamp(created)}.${microseconds(index + 1)}`,
        updated_at: `${formatTimestamp(created + ran)}.${microseconds(index + 3)}`,
      };
    });
}
