import { useMemo } from 'react';
import { numberText } from '#dashboard/ui/number-text.ts';
import type { ListColumn } from './list-column.ts';
import classes from './list-table.module.css';
import type { RecordListModel } from './record-list-model.ts';
import { rowsText } from './rows-text.ts';

interface ListFooterProps<Rec> {
  list: RecordListModel<Rec>;
  /** said of the selection, where there is something to say */
  note: string;
  /** while the page is being printed: how many rows go onto paper; else null */
  printedRows: number | null;
}

/** Below the rows: the totals of what is shown, and what it is, how it was sorted and when it was read. */
export function ListFooter<Rec>({ list, note, printedRows }: ListFooterProps<Rec>) {
  const { layout, shown, source } = list;
  const { columns } = layout;
  const sums = useMemo(
    () => new Map(columns.filter(({ total }) => total === 'sum').map((column) => [column.field, sumOf(column, shown)])),
    [columns, shown],
  );
  // The first hundred of thousands add up to nothing anybody wants to know; what is being read keeps its place.
  const hasSums = sums.size > 0 && source !== 'served' && source !== 'ask';
  const isKnown = shown.length > 0;
  return (
    <tfoot>
      {hasSums && (
        <tr className={classes.totals}>
          {columns.map(({ field, kind, header }, index) => {
            const sum = isKnown ? sums.get(field) : undefined;
            if (index === 0) {
              return (
                <th key={field} scope="row">
                  {isKnown && `Sum of ${numberText(shown.length)}`}
                </th>
              );
            }
            return (
              <td key={field} data-numeric={kind === 'number' || undefined} title={sum && sumTitle(header, sum)}>
                {sum !== undefined && numberText(sum.sum)}
                {sum !== undefined && sum.unknown > 0 && <sup aria-hidden="true">*</sup>}
              </td>
            );
          })}
        </tr>
      )}
      <tr>
        <td colSpan={columns.length}>
          <div className={classes.footer}>
            <span>{rowsText(list)}</span>
            <strong aria-live="polite">{note}</strong>
            {printedRows !== null && printedRows < shown.length && (
              <strong>
                Printed: the first {numberText(printedRows)} of {numberText(shown.length)}. The download as CSV has all
                of them.
              </strong>
            )}
          </div>
        </td>
      </tr>
    </tfoot>
  );
}

interface Sum {
  sum: number;
  /** how many records do not say */
  unknown: number;
}

function sumOf<Rec>({ value }: ListColumn<Rec>, records: readonly Rec[]): Sum {
  let [sum, unknown] = [0, 0];
  for (const record of records) {
    const one = value(record);
    if (typeof one === 'number') sum += one;
    else unknown += 1;
  }
  return { sum, unknown };
}

function sumTitle(header: string, { unknown }: Sum): string {
  return unknown === 0 ? `${header}, all together` : `${header}; ${numberText(unknown)} not reported are not in it`;
}
