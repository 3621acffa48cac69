import type { ImageSources } from '#contract/images/image-answers.ts';
import type { Database } from '#service/database/open-database.ts';
import { jobsQuery } from '#service/queries/jobs-query.ts';
import { readMapping } from '#service/images/image-mapping.ts';
import type { ImagePlace } from './image-task.ts';
import { sentMapping } from './sent-mapping.ts';

/** A source of images as the service knows it. */
export interface StoredImageSource {
  id: number;
  root: string;
  job_id: number;
  mapping: string;
  bucket: string;
  prefix: string;
  /** empty: a folder */
  endpoint_url: string;
}

/** Where the images of a source are. */
export function storedPlace(
  source: Pick<StoredImageSource, 'root' | 'bucket' | 'prefix' | 'endpoint_url'>,
): ImagePlace {
  const { root, bucket, prefix, endpoint_url: endpoint } = source;
  return { root, bucket: endpoint === '' ? null : { endpoint, bucket, prefix } };
}

/** The source with an id of a storage source, or with a root; undefined where there is none with images of ours. */
export async function storedImageSource(
  database: Database,
  of: { id: number } | { root: string },
): Promise<StoredImageSource | undefined> {
  return database
    .selectFrom('image_sources')
    .innerJoin('storage_sources', 'storage_sources.id', 'storage_source_id')
    .select(['storage_source_id as id', 'root', 'job_id', 'mapping', 'bucket', 'prefix', 'endpoint_url'])
    .where((is) => ('id' in of ? is('storage_source_id', '=', of.id) : is('root', '=', of.root)))
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
