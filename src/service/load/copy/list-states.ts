import type { Database } from '#service/database/open-database.ts';

/** How far a list of another service was read. */
export interface ListState {
  nextOffset: number;
  /** whether it was read to its end before, so that what changed since can be asked for */
  isWhole: boolean;
  /** number of records of a list that was read whole that could not be used */
  leftOut: number;
}

/** A list, or the part of it that belongs to one project or deployment: its id there; empty: all. */
export interface ListPart {
  source: string;
  list: string;
  part: string;
}

const UNREAD: ListState = { nextOffset: 0, isWhole: false, leftOut: 0 };

export async function listState(database: Database, { source, list, part }: ListPart): Promise<ListState> {
  const row = await database
    .selectFrom('load_lists')
    .select(['next_offset', 'is_whole', 'left_out'])
    .where('source', '=', source)
    .where('list', '=', list)
    .where('part', '=', part)
    .executeTakeFirst();
  if (row === undefined) return UNREAD;
  return { nextOffset: row.next_offset, isWhole: row.is_whole === 1, leftOut: row.left_out };
}

/** Stores how far a list was read, in the transaction that stores what came. */
export async function setListState(
  transaction: Database,
  at: ListPart,
  { nextOffset, isWhole, leftOut = 0 }: Omit<ListState, 'leftOut'> & { leftOut?: number },
): Promise<void> {
  const values = { next_offset: nextOffset, is_whole: isWhole ? 1 : 0, left_out: leftOut };
  await transaction
    .insertInto('load_lists')
    .values({ ...at, ...values })
    .onConflict((conflict) => conflict.columns(['source', 'list', 'part']).doUpdateSet(values))
    .execute();
}

/** Forgets how far the lists of a source were read: the next reading reads everything. */
export async function forgetListStates(transaction: Database, source: string): Promise<void> {
  await transaction.deleteFrom('load_lists').where('source', '=', source).execute();
  await transaction.deleteFrom('staged_records').where('source', '=', source).execute();
}
