import type { ListColumn } from '#dashboard/list/list-column.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** Before the values of many records are read: what of these columns has to be found first. */
export function* prepared(columns: readonly Pick<ListColumn<never>, 'prepare'>[]): Work<void> {
  for (const { prepare } of columns) if (prepare !== undefined) yield* prepare();
}
