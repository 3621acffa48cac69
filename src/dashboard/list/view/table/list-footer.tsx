import { useCallback, useMemo, type CSSProperties } from 'react';
import { useLocation } from 'react-router-dom';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMediaQuery } from '#dashboard/ui/browser/use-media-query.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { columnSums, type ColumnSum } from './column-sums.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './list-table.module.css';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { LinkOfSelection } from './link-of-selection.tsx';
import { rowsText } from '#dashboard/list/files/rows-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { useWork } from '#dashboard/work/use-work.ts';

/** Rows that fill most windows. With fewer, those that are still loading would push the footer down. */
const WINDOWFUL = 40;

/** Windows in which the text of the footer is cut off: the sentences about the sums come first there. */
const NARROW = '(max-width: 767px)';

interface ListFooterProps<Rec> {
  list: RecordListModel<Rec>;
  /** a message about the selection, or empty */
  note: string;
  /** while printing: how many rows are printed at most; else null */
  printedRows: number | null;
}

/** Below the rows: the sums of the rows shown, and a summary of them: ordering, filters and when they were loaded. */
export function ListFooter<Rec>({ list, note, printedRows }: ListFooterProps<Rec>) {
  const words = useMessages(listMessages);
  const { definition } = list;
  const { found, shown, source, all, whole, isGrowing } = list.rows;
  const { selected } = list.selection;
  const { search } = useLocation();
  const links = useMemo(() => {
    if (selected.length === 0) return [];
    const isAll = whole && selected.length === all.length;
    return definition.linksOf?.(selected, { address: new URLSearchParams(search), isAll }) ?? [];
    // `words`: the texts of the links are in their language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [definition, selected, all, whole, search, words]);
  const { columns } = list.layout;
  // The sums of the first hundred of thousands would be meaningless. While rows are loading the line keeps its height.
  const hasSums = columns.some(({ total }) => total === 'sum') && source !== 'served' && source !== 'ask';
  // Of `found`, which stays the same when only the ordering changes.
  const sum = useCallback(() => columnSums(columns, found), [columns, found]);
  const { last: sums } = useWork(hasSums && source !== 'loading' ? sum : null);
  const known = shown.length > 0 ? sums : null;
  const isNarrow = useMediaQuery(NARROW);
  // One text: a second one that came later would move the first.
  const notes =
    hasSums && source !== 'loading' && known !== null
      ? columns.flatMap(({ totalNote }) => totalNote?.(found) ?? [])
      : [];
  const summary = rowsText(list);
  const text = (isNarrow ? [...notes, summary] : [summary, ...notes]).filter((part) => part !== '').join(' · ');
  return (
    <tfoot hidden={isGrowing && shown.length < WINDOWFUL}>
      {hasSums && (
        <tr className={classes.totals}>
          {columns.map((column, index) => {
            const { field, kind } = column;
            if (index === 0) {
              return (
                <th key={field} scope="row">
                  {known !== null && words.sumOf(numberText(known.count))}
                </th>
              );
            }
            const total = known?.byField.get(field);
            return (
              <td key={field} data-numeric={kind === 'number' || undefined}>
                {total !== undefined && <ColumnTotal column={column} total={total} count={known?.count ?? 0} />}
              </td>
            );
          })}
        </tr>
      )}
      <tr>
        <td colSpan={columns.length}>
          <Text as="div" figures className={classes.footer}>
            <span title={text}>{text}</span>
            <strong aria-live="polite">{note}</strong>
            {links.map((link) => (
              <LinkOfSelection key={link.words} link={link} />
            ))}
            {printedRows !== null && printedRows < shown.length && (
              <strong>{words.printed(numberText(printedRows), numberText(shown.length))}</strong>
            )}
          </Text>
        </td>
      </tr>
    </tfoot>
  );
}

interface ColumnTotalProps<Rec> {
  column: ListColumn<Rec>;
  total: ColumnSum;
  /** how many records are summed */
  count: number;
}

/** The sum of a column, with a star if some records have no value; unknown if none has. */
function ColumnTotal<Rec>({ column, total: { sum, unknown }, count }: ColumnTotalProps<Rec>) {
  const words = useMessages(listMessages);
  if (unknown === count) return <Unknown />;
  const { header, totalCell } = column;
  const text = numberText(sum);
  return (
    <span
      className={classes.total}
      title={words.filter(header, unknown === 0 ? words.sumOf(numberText(count)) : words.withoutUnknown(unknown))}
    >
      {totalCell?.(sum) ?? <span style={{ '--characters': text.length } as CSSProperties}>{text}</span>}
      {unknown > 0 && <sup aria-hidden="true">*</sup>}
    </span>
  );
}
