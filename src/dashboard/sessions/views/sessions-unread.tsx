import type { ReactNode } from 'react';
import { knownCountText } from '#dashboard/list/model/known-count-text.ts';
import { ReadAllButton } from '#dashboard/list/view/bar/read-all-offer.tsx';
import { useNeedsAll } from '#dashboard/list/records/use-needs-all.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from '#dashboard/sessions/sessions-page.module.css';
import type { ListedEvent as Session } from '#contract/records/event.ts';

interface SessionsUnreadProps {
  list: RecordListModel<Session>;
  /** what needs all of them */
  purpose: 'totals' | 'calendar' | 'species';
  /** shown where all sessions are loaded */
  children: ReactNode;
}

/** Shows its children, or, where there are too many sessions to load without asking, an offer to load them. */
export function SessionsUnread({ list, purpose, children }: SessionsUnreadProps) {
  const words = useMessages(sessionsMessages);
  const { loaded, count } = list.rows;
  useNeedsAll(list);
  if (loaded?.tooMany !== true) return children;
  return (
    <div className={classes.unread}>
      <p>{words.unread[purpose](knownCountText({ ...loaded, count: count ?? 0 }))}</p>
      <ReadAllButton list={list} purpose={words.purposes[purpose]} />
    </div>
  );
}
