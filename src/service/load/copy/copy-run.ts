import type { CollectionName, RecordOf } from '#contract/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { Progress } from '#service/load/progress.ts';
import { Refused } from './service-client.ts';
import type { SourceLists } from './source-lists.ts';

/** How many records of a collection the source counts; null where it does not tell. */
export interface Came {
  theirs: number | null;
  /** records that the source gave although they belong to another project or deployment than was asked for */
  strangers: number;
}

/** One copying of another service, with what is known of it so far. */
export interface CopyRun {
  context: LoadContext;
  /** the other service's address, which its keys are remembered under */
  source: string;
  lists: SourceLists;
  /** its id there, where one project alone is wanted */
  project: number | null;
  /** projects by their id there: the id here */
  projects: Map<number, number>;
  /** deployments by their id there: the id here, and the project's there and here */
  deployments: Map<number, { id: number; project: number; projectId: number }>;
  /** taxa by their id there: the id here */
  taxa: Map<number, number>;
  /** ids there of the taxa that the list showed */
  listedTaxa: Set<number>;
  /** ids there of the devices and sites that deployments embed */
  embedded: { devices: Set<number>; sites: Set<number> };
  /** deployments by their id there that could not be used */
  leftOut: Set<number>;
  came: Map<CollectionName | 'jobs', Came>;
}

/** What one record turned out to be: taken, another project's, or of no use for a reason. */
export type Verdict<Taken> = { taken: Taken } | 'stranger' | { field: string; why: string };

/** Narrows lists to the project that is wanted. A service may ignore it, so records are looked at, too. */
export function scopeOf({ project }: CopyRun): Readonly<Record<string, number>> {
  return project === null ? {} : { project_id: project };
}

export interface CopyList<Name extends CollectionName, Taken> {
  name: Name;
  filters: Readonly<Record<string, number>>;
  judge: (record: RecordOf<Name>) => Verdict<Taken>;
  /** writes what was taken of a page, inside a batch */
  write: (transaction: Database, taken: Taken[]) => Promise<void>;
  progress?: Progress;
  /** whether a record that cannot be used has come in another way */
  hasCome?: (id: number | null) => boolean;
}

/** Copies one list, a page a batch. @returns how many records the source counts */
export async function copyList<Name extends CollectionName, Taken>(
  run: CopyRun,
  { name, filters, judge, write, progress, hasCome = () => false }: CopyList<Name, Taken>,
): Promise<number> {
  const { setAside, say } = run.context;
  const shown = progress ?? new Progress(say, name);
  let [theirs, strangers, own] = [0, 0, 0];
  for await (const page of run.lists.walk(name, filters)) {
    theirs = page.count;
    for (const { id, faults } of page.rejected) {
      if (name === 'deployments' && id !== null) run.leftOut.add(id);
      if (!hasCome(id)) leaveOut(run, name, id, faults);
    }
    const taken: Taken[] = [];
    for (const record of page.records) {
      const verdict = judge(record);
      if (verdict === 'stranger') strangers += 1;
      else if ('taken' in verdict) taken.push(verdict.taken);
      else if (!hasCome(record.id)) setAside.add({ where: name, at: String(record.id), ...verdict });
    }
    own += page.records.length + page.rejected.length;
    if (taken.length > 0) await inBatch(run.context, (transaction) => write(transaction, taken));
    shown.add(taken.length, progress === undefined ? theirs : null);
  }
  // A list that ignores what it was asked for counts everybody's.
  if (strangers > 0) theirs = own - strangers;
  countCame(run, name, theirs, strangers);
  if (progress === undefined) shown.end(theirs);
  return theirs;
}

export function countCame(run: CopyRun, name: CollectionName, theirs: number, strangers = 0): void {
  const came = run.came.get(name);
  run.came.set(name, { theirs: (came?.theirs ?? 0) + theirs, strangers: (came?.strangers ?? 0) + strangers });
}

/** Lists a record that breaks the contract, a line a fault ("latitude: expected number …"). */
function leaveOut(run: CopyRun, name: CollectionName, id: number | null, faults: readonly string[]): void {
  for (const [index, fault] of faults.entries()) {
    const [field = '', ...why] = fault.split(': ');
    const thing = { where: name, at: id === null ? 'without an id' : String(id), field, why: why.join(': ') };
    if (index === 0) run.context.setAside.add(thing);
    else run.context.setAside.note(thing);
  }
}

/**
 * Runs a step of a list that some services do not have, or not for everybody.
 *
 * @returns whether it is there; where it is not, the reader is told
 */
export async function ifOffered(run: CopyRun, name: CollectionName, step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || ![400, 403, 404, 405].includes(error.status)) throw error;
    run.came.set(name, { theirs: null, strangers: 0 });
    run.context.say(`  ${name}: not offered there. ${error.message}`);
    return false;
  }
}
