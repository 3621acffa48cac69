import { createHash } from 'node:crypto';
import type { Database } from '#service/database/open-database.ts';

/** Digits that tell sources apart which are called the same: two cards with a folder 100MEDIA. */
const DIGITS = 8;

/** What the ids begin with that records of a source are published with: its name, and digits made from its path or address. */
export async function sourceLabel(database: Database, sourceId: number): Promise<string> {
  const { name, root } = await database
    .selectFrom('storage_sources')
    .innerJoin('image_sources', 'image_sources.storage_source_id', 'storage_sources.id')
    .select(['storage_sources.name', 'image_sources.root'])
    .where('storage_sources.id', '=', sourceId)
    .executeTakeFirstOrThrow();
  return `${name}-${createHash('sha1').update(root).digest('hex').slice(0, DIGITS)}`;
}
