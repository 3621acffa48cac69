import type { CSSProperties } from 'react';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { ColumnSum } from './column-sums.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import classes from '#dashboard/list/list-table.module.css';

interface ColumnTotalProps<Rec> {
  column: ListColumn<Rec>;
  total: ColumnSum;
  /** of how many records */
  count: number;
}

/** What a column adds up to; a star says that not every record does. Where none does, nothing is known. */
export function ColumnTotal<Rec>({ column, total: { sum, unknown }, count }: ColumnTotalProps<Rec>) {
  if (unknown === count) return <Unknown />;
  const { header, totalCell } = column;
  const of = unknown === 0 ? ', all together' : `; ${numberText(unknown)} not reported are not in it`;
  const text = numberText(sum);
  return (
    <span className={classes.total} title={header + of}>
      {totalCell?.(sum) ?? <span style={{ '--characters': text.length } as CSSProperties}>{text}</span>}
      {unknown > 0 && <sup aria-hidden="true">*</sup>}
    </span>
  );
}
