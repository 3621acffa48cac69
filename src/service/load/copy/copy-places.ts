import type { RecordOf } from '#contract/lists/collections.ts';
import { LoadError } from '#service/load/load-error.ts';
import { putRows, type LoadedRow } from '#service/load/loaded-rows.ts';
import { addressThere, copiedId, fullTimestamp, saidBy, stamps } from './copied-values.ts';
import { copyList } from './copy-list.ts';
import { putEmbeddedJobs } from './copy-jobs.ts';
import { ifOffered, type CopyRun } from './copy-run.ts';
import { keysHere } from './keys-here.ts';
import { removeRecords } from './remove-records.ts';

type Deployment = RecordOf<'deployments'>;

/** The project that was asked for is not listed. */
export class NoProject extends LoadError {}

/** Copies the requested projects. @throws NoProject where the requested one is not listed */
export async function copyProjects(run: CopyRun): Promise<void> {
  const { source, project, context } = run;
  await copyList(run, {
    name: 'projects',
    table: 'projects',
    isCounted: true,
    saidOf: saidBy,
    // The projects of this load are known only after this list.
    listed: async () => {
      const all = await keysHere({ ...run, project: null }, 'projects');
      return new Map([...all].filter(([key]) => project === null || key === String(project)));
    },
    remove: (gone) => {
      // A copy that follows has asked.
      if (run.check || run.following !== null) return removeRecords(run, 'projects', gone);
      // All of a project would be removed because of a token that is missing or has expired.
      throw new LoadError(
        `${source} does not show ${gone.size} of the projects that were loaded from it any more (${[...gone.keys()].join(', ')}). ` +
          'Nothing was removed. Run the load with the --token that shows them, or with --check where they are gone.',
      );
    },
    judge: (record) => (project === null || record.id === project ? { taken: record } : 'foreign'),
    write: async (transaction, records) => {
      await putRows(
        transaction,
        source,
        'projects',
        records.map((record) => ({
          key: String(record.id),
          said: saidBy(record),
          row: {
            name: record.name ?? '',
            description: record.description ?? '',
            image: addressThere(source, record.image),
            draft: record.draft === true ? 1 : 0,
            ...stamps(record),
          },
        })),
      );
    },
  });
  for (const [key, id] of await keysHere({ ...run, project: null }, 'projects')) {
    if (project === null || key === String(project)) run.projects.set(Number(key), id);
  }
  if (project !== null && run.projects.size === 0) {
    throw new NoProject(`${source} shows no project ${project}: --project takes the id of one of its projects.`);
  }
  context.signal.throwIfAborted();
}

/**
 * Copies devices or research sites. Services without such a list embed them in their deployments: `copyDeployments` copies
 * those, so that no deployment lacks its parts.
 */
export async function copyParts(run: CopyRun, name: 'devices' | 'sites'): Promise<void> {
  await ifOffered(run, name, () =>
    copyList(run, {
      name,
      table: name,
      isCounted: false,
      saidOf: () => null,
      judge: (record) => {
        const { project } = record;
        const there = (typeof project === 'object' ? project?.id : project) ?? run.project;
        const project_id = there === null ? null : run.projects.get(there);
        if (project_id === undefined && run.project !== null) return 'foreign';
        const timeOf = (time: string | null | undefined) => (time ? fullTimestamp(time) : null);
        const row = {
          project_id: project_id ?? null,
          name: record.name ?? '',
          description: record.description ?? '',
          created_at: timeOf(record.created_at),
          updated_at: timeOf(record.updated_at),
        };
        return { taken: { key: String(record.id), ...siteId(run, name, record), row } };
      },
      write: async (transaction, rows) => {
        await putRows(transaction, run.source, name, rows);
      },
      remove: async (gone) => {
        // Deployments may embed one that the list does not have.
        const column = name === 'sites' ? 'site_id' : 'device_id';
        const used = await run.context.database.selectFrom('deployments').select(column).distinct().execute();
        const ids = new Set(used.map((row) => Object.values(row)[0] as number | null));
        return removeRecords(run, name, new Map([...gone].filter(([, id]) => !ids.has(id))));
      },
    }),
  );
}

/** Sites have an id in packages, devices have none. */
function siteId({ source }: CopyRun, name: 'devices' | 'sites', part: { id: number }): { publicId?: string } {
  return name === 'sites' ? { publicId: copiedId(source, name, part) } : {};
}

/** Copies deployments with their embedded device and research site, and their jobs where there is no list of these (2.4). */
export async function copyDeployments(run: CopyRun): Promise<void> {
  const { source, projects, context } = run;
  await copyList(run, {
    name: 'deployments',
    table: 'deployments',
    isCounted: true,
    saidOf: saidBy,
    judge: (record) => {
      const project = record.project?.id ?? run.project ?? onlyOf(projects);
      const projectId = projects.get(project ?? 0);
      if (projectId !== undefined) return { taken: { record, projectId } };
      if (run.project !== null) return 'foreign';
      run.leftOut.add(record.id);
      return projectFault(project);
    },
    write: async (transaction, taken) => {
      const parts = async (name: 'devices' | 'sites', field: 'device' | 'research_site') => {
        const rows = taken.flatMap(({ record, projectId }): LoadedRow<'devices'>[] => {
          const part = record[field];
          if (part === null) return [];
          return [
            {
              key: String(part.id),
              ...siteId(run, name, part),
              row: { project_id: projectId, name: part.name ?? '' },
            },
          ];
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
          publicId: copiedId(source, 'deployments', record),
          said: saidBy(record),
          row: {
            project_id: projectId,
            site_id: record.research_site === null ? null : (sites.get(String(record.research_site.id)) ?? null),
            device_id: record.device === null ? null : (devices.get(String(record.device.id)) ?? null),
            name: record.name,
            image: addressThere(source, record.image),
            ...locationOf(record),
            coordinate_uncertainty_m: record.coordinate_uncertainty_m ?? null,
            period_start: record.period_start ?? null,
            period_end: record.period_end ?? null,
            data_source_connected: record.data_source_connected === true ? 1 : null,
            ...stamps(record),
          },
        })),
      );
      if (run.theirs.get('jobs') !== null) return;
      for (const { record, projectId } of taken) {
        await putEmbeddedJobs(run, transaction, record, { id: ids.get(String(record.id)) ?? 0, projectId });
      }
    },
  });
  const there = new Map([...projects].map(([key, id]) => [id, key]));
  const keys = await keysHere(run, 'deployments');
  const rows = await context.database.selectFrom('deployments').select(['id', 'project_id']).execute();
  const projectOf = new Map(rows.map(({ id, project_id }) => [id, project_id]));
  for (const [key, id] of keys) {
    const projectId = projectOf.get(id) ?? 0;
    const project = there.get(projectId);
    if (project !== undefined) run.deployments.set(Number(key), { id, project, projectId });
  }
}

/** A record without a project belongs to the only one. */
function onlyOf(projects: ReadonlyMap<number, number>): number | null {
  const [first = null] = projects.keys();
  return projects.size === 1 ? first : null;
}

/**
 * Copies storage sources. The interface does not say which deployments use one, so the number that the service gives is
 * stored.
 */
export async function copyStorage(run: CopyRun): Promise<void> {
  const { source, projects } = run;
  await ifOffered(run, 'storage', () =>
    copyList(run, {
      name: 'storage',
      table: 'storage_sources',
      isCounted: true,
      saidOf: saidBy,
      judge: (record) => {
        const project = record.project ?? run.project ?? onlyOf(projects);
        const project_id = projects.get(project ?? 0);
        if (project_id !== undefined) return { taken: { record, project_id } };
        if (run.project !== null) return 'foreign';
        return projectFault(project);
      },
      write: async (transaction, taken) => {
        const rows = taken.map(({ record, project_id }) => ({
          key: String(record.id),
          said: saidBy(record),
          row: {
            project_id,
            name: record.name ?? '',
            bucket: record.bucket ?? '',
            prefix: record.prefix ?? '',
            endpoint_url: record.endpoint_url ?? '',
            public_base_url: record.public_base_url,
            deployments_count: record.deployments_count ?? 0,
            total_files_indexed: record.total_files_indexed,
            total_size_indexed: record.total_size_indexed,
            total_captures_indexed: record.total_captures_indexed,
            ...stamps(record),
          },
        }));
        await putRows(transaction, source, 'storage_sources', rows);
      },
    }),
  );
}

/** A missing location is 0.0, 0.0 in the interface (spec 2.4); running services send nulls, also half of them. */
function projectFault(project: number | null) {
  if (project === null) return { field: 'project', why: 'not reported' };
  return { field: 'project', why: 'did not come', value: `project ${project}` };
}

function locationOf({ latitude, longitude }: Deployment): { latitude: number; longitude: number } {
  return latitude === null || longitude === null ? { latitude: 0, longitude: 0 } : { latitude, longitude };
}
