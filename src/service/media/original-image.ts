import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BucketOptions } from '#service/bucket/bucket-client.ts';
import type { Database } from '#service/database/open-database.ts';
import { partsOf } from '#service/images/list-images.ts';
import { objectBytes, sendObject } from './send-object.ts';

/** An image that was indexed, as it is now. */
export interface OriginalImage {
  sizeBytes: number;
  /** when it was last written: with its size, this tells whether it has changed */
  modifiedMs: number;
  /** What a decoder reads: the path of a file, or bytes. */
  content: () => Promise<string | Buffer>;
  /** Sends it whole, or the range that is asked for. */
  send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
}

/**
 * The image at a path of a source; null where it was not indexed or is not there.
 *
 * @param path below the source
 *
 * @param buckets how objects of buckets are read
 */
export async function originalImage(
  database: Database,
  sourceId: number | null,
  path: string,
  buckets: BucketOptions,
): Promise<OriginalImage | null> {
  if (sourceId === null) return null;
  const { folder, name } = partsOf(path);
  const row = await database
    .selectFrom('image_files')
    .innerJoin('image_sources', 'image_sources.storage_source_id', 'image_files.storage_source_id')
    .innerJoin('storage_sources', 'storage_sources.id', 'image_files.storage_source_id')
    .select(['root', 'bucket', 'prefix', 'endpoint_url', 'public_base_url', 'size_bytes', 'modified_ms'])
    .where('image_files.storage_source_id', '=', sourceId)
    .where('folder', '=', folder)
    .where('image_files.name', '=', name)
    .where('state', '=', 'indexed')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { root, bucket, prefix, endpoint_url: endpoint, public_base_url: publicUrl } = row;
  if (endpoint === '') return fileBelow(root, path);
  const object = { place: { endpoint, bucket, prefix }, key: prefix + path, isPublic: publicUrl !== null };
  return {
    sizeBytes: row.size_bytes,
    modifiedMs: row.modified_ms,
    content: () => objectBytes(object, buckets),
    send: (request, reply) => sendObject(object, buckets, request, reply),
  };
}

/** An image file of a folder; null where it is not there, or is elsewhere. @param root absolute, without links */
export async function fileBelow(root: string, path: string): Promise<OriginalImage | null> {
  // A folder may have been replaced by a link since.
  const real = await realpath(join(root, path)).catch(() => null);
  if (real?.startsWith(root.endsWith(sep) ? root : root + sep) !== true) return null;
  const facts = await stat(real).catch(() => null);
  // A pipe would be waited for without an end.
  if (facts?.isFile() !== true) return null;
  return {
    sizeBytes: facts.size,
    modifiedMs: Math.floor(facts.mtimeMs),
    content: () => Promise.resolve(real),
    send: (_, reply) => reply.sendFile(path, root, { cacheControl: false }),
  };
}
