import type { Database } from '#service/database/open-database.ts';

/** How far a list of another service was read. */
export interface ListState {
  nextOffset: number;
  /** whether it was read to its end before, so that what changed since can be asked for */
  isWhole: boolean;
}

/** A list, or the part of it that belongs to one project or deployment: its id there; empty: all. */
export interface ListPart {
  source: string;
  list: string;
  part: string;
}

const UNREAD: ListState = { nextOffset: 0, isWhole: false };

export async function listState(database: Database, { source, list, part }: ListPart): Promise<ListState> {
  const row = await database
    .selectFrom('load_lists')
    .select(['next_offset', 'is_whole'])
    .where('source', '=', source)
    .where('list', '=', list)
    .where('part', '=', part)
    .executeTakeFirst();
  return row === undefined ? UNREAD : { nextOffset: row.next_offset, isWhole: row.is_whole === 1 };
}

/** Stores how far a list was read, in the transaction that stores what came. */
export async function setListState(transaction: Database, at: ListPart, state: ListState): Promise<void> {
  const values = { next_offset: state.nextOffset, is_whole: state.isWhole ? 1 : 0 };
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
