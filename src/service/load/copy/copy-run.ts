import type { CollectionName, RecordOf } from '#contract/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { Progress } from '#service/load/progress.ts';
import { Refused } from './service-client.ts';
import type { SourceLists } from './source-lists.ts';

/** Counts of one collection. */
export interface Counts {
  /** number of records according to the source; null where it has no such list */
  theirs: number | null;
  /** records that the source returned although they belong to another project or deployment than requested */
  foreign: number;
}

/** The state of one copy of another service. */
export interface CopyRun {
  context: LoadContext;
  /** the other service's address, which is the source name in `load_keys` */
  source: string;
  lists: SourceLists;
  /** its id there, where only one project is copied */
  project: number | null;
  /** ids here by project id there */
  projects: Map<number, number>;
  /** deployments by their id there: the id here, and the project's ids there and here */
  deployments: Map<number, { id: number; project: number; projectId: number }>;
  /** ids here by taxon id there */
  taxa: Map<number, number>;
  /** ids there of the taxa in the list */
  listedTaxa: Set<number>;
  /** ids there of the devices and sites that deployments embed */
  embedded: { devices: Set<number>; sites: Set<number> };
  /** ids there of unusable deployments */
  leftOut: Set<number>;
  counts: Map<CollectionName | 'jobs', Counts>;
}

/** The verdict on one record: taken, another project's, or unusable for a reason. */
export type Verdict<Taken> = { taken: Taken } | 'foreign' | { field: string; why: string };

/** Filters lists by the requested project. A service may ignore the filter, so records are checked too. */
export function scopeOf({ project }: CopyRun): Readonly<Record<string, number>> {
  return project === null ? {} : { project_id: project };
}

export interface CopyList<Name extends CollectionName, Taken> {
  name: Name;
  filters: Readonly<Record<string, number>>;
  judge: (record: RecordOf<Name>) => Verdict<Taken>;
  /** writes the taken records of a page, inside a batch */
  write: (transaction: Database, taken: Taken[]) => Promise<void>;
  progress?: Progress;
  /** whether an unusable record was already copied from where others embed it */
  hasCome?: (id: number | null) => boolean;
}

/** Copies one list, one page per batch. @returns the number of records that the source counts */
export async function copyList<Name extends CollectionName, Taken>(
  run: CopyRun,
  { name, filters, judge, write, progress, hasCome = () => false }: CopyList<Name, Taken>,
): Promise<number> {
  const { setAside, say } = run.context;
  const shown = progress ?? new Progress(say, name);
  let [theirs, foreign, own] = [0, 0, 0];
  for await (const page of run.lists.walk(name, filters)) {
    theirs = page.count;
    for (const { id, faults } of page.rejected) {
      if (name === 'deployments' && id !== null) run.leftOut.add(id);
      if (!hasCome(id)) leaveOut(run, name, id, faults);
    }
    const taken: Taken[] = [];
    for (const record of page.records) {
      const verdict = judge(record);
      if (verdict === 'foreign') foreign += 1;
      else if ('taken' in verdict) taken.push(verdict.taken);
      else if (!hasCome(record.id)) setAside.add({ where: name, at: String(record.id), ...verdict });
    }
    own += page.records.length + page.rejected.length;
    if (taken.length > 0) await inBatch(run.context, (transaction) => write(transaction, taken));
    shown.add(taken.length, progress === undefined ? theirs : null);
  }
  // A list that ignores the filter counts the records of all projects.
  if (foreign > 0) theirs = own - foreign;
  addCounts(run, name, theirs, foreign);
  if (progress === undefined) shown.end(theirs);
  return theirs;
}

export function addCounts(run: CopyRun, name: CollectionName, theirs: number, foreign = 0): void {
  const before = run.counts.get(name);
  run.counts.set(name, { theirs: (before?.theirs ?? 0) + theirs, foreign: (before?.foreign ?? 0) + foreign });
}

/** Reports a record that violates the contract, one line per fault ("latitude: expected number …"). */
function leaveOut(run: CopyRun, name: CollectionName, id: number | null, faults: readonly string[]): void {
  for (const [index, fault] of faults.entries()) {
    const [field = '', ...why] = fault.split(': ');
    const thing = { where: name, at: id === null ? 'without an id' : String(id), field, why: why.join(': ') };
    if (index === 0) run.context.setAside.add(thing);
    else run.context.setAside.note(thing);
  }
}

/**
 * Runs the step for a list that some services do not have, or not for every user.
 *
 * @returns false where the list is missing, which is reported
 */
export async function ifOffered(run: CopyRun, name: CollectionName, step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || ![400, 403, 404, 405].includes(error.status)) throw error;
    run.counts.set(name, { theirs: null, foreign: 0 });
    run.context.say(`  ${name}: not offered there. ${error.message}`);
    return false;
  }
}
