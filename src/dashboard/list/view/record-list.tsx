import { useEffect, useId, useState, type ReactNode } from 'react';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { noteRowsShown } from '#dashboard/api/http/first-rows.ts';
import { afterPaint } from '#dashboard/work/after-paint.ts';
import { ListBar } from '#dashboard/list/view/bar/list-bar.tsx';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './record-list.module.css';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';

interface RecordListProps<Rec, Of> {
  list: RecordListModel<Rec>;
  /** the list that the records sum up: the panel offers its filters too */
  of?: RecordListModel<Of>;
  /** the page's own switches, at the end of the bar */
  actions?: ReactNode;
  /** the page's main action, always visible */
  mainAction?: ReactNode;
  /** false if the page shows the filter chips itself */
  chips?: boolean;
  /** the table by default */
  children?: ReactNode;
}

/**
 * A list page: the bar with search, filters, columns, download and views, and below it the table. In a small window the
 * controls are folded, also those of the page, which use `data-folded` in CSS.
 */
export function RecordList<Rec extends { id: number }, Of extends { id: number } = Rec>({
  list,
  of,
  actions,
  mainAction,
  chips = true,
  children,
}: RecordListProps<Rec, Of>) {
  const words = useMessages(listMessages);
  const { definition, rows } = list;
  const { inForce } = list.filters;
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const isReady = rows.source !== 'loading' && !(rows.arranging && rows.shown.length === 0);
  const hasFailed = rows.loaded === undefined && rows.error !== null && rows.source === 'loading';
  useEffect(() => {
    return isReady || hasFailed ? afterPaint(noteRowsShown) : undefined;
  }, [isReady, hasFailed]);
  if (hasFailed && rows.error !== null) {
    return <Failure what={words.notLoaded(definition.noun.many)} why={rows.error.message} onRetry={rows.retry} />;
  }
  return (
    <div id={id} className={classes.page} data-folded={!isUnfolded || undefined} data-rows-ready={isReady || undefined}>
      <ListBar
        list={list}
        of={of}
        actions={actions}
        mainAction={mainAction}
        chips={chips}
        unfold={
          <button
            type="button"
            className={`${controls.button} ${classes.unfold}`}
            aria-expanded={isUnfolded}
            aria-controls={id}
            aria-label={inForce.length > 0 ? words.controlsSet(inForce.length) : undefined}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {words.controls} {inForce.length > 0 && <span className={classes.mark}>{numberText(inForce.length)}</span>}
            <span aria-hidden="true">{isUnfolded ? '▲' : '▼'}</span>
          </button>
        }
      />
      <div className={classes.middle}>{children ?? <ListTable list={list} />}</div>
    </div>
  );
}
