import { z } from 'zod';

/** The file of a backup that says what is in it; it is its last. */
export const MANIFEST = 'noctuary-backup.json';
/** The copy of the database in a backup. */
export const DATABASE_ENTRY = 'noctuary.sqlite';
/** Folder of the export files in a backup. */
export const EXPORTS_ENTRY = 'exports/';

/** Names of export files: no path leads out of the folder that a backup is unpacked to. */
export const EXPORT_NAME = /^[a-z\d][a-z\d._-]*$/;
const isEntry = (name: string) =>
  name === DATABASE_ENTRY || (name.startsWith(EXPORTS_ENTRY) && EXPORT_NAME.test(name.slice(EXPORTS_ENTRY.length)));

export const backupManifest = z.object({
  /** of this description and the archive; a change that an earlier release cannot read raises it */
  format: z.literal(1),
  /** the release that made it */
  version: z.string(),
  made_at: z.string(),
  /** run on the database, in order */
  migrations: z.array(z.string()),
  files: z.array(
    z.object({ name: z.string().refine(isEntry), bytes: z.int().min(0), sha256: z.string().regex(/^[\da-f]{64}$/) }),
  ),
});
export type BackupManifest = z.infer<typeof backupManifest>;
