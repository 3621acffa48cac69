import classes from './list-table.module.css';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';

/** The list with the columns that it has on paper: what `withinFirst` gives is below the name, not in a narrow column. */
export function listOnPaper<Rec>(list: RecordListModel<Rec>): RecordListModel<Rec> {
  return { ...list, layout: { ...list.layout, columns: columnsOnPaper(list.layout.columns) } };
}

function columnsOnPaper<Rec>(columns: readonly ListColumn<Rec>[]): readonly ListColumn<Rec>[] {
  const [first, ...others] = columns;
  if (first === undefined) return columns;
  const within = others.filter(({ withinFirst }) => withinFirst !== undefined);
  const cell = (record: Rec) => (
    <span className={classes.withOthers}>
      {first.cell(record)}
      {within.map(({ field, withinFirst }) => (
        <span key={field} className={classes.within}>
          {withinFirst?.(record)}
        </span>
      ))}
    </span>
  );
  return [within.length === 0 ? first : { ...first, cell }, ...others.filter((column) => !within.includes(column))];
}
