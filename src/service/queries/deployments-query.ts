import { idsOfPage } from '#service/database/ids-in.ts';
import { sql } from 'kysely';
import type { SentJobSummary } from '#contract/records/job.ts';
import type { Database } from '#service/database/open-database.ts';
import { keptFilter } from '#service/database/kept-filter.ts';
import { detailUrl, fileUrl, relatedUrl } from '#service/record-links.ts';
import type { CollectionQuery } from './collection-query.ts';
import { jobSummary, namedSummary } from './related-summaries.ts';
import { searchByName } from './search-by-name.ts';
import { sourceDetails } from './source-details.ts';

/** Deployments with their project, device, site and jobs (spec 2.4). */
export const deploymentsQuery: CollectionQuery<'deployments'> = {
  table: 'deployments',
  orderings: {
    name: 'name',
    created_at: 'created_at',
    updated_at: 'updated_at',
    captures_count: 'captures_count',
    events_count: 'events_count',
    occurrences_count: 'occurrences_count',
    first_capture_timestamp: 'first_capture_timestamp',
    last_capture_timestamp: 'last_capture_timestamp',
    id: 'id',
    image: 'image',
    taxa_count: 'taxa_count',
    project: 'project_id',
    latitude: 'latitude',
    longitude: 'longitude',
    first_date: sql`substr(deployments.first_capture_timestamp, 1, 10)`,
    last_date: sql`substr(deployments.last_capture_timestamp, 1, 10)`,
    device: 'device_id',
    research_site: 'site_id',
  },
  nullable: [
    'first_capture_timestamp',
    'last_capture_timestamp',
    'image',
    'first_date',
    'last_date',
    'device',
    'research_site',
  ],
  filters: {
    project_id: 'project_id',
    search: searchByName('deployments'),
    camera_model: keptFilter('deployments', 'cameraModel'),
    bait_use: keptFilter('deployments', 'baitUse'),
    feature_type: keptFilter('deployments', 'featureType'),
    habitat: keptFilter('deployments', 'habitat'),
  },
  read: async (database, ids, baseUrl, wants = () => true) => {
    const rows = await database
      .selectFrom('deployments')
      .innerJoin('projects', 'projects.id', 'deployments.project_id')
      .leftJoin('devices', 'devices.id', 'deployments.device_id')
      .leftJoin('sites', 'sites.id', 'deployments.site_id')
      .selectAll('deployments')
      .select([
        'projects.name as project_name',
        'projects.image as project_image',
        'devices.name as device_name',
        'sites.name as site_name',
      ])
      // No join: a fifth table takes PostgreSQL longer to plan than to read.
      .select((of) =>
        of
          .selectFrom('image_sources')
          .select('job_id')
          .whereRef('image_sources.storage_source_id', '=', 'deployments.storage_source_id')
          .as('image_job_id'),
      )
      .where(idsOfPage(database, 'deployments.id', ids))
      .execute();
    const jobs = wants('jobs') ? await jobsOf(database, rows, baseUrl) : NO_JOBS;
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      details: detailUrl(baseUrl, 'deployments', row.id),
      image: fileUrl(baseUrl, row.image),
      events: relatedUrl(baseUrl, 'events', 'deployment', row.id),
      occurrences: relatedUrl(baseUrl, 'occurrences', 'deployment', row.id),
      events_count: row.events_count,
      captures_count: row.captures_count,
      occurrences_count: row.occurrences_count,
      verified_count: row.verified_count,
      unattributed_count: row.unattributed_count,
      taxa_count: row.taxa_count,
      project: {
        id: row.project_id,
        name: row.project_name,
        details: detailUrl(baseUrl, 'projects', row.project_id),
        user_permissions: [],
        image: fileUrl(baseUrl, row.project_image),
      },
      created_at: row.created_at,
      updated_at: row.updated_at,
      latitude: row.latitude,
      longitude: row.longitude,
      coordinate_uncertainty_m: row.coordinate_uncertainty_m,
      first_date: dateOf(row.first_capture_timestamp),
      last_date: dateOf(row.last_capture_timestamp),
      period_start: row.period_start,
      period_end: row.period_end,
      source_details: sourceDetails(row.kept),
      device: namedSummary(baseUrl, 'deployments/devices', row.device_id, row.device_name),
      research_site: namedSummary(baseUrl, 'deployments/sites', row.site_id, row.site_name),
      jobs: jobs.get(row.id) ?? [],
      data_source_connected: row.storage_source_id !== null || row.data_source_connected === 1,
      user_permissions: [],
    }));
  },
};

const NO_JOBS: ReadonlyMap<number, SentJobSummary[]> = new Map();

interface WithImageJob {
  id: number;
  /** of the job that indexes the images of its source; null: it has none */
  image_job_id: number | null;
}

/** Job summaries by deployment, newest first (spec 2.4): its own, and the one that indexes the images of its source. */
async function jobsOf(
  database: Database,
  deployments: readonly WithImageJob[],
  baseUrl: string,
): Promise<ReadonlyMap<number, SentJobSummary[]>> {
  const jobs = new Map(deployments.map(({ id }) => [id, [] as SentJobSummary[]]));
  if (jobs.size === 0) return jobs;
  const ofImages = new Map<number, number[]>();
  for (const { id, image_job_id: job } of deployments)
    if (job !== null) ofImages.set(job, [...(ofImages.get(job) ?? []), id]);
  const rows = await database
    .selectFrom('jobs')
    .select(['id', 'status', 'job_type_name', 'job_type_key', 'created_at', 'updated_at', 'deployment_id'])
    .where((is) => {
      const own = idsOfPage(database, 'deployment_id', [...jobs.keys()]);
      return ofImages.size === 0 ? own : is.or([own, idsOfPage(database, 'id', [...ofImages.keys()])]);
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const row of rows)
    for (const id of [row.deployment_id ?? [], ofImages.get(row.id) ?? []].flat())
      jobs.get(id)?.push(jobSummary(baseUrl, row));
  return jobs;
}

function dateOf(timestamp: string | null): string | null {
  return timestamp === null ? null : timestamp.slice(0, 'YYYY-MM-DD'.length);
}
