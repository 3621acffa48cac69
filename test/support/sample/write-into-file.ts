import { sql } from 'kysely';
import type { OpenDatabase } from '#service/database/open-database.ts';

/** Closes an SQLite database with everything in its own file, which alone is copied, and nothing in the log beside it. */
export async function writeIntoFile({ database, close }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
  if (rows[0]?.busy !== 0) throw new Error('The database is still being read.');
  await close();
}
