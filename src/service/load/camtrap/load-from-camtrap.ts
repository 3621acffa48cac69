import { formatTimestamp } from '#contract/time.ts';
import { sql } from 'kysely';
import { kindOf } from '#service/database/database-kind.ts';
import { countLoads } from '#service/database/uncounted-loads.ts';
import { loadDeployments } from './load-deployments.ts';
import { loadMedia, removeEmptySessions } from './camtrap-media.ts';
import { loadObservations } from './load-observations.ts';
import { markProcessed } from './mark-processed.ts';
import type { CamtrapDescriptor, CamtrapPackage } from './camtrap-package.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import { putParents } from '#service/load/camtrap/taxa/put-parents.ts';
import { putDeclaredRanks, settleTaxa } from '#service/load/camtrap/taxa/settle-taxa.ts';
import { parseCamtrapTime } from './camtrap-time.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { sayCounting, type LoadContext } from '#service/load/load-context.ts';
import { putRows } from '#service/load/loaded-rows.ts';
import { packagePublication } from './package-publication.ts';

/** Used where a package has no creation time: the first release of Camtrap DP 1.0. */
const UNDATED = '2023-09-01T00:00:00';

/**
 * Loads a Camtrap DP as one project. A load can be stopped and run again at any time: records are found by their
 * ids, and changed ones are updated. Records that were removed from the package are not removed from the database.
 */
export async function loadFromCamtrap(context: LoadContext, pack: CamtrapPackage, gapHours: number): Promise<void> {
  const { descriptor, source } = pack;
  const name = descriptor.title ?? descriptor.project?.title ?? descriptor.name ?? source.replace(/^camtrap:/, '');
  const made = parseCamtrapTime(descriptor.created ?? '');
  const stamp = `${made === null ? UNDATED : formatTimestamp(made.wallSeconds)}.000000`;
  const stamps = { created_at: stamp, updated_at: stamp };
  context.say(`Loading the Camtrap DP "${name}".`);
  if (pack.version !== null && !pack.version.startsWith('1.')) {
    context.say(`  It is of version ${pack.version}: its columns are read by the names that 1.0 gave them.`);
  }
  context.say(`  A new session begins after more than ${gapHours} h without a capture (--gap-hours).`);
  context.say("  Times keep the digits of the camera's clock; their offsets from UTC are kept for later packages.");
  // Indexes of keys are written all over the file: SQLite's own cache of 2 MB reads most of their pages again and again.
  if (kindOf(context.database) === 'sqlite') await sql`pragma cache_size = -64000`.execute(context.database);
  const row = {
    name,
    description: descriptor.description ?? descriptor.project?.description ?? '',
    image: null,
    draft: 0,
    dataset: pack.dataset,
    ...stamps,
  };
  const project = await inBatch(context, (transaction) =>
    putRows(transaction, source, 'projects', [{ key: 'package', row }]),
  );
  const projectId = project.get('package') ?? 0;
  await putPublication(context, projectId, descriptor);
  const run: CamtrapRun = {
    context,
    pack,
    gapHours,
    projectId,
    stamps,
    deployments: new Map(),
    sessions: new Map(),
    spellings: new Map(),
    declaredRanks: await inBatch(context, (transaction) => putDeclaredRanks(pack, transaction)),
  };
  await loadDeployments(run);
  await loadMedia(run);
  await loadObservations(run);
  await markProcessed(run);
  await inBatch(context, async (transaction) => {
    await removeEmptySessions(run, transaction);
    await putParents(run, transaction);
    await settleTaxa(run, transaction);
    await countLoads(transaction, context.source, context.signal, sayCounting(context));
  });
}

/** Stores what the package says of its project, unless a person has written it. */
async function putPublication(context: LoadContext, projectId: number, descriptor: CamtrapDescriptor): Promise<void> {
  const { publication, leftOut } = packagePublication(descriptor);
  for (const one of leftOut) context.say(`  Not kept: ${one}.`);
  const fields = Object.keys(publication);
  if (fields.length === 0) return;
  const { numUpdatedRows } = await inBatch(context, (transaction) =>
    transaction
      .updateTable('projects')
      .set({ publication: JSON.stringify(publication), publication_is_loaded: 1 })
      .where('id', '=', projectId)
      .where((is) => is.or([is('publication', 'is', null), is('publication_is_loaded', '=', 1)]))
      .executeTakeFirst(),
  );
  const what =
    numUpdatedRows > 0n ? `kept for its exports: ${fields.join(', ')}` : 'not changed, since a person has written some';
  context.say(`  metadata of the package: ${what}`);
}
