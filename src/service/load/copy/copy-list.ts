import type { CollectionName, RecordOf } from '#contract/lists/collections.ts';
import { cameWith } from '#contract/lists/page.ts';
import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { saidOf, type LoadedTable } from '#service/load/loaded-rows.ts';
import { Progress } from '#service/load/progress.ts';
import { changedSince, type Changes, type DatedList } from './changed-since.ts';
import { addTo, inQuietBatch, leaveOut, scopeOf, type CopyRun } from './copy-run.ts';
import { keysHere } from './keys-here.ts';
import { listState, setListState } from './list-states.ts';
import { removeRecords } from './remove-records.ts';

/** The verdict on one record: taken, another project's, or unusable for a reason. */
export type Verdict<Taken> = { taken: Taken } | 'foreign' | Fault;

/** Why a record cannot be used; `value`: what the reason is about, where it differs from record to record. */
interface Fault {
  field: string;
  why: string;
  value?: string;
}

export interface CopyList<Name extends CollectionName, Taken> {
  name: Name;
  /** where its records are; their ids here are in `load_keys` under the same name */
  table: LoadedTable;
  judge: (record: RecordOf<Name>) => Verdict<Taken>;
  /** writes the taken records of a page, inside a batch */
  write: (transaction: Database, taken: Taken[]) => Promise<void>;
  /** what tells whether the source has changed a record; null where that is unknown */
  saidOf: (record: RecordOf<Name>) => string | null;
  /** what the source said of records when they were last taken, by their keys; by default as `load_keys` has it */
  known?: (keys: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;
  /** whether its rows are in the stored counters or searched */
  isCounted: boolean;
  /** whether records that seem unchanged are written, too, when the whole list is read */
  takesKnown?: boolean;
  /** ids here by the source's keys, of the records of this list; by default those of the scope */
  listed?: () => Promise<Map<string, number>>;
  /**
   * Removes records that are gone at the source; by default their rows with all that refers to them.
   *
   * @returns how many were removed
   */
  remove?: (gone: ReadonlyMap<string, number>) => Promise<number>;
  /** runs after all records were written, before the list counts as read */
  finish?: () => Promise<void>;
}

const DATED: ReadonlySet<CollectionName> = new Set<DatedList>([
  'projects',
  'deployments',
  'storage',
  'jobs',
  'taxa',
  'events',
  'occurrences',
]);
const BATCH = 500;

/**
 * Copies one list. The first time it is read whole, one page per batch, and continues where it was interrupted. Later only
 * what changed is asked for, as far as the list says so; where the counts then differ, the whole list tells what is gone.
 */
export async function copyList<Name extends CollectionName, Taken>(
  run: CopyRun,
  list: CopyList<Name, Taken>,
): Promise<void> {
  const { database } = run.context;
  const at = { source: run.source, list: list.name, part: String(run.project ?? '') };
  const state = await listState(database, at);
  if (state.isWhole && DATED.has(list.name)) {
    const changes = await changesOf(run, list);
    if (changes !== null) {
      const { records, count } = changes;
      const here = run.following === null || records.length === 0 ? null : await listedHere(run, list);
      if (here !== null) await run.following?.guard.changes(list.name, records, { here, count });
      await takeChanges(run, list, changes);
      if ((await listedHere(run, list)).size + state.leftOut === changes.count) {
        run.theirs.set(list.name, changes.count);
        run.unused.set(list.name, state.leftOut);
        return;
      }
    }
  }
  const from = state.isWhole ? 0 : state.nextOffset;
  const isComplete = await readWhole(run, list, { from, leftOut: from === 0 ? 0 : state.leftOut });
  // What an interrupted load read is not known by id: the count tells whether all of it is still there.
  if (!isComplete || from === 0 || (await listedHere(run, list)).size === run.theirs.get(list.name)) return;
  await readWhole(run, list, { from: 0, leftOut: 0 });
}

type AnyChanges<Name extends CollectionName> = Changes<RecordOf<Name>> | null;

async function changesOf<Name extends CollectionName, Taken>(
  run: CopyRun,
  list: CopyList<Name, Taken>,
): Promise<AnyChanges<Name>> {
  const { name, saidOf: said } = list;
  const areKnown = async (records: readonly RecordOf<Name>[]) => {
    const known = await knownOf(run, list, records);
    return records.map((record) => said(record) !== null && known.get(String(record.id)) === said(record));
  };
  const changes = await changedSince(run, name as DatedList, scopeOf(run), areKnown as never);
  return changes as unknown as AnyChanges<Name>;
}

/** Oldest first: where this is interrupted, what is missing is still newer than all that is known. */
async function takeChanges<Name extends CollectionName, Taken>(
  run: CopyRun,
  list: CopyList<Name, Taken>,
  { records }: Changes<RecordOf<Name>>,
): Promise<void> {
  const progress = new Progress(run.context, list.name);
  // What cannot be used is not reported: the counts differ then, and the whole list is read, which reports it.
  const { taken } = judged(list, records.toReversed());
  for (let from = 0; from < taken.length; from += BATCH) {
    await batchOf(run, list)((transaction) => list.write(transaction, taken.slice(from, from + BATCH)));
  }
  await list.finish?.();
  if (taken.length === 0) return;
  progress.add(taken.length);
  progress.end();
}

/**
 * Reads a list from an offset on.
 *
 * @param leftOut number of records before it that could not be used
 *
 * @returns whether as many records came as the service counts
 */
async function readWhole<Name extends CollectionName, Taken>(
  run: CopyRun,
  list: CopyList<Name, Taken>,
  { from, leftOut: leftOutBefore }: { from: number; leftOut: number },
): Promise<boolean> {
  const { name } = list;
  const at = { source: run.source, list: name, part: String(run.project ?? '') };
  const progress = new Progress(run.context, name);
  progress.skip(from);
  const seen = new Set<string>();
  let [theirs, foreign, came, usable] = [0, 0, from, from - leftOutBefore];
  const here = run.following === null ? null : await listedHere(run, list);
  let isFirst = from === 0;
  for await (const page of run.lists.walk(name, scopeOf(run), from)) {
    theirs = page.count;
    came += cameWith(page);
    leaveOut(run, name, page.rejected);
    if (here !== null) await run.following?.guard.page(name, page.records, { here, isFirst });
    isFirst = false;
    for (const { id } of [...page.records, ...page.rejected]) seen.add(String(id));
    if (name === 'deployments') for (const { id } of page.rejected) if (id !== null) run.leftOut.add(id);
    const known = await knownOf(run, list, page.records);
    const isChanged = (record: RecordOf<Name>) =>
      run.check ||
      list.takesKnown === true ||
      list.saidOf(record) === null ||
      known.get(String(record.id)) !== list.saidOf(record);
    const verdicts = judged(list, page.records, isChanged);
    for (const { id, ...fault } of verdicts.unusable) {
      run.context.setAside.add({ where: name, at: String(id), ...fault });
    }
    foreign += verdicts.foreign;
    usable += page.records.length - verdicts.foreign - verdicts.unusable.length;
    const { taken } = verdicts;
    const batch = taken.length > 0 ? batchOf(run, list) : quietly(run);
    await batch(async (transaction) => {
      if (taken.length > 0) await list.write(transaction, taken);
      if (page.nextOffset !== null)
        await setListState(transaction, at, {
          nextOffset: page.nextOffset,
          isWhole: false,
          leftOut: came - foreign - usable,
        });
    });
    progress.add(cameWith(page), theirs);
  }
  await list.finish?.();
  const leftOut = came - foreign - usable;
  await inQuietBatch(run, (transaction) => setListState(transaction, at, { nextOffset: 0, isWhole: true, leftOut }));
  run.unused.set(name, leftOut);
  const isComplete = came >= theirs;
  if (isComplete && from === 0) await removeUnseen(run, list, seen);
  // A list that ignores the filter counts the records of all projects.
  run.theirs.set(name, foreign > 0 ? came - foreign : theirs);
  run.taken.set(name, usable);
  progress.end(theirs);
  return isComplete;
}

async function removeUnseen<Name extends CollectionName, Taken>(
  run: CopyRun,
  list: CopyList<Name, Taken>,
  seen: ReadonlySet<string>,
): Promise<void> {
  const here = await listedHere(run, list);
  const gone = new Map([...here].filter(([key]) => !seen.has(key)));
  if (gone.size === 0) return;
  await run.following?.guard.removal(list.name, gone, { here: here.size, project: run.project });
  addTo(run.gone, list.name, await (list.remove?.(gone) ?? removeRecords(run, list.table, gone)));
}

function knownOf<Name extends CollectionName, Taken>(
  run: CopyRun,
  { table, known }: CopyList<Name, Taken>,
  records: readonly RecordOf<Name>[],
): Promise<ReadonlyMap<string, string | null>> {
  const keys = records.map(({ id }) => String(id));
  return known?.(keys) ?? saidOf(run.context.database, run.source, table, keys);
}

function listedHere<Name extends CollectionName, Taken>(run: CopyRun, { table, listed }: CopyList<Name, Taken>) {
  return listed?.() ?? keysHere(run, table);
}

function judged<Name extends CollectionName, Taken>(
  { judge }: CopyList<Name, Taken>,
  records: readonly RecordOf<Name>[],
  isChanged: (record: RecordOf<Name>) => boolean = () => true,
): { taken: Taken[]; foreign: number; unusable: (Fault & { id: number })[] } {
  const [taken, unusable]: [Taken[], (Fault & { id: number })[]] = [[], []];
  let foreign = 0;
  for (const record of records) {
    const verdict = judge(record);
    if (verdict === 'foreign') foreign += 1;
    else if (!('taken' in verdict)) unusable.push({ id: record.id, ...verdict });
    else if (isChanged(record)) taken.push(verdict.taken);
  }
  return { taken, foreign, unusable };
}

type Batch = (work: (transaction: Database) => Promise<void>) => Promise<void>;

function batchOf<Name extends CollectionName, Taken>(run: CopyRun, list: CopyList<Name, Taken>): Batch {
  return list.isCounted ? (work) => inBatch(run.context, work) : quietly(run);
}

function quietly(run: CopyRun): Batch {
  return (work) => inQuietBatch(run, work);
}
