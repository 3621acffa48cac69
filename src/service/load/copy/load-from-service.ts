import { countLoads } from '#service/database/uncounted-loads.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { sayCounting, type LoadContext } from '#service/load/load-context.ts';
import { sayCounts } from './say-counts.ts';
import { copyEvents } from './copy-events.ts';
import { copyJobs, findJobs } from './copy-jobs.ts';
import { copyDeployments, copyParts, copyProjects, copyStorage } from './copy-places.ts';
import { inQuietBatch, type CopyRun, type Following } from './copy-run.ts';
import { copySessions } from './copy-sessions.ts';
import { copyTaxa } from './copy-taxa.ts';
import { forgetListStates } from './list-states.ts';
import { askForEverything } from './ask-for-everything.ts';
import type { ServiceClient } from './service-client.ts';
import { sourceLists } from './source-lists.ts';

export interface ServiceLoad {
  /** address of the other service, which is the source name in `load_keys` */
  base: string;
  /** the id of a project there; null: all */
  project: number | null;
  /** whether everything is read and compared, also where nothing seems to have changed */
  check?: boolean;
  client: ServiceClient;
  /** of a copy that follows; missing: it is a load of its own */
  following?: Following;
}

/**
 * Copies another service of this interface, list by list. A load can be stopped and run again at any time: records are
 * found by the other service's ids. Exports and users are not copied; export files stay with the other service.
 *
 * @returns whether all counts equal those of the other service
 */
export async function loadFromService(
  context: LoadContext,
  { base, project, check = false, client, following }: ServiceLoad,
): Promise<boolean> {
  const run: CopyRun = {
    context,
    source: base,
    lists: sourceLists(client, context.say),
    project,
    check,
    following: following ?? null,
    projects: new Map(),
    deployments: new Map(),
    taxa: new Map(),
    leftOut: new Set(),
    orderedLists: following?.orderedLists ?? new Map<never, never>(),
    theirs: new Map(),
    taken: new Map(),
    unused: new Map(),
    gone: new Map(),
  };
  // A copy that follows forgets them once for all its projects.
  if (check && following === undefined) await inQuietBatch(run, (transaction) => forgetListStates(transaction, base));
  await copyProjects(run);
  await askForEverything(run);
  await findJobs(run);
  await copyDeployments(run);
  await copyParts(run, 'sites');
  await copyParts(run, 'devices');
  await copyStorage(run);
  await copyJobs(run);
  await copyTaxa(run);
  await copyEvents(run);
  following?.onCounts(run);
  await copySessions(run);
  await countIfChanged(context);
  following?.onCounts(run);
  context.say("  exports and users are not copied: the files are the other service's");
  return sayCounts(run);
}

/** Where no batch has changed a counted row, nothing has to be counted. */
async function countIfChanged(context: LoadContext): Promise<void> {
  const { database, source, signal } = context;
  const marks = await database.selectFrom('uncounted_loads').select('source').where('source', '=', source).execute();
  if (marks.length === 0) return;
  await inBatch(context, (transaction) => countLoads(transaction, source, signal, sayCounting(context)));
}
