import { realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Database } from '#service/database/open-database.ts';

/** An image that was indexed, as it is now. */
export interface OriginalImage {
  sizeBytes: number;
  /** when it was last written: with its size, this tells whether it has changed */
  modifiedMs: number;
  /** What a decoder reads: the path of a file, or bytes. */
  content: () => Promise<string | Buffer>;
  /** Sends it whole, or the range that is asked for. */
  send: (reply: FastifyReply) => FastifyReply;
}

/**
 * The image at a path of a source; null where it was not indexed or is not there.
 *
 * @param path below the source
 */
export async function originalImage(
  database: Database,
  sourceId: number | null,
  path: string,
): Promise<OriginalImage | null> {
  if (sourceId === null) return null;
  const row = await database
    .selectFrom('image_files')
    .innerJoin('image_sources', 'image_sources.storage_source_id', 'image_files.storage_source_id')
    .select('root')
    .where('image_files.storage_source_id', '=', sourceId)
    .where('folder', '=', path.slice(0, Math.max(0, path.lastIndexOf('/'))))
    .where('name', '=', basename(path))
    .where('state', '=', 'indexed')
    .executeTakeFirst();
  return row === undefined ? null : fileBelow(row.root, path);
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
    send: (reply) => reply.sendFile(path, root, { cacheControl: false }),
  };
}
