import { useEffect, useRef, type CSSProperties } from 'react';
import { ListNotes } from '#dashboard/list/view/bar/list-notes.tsx';
import { ListStatus } from '#dashboard/list/view/bar/list-status.tsx';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './deployment-nights.module.css';
import type { ListedEvent as Session } from '#contract/records/event.ts';

interface DeploymentSessionsProps {
  list: RecordListModel<Session>;
  /** the expected number of sessions; null where it is unknown */
  expected: number | null;
}

/** While rows load, space is reserved for this many at most. */
const MOST_RESERVED = 40;

/** The sessions of one deployment as a table. */
export function DeploymentSessions({ list, expected }: DeploymentSessionsProps) {
  const words = useMessages(sessionsMessages);
  const { source, shown, whole } = list.rows;
  const { selectedId } = list.selection;
  const section = useRef<HTMLElement>(null);
  const reserved = Math.min(expected ?? MOST_RESERVED, MOST_RESERVED);

  // Scroll once to the row that the address selects, after Back or from a link: it may be below the window.
  const isLoaded = shown.some(({ id }) => id === selectedId);
  const hasScrolled = useRef(selectedId === null);
  useEffect(() => {
    if (hasScrolled.current || !isLoaded) return;
    hasScrolled.current = true;
    const row = section.current?.querySelector('tr[aria-selected="true"]') ?? section.current;
    row?.scrollIntoView({ block: 'center' });
  }, [isLoaded]);

  return (
    <Card as="section" ref={section} aria-labelledby="sessions" className={classes.panel}>
      <div className={classes.head}>
        <h2 id="sessions">{words.title}</h2>
        <ListStatus list={list} />
      </div>
      <ListNotes list={list} />
      {expected === 0 ? (
        <Text size="medium" className={classes.none}>
          {whole ? words.noSessions : words.loading}
        </Text>
      ) : (
        <div
          className={classes.table}
          data-waiting={source === 'loading' || undefined}
          style={{ '--rows': reserved } as CSSProperties}
        >
          <ListTable list={list} />
        </div>
      )}
    </Card>
  );
}
