import type { ReactNode } from 'react';
import { knownCountText } from '#dashboard/list/bar/known-count-text.ts';
import { ReadAllButton } from '#dashboard/list/bar/read-all-offer.tsx';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import classes from '#dashboard/sessions/sessions-page.module.css';
import type { ListedEvent as Session } from '#contract/event.ts';

interface SessionsUnreadProps {
  list: RecordListModel<Session>;
  /** "to draw the calendar" */
  purpose: string;
  /** shown where all sessions are loaded */
  children: ReactNode;
}

/** Shows its children, or, where there are too many sessions to load without asking, an offer to load them. */
export function SessionsUnread({ list, purpose, children }: SessionsUnreadProps) {
  const { loaded, count } = list.rows;
  if (loaded?.tooMany !== true) return children;
  return (
    <div className={classes.unread}>
      <p>
        There are {knownCountText({ ...loaded, count: count ?? 0 })} sessions, and all of them have to be read {purpose}
        . Those of some nights or of one deployment are read alone: choose nights above.
      </p>
      <ReadAllButton list={list} purpose={purpose} />
    </div>
  );
}
