import { useEffect, useRef, type CSSProperties } from 'react';
import { ListNotes } from '#dashboard/list/bar/list-notes.tsx';
import { ListStatus } from '#dashboard/list/bar/list-status.tsx';
import { ListTable } from '#dashboard/list/list-table.tsx';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import record from '#dashboard/ui/record-page.module.css';
import classes from '#dashboard/sessions/deployment-nights.module.css';
import type { Event as Session } from '#contract/event.ts';

interface DeploymentSessionsProps {
  list: RecordListModel<Session>;
  /** how many there will be; null where that is not known */
  expected: number | null;
}

/** While rows are on their way, room for that many at most. */
const MOST_AWAITED = 40;

/** The sessions of one deployment as a table. */
export function DeploymentSessions({ list, expected }: DeploymentSessionsProps) {
  const { source, shown, whole } = list.rows;
  const { selectedId } = list.selection;
  const section = useRef<HTMLElement>(null);
  const awaited = Math.min(expected ?? MOST_AWAITED, MOST_AWAITED);

  // Back, and a link that carries a row, lead to that row: the page above it is longer than the window.
  const isThere = shown.some(({ id }) => id === selectedId);
  const isPlaced = useRef(selectedId === null);
  useEffect(() => {
    if (isPlaced.current || !isThere) return;
    isPlaced.current = true;
    const row = section.current?.querySelector('tr[aria-selected="true"]') ?? section.current;
    row?.scrollIntoView({ block: 'center' });
  }, [isThere]);

  return (
    <section ref={section} aria-labelledby="sessions" className={classes.panel}>
      <div className={classes.head}>
        <h2 id="sessions">Sessions</h2>
        <ListStatus list={list} />
      </div>
      <ListNotes list={list} />
      {expected === 0 ? (
        <p className={`${record.hint} ${classes.none}`}>
          {whole ? 'There are no sessions of this deployment.' : 'Reading the sessions …'}
        </p>
      ) : (
        <div
          className={classes.table}
          data-waiting={source === 'loading' || undefined}
          style={{ '--rows': awaited } as CSSProperties}
        >
          <ListTable list={list} />
        </div>
      )}
    </section>
  );
}
