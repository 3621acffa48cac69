import type { ListColumn } from './list-column.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** Runs the `prepare` of each column, before the values of many records are used. */
export function* prepared(columns: readonly Pick<ListColumn<never>, 'prepare'>[]): Work<void> {
  for (const { prepare } of columns) if (prepare !== undefined) yield* prepare();
}
