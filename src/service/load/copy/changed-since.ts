import { collections, type RecordOf } from '#contract/lists/collections.ts';
import { cameWith, type Page, type RejectedRecord } from '#contract/lists/page.ts';
import type { RecordReader } from '#contract/reading/record-reader.ts';
import { fullTimestamp, UNDATED } from './copied-values.ts';
import type { CopyRun } from './copy-run.ts';
import { isAboutOrdering, type Filters } from './source-lists.ts';

/** The records that changed since the last load, newest first. */
export interface Changes<Rec> {
  records: Rec[];
  rejected: RejectedRecord[];
  /** number of records of the list according to the service */
  count: number;
}

/** Records of a first page: nothing may have changed. */
const FIRST = 20;
const NEXT = 200;
/** They are held in memory; where more changed, the list is read whole, in pages. */
const MOST = 5_000;

const UNDATED_RECORDS = 'some records do not say when they were changed';

/** The lists that report when a record was changed, with an order by it. */
export type DatedList = 'projects' | 'deployments' | 'storage' | 'jobs' | 'taxa' | 'events' | 'occurrences';

/**
 * Asks a list for what changed: from the record that was changed last, until the first that is known. A service may
 * ignore the order, so it is compared with the answers.
 *
 * @param areKnown which of some records are here as the source has them now
 *
 * @returns null, with the reason on screen, where the list has to be read whole
 */
export async function changedSince<Name extends DatedList>(
  run: CopyRun,
  name: Name,
  filters: Filters,
  areKnown: (records: readonly RecordOf<Name>[]) => Promise<readonly boolean[]>,
): Promise<Changes<RecordOf<Name>> | null> {
  const reader = collections[name].reader as unknown as RecordReader<RecordOf<Name>>;
  const readWhole = (why: string) => {
    run.context.say(`  ${name}: ${why}, so the whole list is read`);
    return null;
  };
  if (await holdsUndated(run, name)) return readWhole(UNDATED_RECORDS);
  const records = new Map<number, RecordOf<Name>>();
  const rejected: RejectedRecord[] = [];
  let last: string | null = null;
  try {
    let counted: number | undefined;
    for (let offset = 0, limit = FIRST; ; limit = NEXT) {
      const page = await run.lists.page(name, reader, { filters, ordering: '-updated_at', limit, offset, counted });
      counted = page.count;
      const areHere = await areKnown(page.records);
      const before = records.size;
      for (const [index, record] of page.records.entries()) {
        if (record.updated_at === null) return readWhole(UNDATED_RECORDS);
        const changed = fullTimestamp(record.updated_at);
        if (last !== null && changed > last) return readWhole('the order by change is ignored there');
        last = changed;
        if (areHere[index] !== true) {
          records.set(record.id, record);
          continue;
        }
        if (!(await isInOrder(run, { name, reader, filters }, page))) {
          return readWhole('the order by change is ignored there');
        }
        return { records: [...records.values()], rejected, count: page.count };
      }
      // Where no record is new, the same may come for ever.
      if (records.size === before && offset > 0) return readWhole('the same records came again');
      for (const record of page.rejected) rejected.push(record);
      offset += cameWith(page);
      if (offset >= page.count || cameWith(page) === 0) {
        return { records: [...records.values()], rejected, count: page.count };
      }
      if (records.size > MOST) return readWhole(`more than ${MOST.toLocaleString('en')} records changed`);
    }
  } catch (error) {
    if (isAboutOrdering(error)) return readWhole('there is no order by change there');
    throw error;
  }
}

/**
 * Whether the list begins with another record in the other direction: an answer alone may be in this order by chance, as
 * where a service always begins with the newest. Asked once for each list.
 */
async function isInOrder<Name extends DatedList>(
  run: CopyRun,
  { name, reader, filters }: { name: Name; reader: RecordReader<RecordOf<Name>>; filters: Filters },
  { records, count }: Page<RecordOf<Name>>,
): Promise<boolean> {
  const known = run.orderedLists.get(name);
  if (known !== undefined) return known;
  if (count < 2) return true;
  const other = await run.lists.page(name, reader, { filters, ordering: 'updated_at', limit: 1 });
  const isOther = other.records[0] !== undefined && other.records[0].id !== records[0]?.id;
  run.orderedLists.set(name, isOther);
  return isOther;
}

/** Whether a record of the list does not report when it was changed: such ones are last in that order, out of sight. */
async function holdsUndated({ context, source }: CopyRun, name: DatedList): Promise<boolean> {
  const rows = await context.database
    .selectFrom('load_keys')
    .select('id')
    .where('source', '=', source)
    .where('kind', '=', name === 'storage' ? 'storage_sources' : name)
    .where('said', 'like', `${UNDATED}%`)
    .limit(1)
    .execute();
  return rows.length > 0;
}
