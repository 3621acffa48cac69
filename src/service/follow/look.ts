import { join } from 'node:path';
import type { CollectionName } from '#contract/lists/collections.ts';
import { collectionNames } from '#contract/lists/collections.ts';
import { countLoads } from '#service/database/uncounted-loads.ts';
import type { Database } from '#service/database/open-database.ts';
import { countedAtItsEnd } from '#service/load/counted-at-its-end.ts';
import { NoProject } from '#service/load/copy/copy-places.ts';
import type { CopyRun, Following } from '#service/load/copy/copy-run.ts';
import { loadFromService } from '#service/load/copy/load-from-service.ts';
import { forgetListStates } from '#service/load/copy/list-states.ts';
import { Refused, serviceClient, type ServiceClient } from '#service/load/copy/service-client.ts';
import { sourceLists, type SourceLists } from '#service/load/copy/source-lists.ts';
import { LoadError } from '#service/load/load-error.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { SetAside } from '#service/load/set-aside.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { copyGuard, guardProjects } from './copy-guard.ts';
import type { CopiedList } from './copy-state.ts';
import { ListNumbers, PartsRead, type ListProgress } from './look-numbers.ts';
import type { FollowTask } from './follow-task.ts';

/** Polite to a service that we do not own, and that answers others meanwhile. */
export const REQUESTS_AT_A_TIME = 2;
/** While the copy fills, counters follow the rows at intervals of this, and of a multiple of the time that counting takes. */
const COUNTED_MS = 10_000;
const COUNTING_SHARE = 20;

export interface LookOptions {
  database: Database;
  task: FollowTask;
  /** whether every record is compared */
  check: boolean;
  /** whether a look that was cut off has begun to compare every record */
  continues: boolean;
  /** whether the copy is filled for the first time */
  isFilling: boolean;
  /** what was answered with "take" allows */
  passes: readonly string[];
  /** as `most` of the copy's state; written, too */
  most: Record<string, number>;
  /** tells what was answered with "keep"; null: nothing was */
  kept: string | null;
  /** lists seen to be in order by change, from look to look */
  orderedLists: Map<CollectionName, boolean>;
  /** aborted when the look has to end */
  signal: AbortSignal;
  heard: {
    request: () => void;
    answer: (ms: number) => void;
    failure: (reason: string) => void;
    /** records were read or removed */
    changed: () => void;
    progress: (list: CollectionName, progress: ListProgress) => void;
    /** from now on every record is compared: a look that is cut off continues it */
    compares: () => void;
    lists: (lists: readonly CopiedList[]) => void;
  };
}

/** What a look came to. */
export interface Looked {
  /** records that were read, but for those of first pages that are known */
  read: number;
  removed: number;
  /** null: its list of exports could not be read */
  takesOrders: boolean | null;
  /** a sentence about projects that are named and not there; null: all are */
  missing: string | null;
  /** whether projects that are gone there stay here, as was decided */
  isKept: boolean;
}

/**
 * Looks for what has changed at the source, as a second `noctuary load --from` does, or fills the copy.
 *
 * @throws CopyQuestion where a person has to decide before the copy goes on
 *
 * @throws LoadError where the source cannot be read
 */
export async function look({
  database,
  task,
  check,
  continues,
  isFilling,
  passes,
  most,
  kept,
  signal,
  heard,
  orderedLists,
}: LookOptions): Promise<Looked> {
  const { source, projects, token } = task.copy;
  const { firstWaitMs, silentMs } = task.times;
  const client = serviceClient({
    base: source,
    token,
    follow: false,
    signal,
    say: () => {},
    proxyFor: environmentProxy,
    requestsAtATime: REQUESTS_AT_A_TIME,
    limits: { firstWaitMs, silentMs },
    heard,
  });
  const lists = sourceLists(client, () => {});
  const decided = await guardProjects({ database, source, passes, kept, lists, projects });
  const named = decided.others ?? projects ?? [null];
  const ids = named.filter((id) => id !== null);
  const setAside = new SetAside(join(task.dataFolder, 'load-set-aside.csv'));
  const parts = new PartsRead(ids.length > 0 && (check || isFilling) ? await longCounts(lists, ids) : null);
  const context: LoadContext = {
    database,
    source,
    say: () => {},
    draw: null,
    setAside,
    signal,
    progress: (list, done, of, read) => {
      heard.changed();
      const name = collectionNames.find((one) => one === list);
      const progress = name === undefined ? null : parts.progressOf(name, done, of, read);
      if (name !== undefined && progress !== null) heard.progress(name, progress);
    },
  };
  const counted = new ListNumbers(setAside, named.length);
  const copied = await copiedProjects(database, source);
  const [lost, missing]: [number[], number[]] = [[], []];
  const removed = new Map<CopyRun, number>();
  const following: Following = {
    guard: copyGuard({ database, passes, most, ...decided }),
    orderedLists,
    onCounts: (run) => {
      const gone = sumOf(run.gone.values());
      if (gone > 0) heard.changed();
      removed.set(run, gone);
      counted.add(run);
      heard.lists(counted.lists());
    },
    afterDeployment: countingNow(context),
  };
  try {
    await countedAtItsEnd(context, async () => {
      if (check && !continues) {
        await inBatch({ ...context, source: null }, (transaction) => forgetListStates(transaction, source));
        heard.compares();
      }
      for (const project of named) {
        try {
          await loadFromService(context, { base: source, project, check, client, following });
          parts.end(counted.last);
        } catch (error) {
          if (!(error instanceof NoProject) || project === null) throw error;
          counted.expected -= 1;
          // The others are copied first. One that is gone, and may be, is no fault.
          if (!decided.gone.has(String(project))) (copied.has(project) ? lost : missing).push(project);
        }
      }
      heard.lists(counted.lists());
    });
  } finally {
    setAside.close();
  }
  const notThere = (of: readonly number[]) =>
    `${source} shows no project ${of.join(', ')}${projects === null ? '' : ', which NOCTUARY_COPY_PROJECTS names'}.`;
  if (lost.length > 0 || missing.length === named.length) throw new NoProject(notThere([...lost, ...missing]));
  return {
    read: parts.read(),
    removed: sumOf(removed.values()),
    takesOrders: await takesOrders(client),
    missing: missing.length === 0 ? null : notThere(missing),
    isKept: decided.others !== null,
  };
}

function sumOf(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}

/** Whether the source has a list of exports: one that has takes orders, of readers with a token too. Null: it cannot be read. */
async function takesOrders(client: ServiceClient): Promise<boolean | null> {
  try {
    await client.list('exports', { limit: 1 }, () => {});
    return true;
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    if (!(error instanceof Refused)) return null;
    return error.status === 401 || error.status === 403;
  }
}

/** Counts what was written so far, where that is long ago: the numbers that records show must not lag for a whole fill. */
function countingNow(context: LoadContext): () => Promise<void> {
  let nextMs = performance.now() + COUNTED_MS;
  return async () => {
    const began = performance.now();
    if (began < nextMs || context.source === null) return;
    nextMs = Infinity;
    const { source, signal } = context;
    await inBatch(context, (transaction) => countLoads(transaction, source, signal));
    nextMs = performance.now() + Math.max(COUNTED_MS, (performance.now() - began) * COUNTING_SHARE);
  };
}

/** Ids there of the projects that are here. */
async function copiedProjects(database: Database, source: string): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('load_keys')
    .select('key')
    .where('source', '=', source)
    .where('kind', '=', 'projects')
    .execute();
  return new Set(rows.map(({ key }) => Number(key)));
}

/** Numbers of records of the long lists in all the projects; a list that is refused is left out. */
async function longCounts(lists: SourceLists, projects: readonly number[]): Promise<Map<CollectionName, number>> {
  const totals = new Map<CollectionName, number>();
  try {
    for (const list of ['captures', 'occurrences'] as const) {
      let total = 0;
      for (const project_id of projects) total += await lists.count(list, { project_id });
      totals.set(list, total);
    }
  } catch (error) {
    // It is about a project that is not there, or the load finds out what it is about.
    if (!(error instanceof Refused)) throw error;
  }
  return totals;
}
