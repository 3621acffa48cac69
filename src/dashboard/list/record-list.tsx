import { useId, useState, type ReactNode } from 'react';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { ListBar } from '#dashboard/list/bar/list-bar.tsx';
import { ListTable } from './list-table.tsx';
import classes from './record-list.module.css';
import type { RecordListModel } from './record-list-model.ts';

interface RecordListProps<Rec, Of> {
  list: RecordListModel<Rec>;
  /** the list that the records sum up: its filters are offered with theirs */
  of?: RecordListModel<Of>;
  /** the page's own switches, at the end of the bar */
  actions?: ReactNode;
  /** what the page is for beside its list, always in sight */
  mainAction?: ReactNode;
  /** false where the page shows the chips of the filters itself */
  chips?: boolean;
  /** in place of the table alone */
  children?: ReactNode;
}

/**
 * A list page: the bar with search, filters, columns, download and views, and below it the table. In a small window its
 * controls, and those of the page that look at `data-folded`, are folded: what was looked for comes first.
 */
export function RecordList<Rec extends { id: number }, Of extends { id: number } = Rec>({
  list,
  of,
  actions,
  mainAction,
  chips = true,
  children,
}: RecordListProps<Rec, Of>) {
  const { definition, rows } = list;
  const { inForce } = list.filters;
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  if (rows.loaded === undefined && rows.error !== null && rows.source === 'loading') {
    return (
      <Failure what={`The ${definition.noun.many} could not be read.`} why={rows.error.message} onRetry={rows.retry} />
    );
  }
  return (
    <div id={id} className={classes.page} data-folded={!isUnfolded || undefined}>
      <ListBar
        list={list}
        of={of}
        actions={actions}
        mainAction={mainAction}
        chips={chips}
        unfold={
          <button
            type="button"
            className={classes.unfold}
            aria-expanded={isUnfolded}
            aria-controls={id}
            aria-label={inForce.length > 0 ? `Controls, filters: ${inForce.length} set` : undefined}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            Controls {inForce.length > 0 && <span className={classes.mark}>{inForce.length}</span>}
            <span aria-hidden="true">{isUnfolded ? '▲' : '▼'}</span>
          </button>
        }
      />
      <div className={classes.middle}>{children ?? <ListTable list={list} />}</div>
    </div>
  );
}
