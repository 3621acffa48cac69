import { bucketPlace, bucketRoot, endpointOf, isBucketAddress } from '#service/bucket/bucket-place.ts';
import type { Database } from '#service/database/open-database.ts';
import { LoadError } from '#service/load/load-error.ts';
import { RequestError } from '#service/request-error.ts';
import type { ImageRoots } from './image-roots.ts';
import type { ImagePlace } from './image-task.ts';
import { storedImageSource, storedPlace } from './read-image-sources.ts';

interface PlaceOptions {
  database: Database;
  roots: ImageRoots;
  /** of buckets, where their endpoint names none */
  region: string | null;
}

/**
 * The folder or bucket that a request names: a path below a root of the service, `s3://bucket/prefix`, or the address of a bucket
 * that was indexed before.
 *
 * @throws RequestError naming the field
 */
export async function askedPlace(
  { folder, endpoint }: { folder: string; endpoint?: string | undefined },
  { database, roots, region }: PlaceOptions,
): Promise<ImagePlace> {
  if (isBucketAddress(folder)) {
    const storage = endpoint === undefined ? null : fromField('endpoint', () => endpointOf(endpoint));
    const bucket = fromField('folder', () => bucketPlace(folder, storage, region));
    return { root: bucketRoot(bucket), bucket };
  }
  if (endpoint !== undefined)
    throw new RequestError(400, { endpoint: ['This is for a bucket, which the folder names as s3://bucket/prefix.'] });
  const known = /^https?:/.test(folder) ? await storedImageSource(database, { root: folder }) : undefined;
  return known === undefined ? { root: await roots.folderOf(folder), bucket: null } : storedPlace(known);
}

/** Names the field of the request whose value is wrong. */
function fromField<Value>(field: 'folder' | 'endpoint', read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof LoadError ? new RequestError(400, { [field]: [error.message] }) : error;
  }
}
