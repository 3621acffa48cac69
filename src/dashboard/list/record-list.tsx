import type { ReactNode } from 'react';
import { Failure } from '#dashboard/ui/failure.tsx';
import { ListBar } from './list-bar.tsx';
import { ListTable } from './list-table.tsx';
import classes from './record-list.module.css';
import type { RecordListModel } from './record-list-model.ts';

interface RecordListProps<Rec> {
  list: RecordListModel<Rec>;
  /** the page's own switches, at the end of the bar */
  actions?: ReactNode;
  /** false where the page shows the chips of the filters itself */
  chips?: boolean;
  /** in place of the table alone */
  children?: ReactNode;
}

/** A list page: the bar with search, filters, columns, download and views, and below it the table. */
export function RecordList<Rec extends { id: number }>({
  list,
  actions,
  chips = true,
  children,
}: RecordListProps<Rec>) {
  const { definition, query, source } = list;
  if (query.data === undefined && query.error !== null && source === 'loading') {
    return (
      <Failure
        what={`The ${definition.noun.many} could not be read.`}
        why={query.error.message}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={classes.page}>
      <ListBar list={list} actions={actions} chips={chips} />
      <div className={classes.middle}>{children ?? <ListTable list={list} />}</div>
    </div>
  );
}
