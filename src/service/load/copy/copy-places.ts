import type { Deployment } from '#contract/deployment.ts';
import { copyList, addCounts, ifOffered, scopeOf, type CopyRun } from './copy-run.ts';
import { LoadError } from '#service/load/load-error.ts';
import { putRows, type LoadedRow } from '#service/load/loaded-rows.ts';

/** Copies the requested projects. @throws LoadError where the requested one is not listed */
export async function copyProjects(run: CopyRun): Promise<void> {
  const { source, project } = run;
  await copyList(run, {
    name: 'projects',
    filters: {},
    judge: (record) => (project === null || record.id === project ? { taken: record } : 'foreign'),
    write: async (transaction, records) => {
      const ids = await putRows(
        transaction,
        source,
        'projects',
        records.map(({ id, name, description, image, draft, created_at, updated_at }) => ({
          key: String(id),
          row: { name, description, image, draft: draft ? 1 : 0, ...stamps({ created_at, updated_at }) },
        })),
      );
      for (const { id } of records) run.projects.set(id, ids.get(String(id)) ?? 0);
    },
  });
  if (project !== null && run.projects.size === 0) {
    throw new LoadError(`${source} shows no project ${project}: --project takes the id of one of its projects.`);
  }
}

/**
 * Copies devices or research sites. Services without such a list, or with another form of it, embed them in their
 * deployments: `copyDeployments` copies those, so that no deployment lacks its parts.
 */
export async function copyParts(run: CopyRun, name: 'devices' | 'sites'): Promise<void> {
  await ifOffered(run, name, async () => {
    await copyList(run, {
      name,
      filters: scopeOf(run),
      hasCome: (id) => id !== null && run.embedded[name].has(id),
      judge: (record) => {
        if (record.project === null) return { field: 'project', why: 'null, so it belongs to no project here' };
        const project_id = run.projects.get(record.project.id);
        if (project_id === undefined) return 'foreign';
        return { taken: { key: String(record.id), row: { project_id, name: record.name } } };
      },
      write: async (transaction, rows) => {
        await putRows(transaction, run.source, name, rows);
      },
    });
  });
}

/** Copies deployments with their embedded device, research site and jobs (spec 2.4). */
export async function copyDeployments(run: CopyRun): Promise<void> {
  const { source, deployments, projects, context } = run;
  let jobs = 0;
  await copyList(run, {
    name: 'deployments',
    filters: scopeOf(run),
    judge: (record) => {
      const projectId = projects.get(record.project.id);
      if (projectId !== undefined) return { taken: { record, projectId } };
      if (run.project !== null) return 'foreign';
      return { field: 'project', why: `project ${record.project.id} did not come` };
    },
    write: async (transaction, taken) => {
      const parts = async (name: 'devices' | 'sites', field: 'device' | 'research_site') => {
        const rows = taken.flatMap(({ record, projectId }): LoadedRow<'devices'>[] => {
          const part = record[field];
          if (part !== null) run.embedded[name].add(part.id);
          return part === null ? [] : [{ key: String(part.id), row: { project_id: projectId, name: part.name } }];
        });
        return putRows(transaction, source, name, rows);
      };
      const [devices, sites] = [await parts('devices', 'device'), await parts('sites', 'research_site')];
      const ids = await putRows(
        transaction,
        source,
        'deployments',
        taken.map(({ record, projectId }) => ({
          key: String(record.id),
          row: {
            project_id: projectId,
            site_id: record.research_site === null ? null : (sites.get(String(record.research_site.id)) ?? null),
            device_id: record.device === null ? null : (devices.get(String(record.device.id)) ?? null),
            name: record.name,
            image: record.image,
            ...locationOf(record),
            ...stamps(record),
          },
        })),
      );
      for (const { record, projectId } of taken) {
        const id = ids.get(String(record.id)) ?? 0;
        deployments.set(record.id, { id, project: record.project.id, projectId });
        jobs += record.jobs.length;
      }
      await putRows(
        transaction,
        source,
        'jobs',
        taken.flatMap(({ record }) => jobsOf(run, record)),
      );
    },
  });
  addCounts(run, 'jobs', jobs);
  context.say(`  jobs: ${jobs.toLocaleString('en')}, as deployments embed them`);
}

function jobsOf(run: CopyRun, { id, name, jobs }: Deployment): LoadedRow<'jobs'>[] {
  const deployment = run.deployments.get(id);
  return jobs.map((job) => ({
    key: String(job.id),
    row: {
      project_id: deployment?.projectId ?? 0,
      deployment_id: deployment?.id ?? null,
      name: `${job.job_type.name} for ${name}`,
      status: job.status,
      job_type_key: job.job_type.key,
      job_type_name: job.job_type.name,
      ...stamps(job),
    },
  }));
}

/**
 * Copies storage sources. The interface does not say which deployments use one, so the number that the service gives is
 * stored.
 */
export async function copyStorage(run: CopyRun): Promise<void> {
  await copyList(run, {
    name: 'storage',
    filters: scopeOf(run),
    judge: (record) => {
      const project_id = run.projects.get(record.project);
      if (project_id !== undefined) return { taken: { record, project_id } };
      return run.project === null ? { field: 'project', why: `project ${record.project} did not come` } : 'foreign';
    },
    write: async (transaction, taken) => {
      const rows = taken.map(({ record, project_id }) => ({
        key: String(record.id),
        row: {
          project_id,
          name: record.name,
          bucket: record.bucket,
          prefix: record.prefix,
          endpoint_url: record.endpoint_url ?? '',
          public_base_url: record.public_base_url,
          deployments_count: record.deployments_count ?? 0,
          total_files_indexed: record.total_files_indexed,
          total_size_indexed: record.total_size_indexed,
          total_captures_indexed: record.total_captures_indexed,
          ...stamps(record),
        },
      }));
      await putRows(transaction, run.source, 'storage_sources', rows);
    },
  });
}

/** A missing location is 0.0, 0.0 in the interface (spec 2.4); running services send nulls. */
function locationOf({ latitude, longitude }: Deployment): { latitude: number; longitude: number } {
  return latitude === null || longitude === null ? { latitude: 0, longitude: 0 } : { latitude, longitude };
}

export function stamps(record: { created_at: string; updated_at: string }) {
  return { created_at: fullTimestamp(record.created_at), updated_at: fullTimestamp(record.updated_at) };
}

/** A timestamp with all six digits of its fraction (spec 1), which services omit where it is zero. */
function fullTimestamp(text: string): string {
  const [seconds = '', fraction = ''] = text.split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}`;
}
