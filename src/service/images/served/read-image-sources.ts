import type { ImageSources } from '#contract/images/image-answers.ts';
import type { Database } from '#service/database/open-database.ts';
import { jobsQuery } from '#service/queries/jobs-query.ts';
import { readMapping } from '#service/images/image-mapping.ts';
import { sentMapping } from './sent-mapping.ts';

/** A source of images as the service knows it. */
export interface StoredImageSource {
  id: number;
  root: string;
  job_id: number;
  mapping: string;
}

/** The source with an id of a storage source; undefined where that has no images of ours. */
export async function storedImageSource(database: Database, id: number): Promise<StoredImageSource | undefined> {
  return database
    .selectFrom('image_sources')
    .select(['storage_source_id as id', 'root', 'job_id', 'mapping'])
    .where('storage_source_id', '=', id)
    .executeTakeFirst();
}

/**
 * All sources, with their last jobs.
 *
 * @param baseUrl beginning of the addresses in their records
 *
 * @param mayWrite whether the reader may know the folders
 */
export async function readImageSources(
  database: Database,
  baseUrl: string,
  mayWrite: boolean,
): Promise<ImageSources['sources']> {
  const sources = await database
    .selectFrom('image_sources')
    .select(['storage_source_id as id', 'root', 'job_id', 'mapping'])
    .orderBy('storage_source_id')
    .execute();
  const ids = sources.map(({ job_id }) => job_id);
  const jobs = ids.length === 0 ? [] : await jobsQuery.read(database, ids, baseUrl);
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return sources.map(({ id, root, job_id, mapping }) => ({
    id,
    folder: mayWrite ? root : null,
    mapping: sentMapping(readMapping(mapping)),
    job: jobOf.get(job_id) ?? null,
  }));
}
