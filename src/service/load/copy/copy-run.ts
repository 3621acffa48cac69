import type { CollectionName } from '#contract/lists/collections.ts';
import type { RejectedRecord } from '#contract/lists/page.ts';
import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { Refused } from './service-client.ts';
import type { Filters, SourceLists } from './source-lists.ts';

/** A deployment: its id here, and the ids of its project there and here. */
export interface CopiedDeployment {
  id: number;
  project: number;
  projectId: number;
}

/** Asked by a copy that follows its source, before it writes or removes; each throws where the copy must not go on. */
export interface CopyGuard {
  /** @param here ids here by the source's keys @param count number of records of the list there */
  changes: (
    name: CollectionName,
    records: readonly { id: number }[],
    list: { here: ReadonlyMap<string, number>; count: number },
  ) => Promise<void>;
  /** @param isFirst whether the list begins with this page */
  page: (
    name: CollectionName,
    records: readonly { id: number }[],
    list: { here: ReadonlyMap<string, number>; isFirst: boolean },
  ) => Promise<void>;
  /** @param list number of records here, of a project by its id there; null: of all */
  removal: (
    name: CollectionName,
    gone: ReadonlyMap<string, number>,
    list: { here: number; project: number | null },
  ) => Promise<void>;
  /** @param list numbers of records of a project, by its id there */
  counts: (name: CollectionName, list: { there: number; here: number; project: number }) => void;
}

/** What a copy that follows its source adds to a load. */
export interface Following {
  guard: CopyGuard;
  /** as `orderedLists` of the run, from look to look */
  orderedLists: Map<CollectionName, boolean>;
  /** told the run, when it has new numbers of lists */
  onCounts: (run: CopyRun) => void;
  /** runs after each deployment whose sessions may have changed */
  afterDeployment: () => Promise<void>;
}

/** The state of one copy of another service. */
export interface CopyRun {
  context: LoadContext;
  /** the other service's address, which is the source name in `load_keys` */
  source: string;
  lists: SourceLists;
  /** its id there, where only one project is copied */
  project: number | null;
  /** whether every list is read whole and compared, also where nothing seems to have changed */
  check: boolean;
  /** null: it is a load of its own */
  following: Following | null;
  /** ids here by project id there */
  projects: Map<number, number>;
  /** by their id there */
  deployments: Map<number, CopiedDeployment>;
  /** ids here by taxon id there */
  taxa: Map<number, number>;
  /** ids there of unusable deployments */
  leftOut: Set<number>;
  /** whether lists were seen to be in the order by change that was asked for */
  orderedLists: Map<CollectionName, boolean>;
  /** number of records according to the source; null where it has no such list */
  theirs: Map<CollectionName, number | null>;
  /** number of records of a whole list that could be used */
  taken: Map<CollectionName, number>;
  /** number of records of a list that could not be used, now or when it was read whole */
  unused: Map<CollectionName, number>;
  /** number of records that are gone there and were removed here */
  gone: Map<CollectionName, number>;
}

/** Filters lists by the requested project. A service may ignore the filter, so records are checked too. */
export function scopeOf({ project }: CopyRun): Filters {
  return project === null ? {} : { project_id: project };
}

export function addTo(counts: Map<CollectionName, number>, name: CollectionName, count: number): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

/** Runs one batch that changes no counter, so that nothing has to be counted after it. */
export function inQuietBatch<Result>(
  { context }: CopyRun,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return inBatch({ ...context, source: null }, work);
}

/** Reports records without their identity, one line per fault ("start: null"). */
export function leaveOut({ context }: CopyRun, name: CollectionName, rejected: readonly RejectedRecord[]): void {
  for (const { id, faults } of rejected) {
    for (const [index, fault] of faults.entries()) {
      const [field = '', why = '', ...values] = fault.split(': ');
      const value = values.join(': ');
      const at = id === null ? 'without an id' : String(id);
      const thing = { where: name, at, field, why, ...(value !== '' && { value }) };
      if (index === 0) context.setAside.add(thing);
      else context.setAside.note(thing);
    }
  }
}

/**
 * Runs the step for a list that some services do not have, or not for every user.
 *
 * @returns false where the list is missing, which is reported
 */
export async function ifOffered(run: CopyRun, name: CollectionName, step: () => Promise<void>): Promise<boolean> {
  if (run.theirs.get(name) === null) return false;
  try {
    await step();
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || ![400, 403, 404, 405].includes(error.status)) throw error;
    run.theirs.set(name, null);
    run.context.say(`  ${name}: not offered there. ${error.message}`);
    return false;
  }
}
