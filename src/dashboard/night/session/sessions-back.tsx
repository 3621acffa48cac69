import { Link, useNavigate } from 'react-router-dom';
import { listAtRow } from '#dashboard/list/records/list-at-row.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { paths } from '#dashboard/paths.ts';

interface SessionsBackProps {
  id: number;
  /** the address of the list that the session was opened from; null where it is unknown */
  list: string | null;
  /** parameters that the link carries where that list is unknown */
  carried: Record<string, string>;
}

/** A link back to the list of sessions, with its sorting and filters, at the row of this session. */
export function SessionsBack({ id, list, carried }: SessionsBackProps) {
  const { title } = useMessages(sessionsMessages);
  const navigate = useNavigate();
  const left = listLeft();
  const ofAll = list?.startsWith(paths.sessions()) === true ? listAtRow(list, id) : null;
  return (
    <Link
      to={ofAll ?? left?.address ?? paths.sessions(carried)}
      onClick={(event) => {
        if (left?.steps !== 1 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        // Going back in history restores the list's scroll position.
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {title}
    </Link>
  );
}

/** The list's last entry in the browser's history, and how many steps back it is; null where that is unknown. */
function listLeft(): { address: string; steps: number } | null {
  // Not every browser supports it yet.
  const history = window.navigation as Navigation | undefined;
  const now = history?.currentEntry?.index;
  if (history === undefined || now === undefined) return null;
  for (const { index, url } of history.entries().toReversed()) {
    if (index >= now || url === null) continue;
    const { pathname, search } = new URL(url);
    if (pathname === paths.sessions()) return { address: pathname + search, steps: now - index };
    // The reader left the list for another page, so this session was not opened from it.
    if (!pathname.startsWith(`${paths.sessions()}/`)) return null;
  }
  return null;
}
