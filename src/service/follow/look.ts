import { join } from 'node:path';
import type { CollectionName } from '#contract/lists/collections.ts';
import { collectionNames } from '#contract/lists/collections.ts';
import { countLoads } from '#service/database/uncounted-loads.ts';
import type { Database } from '#service/database/open-database.ts';
import { countedAtItsEnd } from '#service/load/counted-at-its-end.ts';
import { NoProject } from '#service/load/copy/copy-places.ts';
import type { CopyRun, Following } from '#service/load/copy/copy-run.ts';
import { loadFromService } from '#service/load/copy/load-from-service.ts';
import { Refused, serviceClient, type ServiceClient } from '#service/load/copy/service-client.ts';
import { sourceLists } from '#service/load/copy/source-lists.ts';
import { LoadError } from '#service/load/load-error.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { SetAside } from '#service/load/set-aside.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { copyGuard, guardProjects } from './copy-guard.ts';
import type { CopiedList } from './copy-state.ts';
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
  /** what was answered with "take" allows */
  passes: readonly string[];
  /** lists seen to be in order by change, from look to look */
  orderedLists: Map<CollectionName, boolean>;
  /** aborted when the look has to end */
  signal: AbortSignal;
  heard: {
    request: () => void;
    answer: (ms: number) => void;
    failure: (reason: string) => void;
    progress: (list: CollectionName, done: number, of: number) => void;
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
  /** a sentence for each project that is to be copied and is not there */
  missing: string[];
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
  passes,
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
  const { isReplaced, mayBeGone } = await guardProjects({ database, source, passes, lists, projects });
  const setAside = new SetAside(join(task.dataFolder, 'load-set-aside.csv'));
  const reads = new Map<string, number>();
  const context: LoadContext = {
    database,
    source,
    say: () => {},
    draw: null,
    setAside,
    signal,
    progress: (list, done, of) => {
      reads.set(list, done);
      const name = collectionNames.find((one) => one === list);
      if (of !== null && name !== undefined) heard.progress(name, Math.min(done, of), of);
    },
  };
  const counted = new ListNumbers(setAside);
  const missing: NoProject[] = [];
  const removed = new Map<CopyRun, number>();
  const following: Following = {
    guard: copyGuard({ database, passes, isReplaced }),
    orderedLists,
    onCounts: (run) => {
      removed.set(
        run,
        [...run.gone.values()].reduce((sum, count) => sum + count, 0),
      );
      heard.lists(counted.with(run));
    },
    afterDeployment: countingNow(context),
  };
  try {
    await countedAtItsEnd(context, async () => {
      for (const project of projects ?? [null]) {
        try {
          await loadFromService(context, { base: source, project, check, client, following });
        } catch (error) {
          if (!(error instanceof NoProject)) throw error;
          // The others are copied. One that is gone, and may be, is no fault.
          if (!mayBeGone) missing.push(error);
        }
      }
    });
  } finally {
    setAside.close();
  }
  if (missing[0] !== undefined && missing.length === projects?.length) throw missing[0];
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  return {
    read: sum(reads.values()),
    removed: sum(removed.values()),
    takesOrders: await takesOrders(client),
    missing: missing.map(({ message }) => message),
  };
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

/** The numbers of the lists, of all the projects that are copied by themselves. */
class ListNumbers {
  readonly #setAside: SetAside;
  readonly #runs = new Set<CopyRun>();

  constructor(setAside: SetAside) {
    this.#setAside = setAside;
  }

  with(run: CopyRun): CopiedList[] {
    this.#runs.add(run);
    const runs = [...this.#runs];
    return collectionNames.flatMap((list) => {
      if (!runs.some(({ theirs }) => theirs.has(list))) return [];
      const sum = (of: (one: CopyRun) => number | null | undefined) =>
        runs.reduce<number | null>((total, one) => {
          const value = of(one) ?? null;
          return total === null || value === null ? null : total + value;
        }, 0);
      // Taxa are of several projects.
      const there = list === 'taxa' && runs.length > 1 ? null : sum(({ theirs }) => theirs.get(list));
      // Deployments may embed further ones.
      const here = list === 'sites' || list === 'devices' ? sum(({ taken }) => taken.get(list)) : null;
      const unused = runs.reduce((total, one) => total + (one.unused.get(list) ?? 0), 0);
      return [{ list, there, set_aside: Math.max(unused, this.#setAside.countOf(list)), here }];
    });
  }
}
