import { bucketUrl } from '#service/bucket/bucket-place.ts';
import type { Database } from '#service/database/open-database.ts';
import { indexedImageOf } from '#service/record-links.ts';

/** The file that an image was indexed from. */
export interface OriginalFile {
  name: string;
  /** of a bucket the address of the object; of a folder the path from it, beginning with its name */
  path: string;
  /** whether everybody can read it at its path */
  isPublic: boolean;
}

/** Reads which folders and buckets were indexed. @returns the file of an image (`captures.image`); null: it was not indexed */
export async function originalFiles(database: Database): Promise<(image: string | null) => OriginalFile | null> {
  const rows = await database
    .selectFrom('image_sources')
    .innerJoin('storage_sources', 'storage_sources.id', 'storage_source_id')
    .select(['storage_source_id as id', 'name', 'bucket', 'prefix', 'endpoint_url as endpoint', 'public_base_url'])
    .execute();
  const sources = new Map(rows.map((row) => [row.id, row]));
  return (image) => {
    const indexed = image === null ? null : indexedImageOf(image);
    const source = indexed === null ? undefined : sources.get(indexed.sourceId);
    if (indexed === null || source === undefined) return null;
    const { path } = indexed;
    const isOfBucket = source.endpoint !== '';
    return {
      name: path.slice(path.lastIndexOf('/') + 1),
      path: isOfBucket ? bucketUrl(source, source.prefix + path) : `${source.name}/${path}`,
      isPublic: isOfBucket && source.public_base_url !== null,
    };
  };
}
