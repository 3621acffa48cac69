import { Link, useNavigate } from 'react-router-dom';
import { listAtRow } from '#dashboard/list/table/list-at-row.ts';
import { paths } from '#dashboard/paths.ts';

interface SessionsBackProps {
  id: number;
  /** the list that the session was opened from; null where that is not known */
  list: string | null;
  kept: Record<string, string>;
}

/**
 * Back to the sessions as they were left, with their order and filters, at the row of this session; else to all of them.
 */
export function SessionsBack({ id, list, kept }: SessionsBackProps) {
  const navigate = useNavigate();
  const left = listLeft();
  const ofAll = list?.startsWith(paths.sessions()) === true ? listAtRow(list, id) : null;
  return (
    <Link
      to={ofAll ?? left?.address ?? paths.sessions(kept)}
      onClick={(event) => {
        if (left?.steps !== 1 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        // One step back is the list itself, scrolled to where it was.
        event.preventDefault();
        void navigate(-1);
      }}
    >
      Sessions
    </Link>
  );
}

/** The last time that the list was looked at before this page, and how many steps ago; null where that is not known. */
function listLeft(): { address: string; steps: number } | null {
  // Not in every browser yet.
  const history = window.navigation as Navigation | undefined;
  const now = history?.currentEntry?.index;
  if (history === undefined || now === undefined) return null;
  for (const { index, url } of history.entries().toReversed()) {
    if (index >= now || url === null) continue;
    const { pathname, search } = new URL(url);
    if (pathname === paths.sessions()) return { address: pathname + search, steps: now - index };
    // Whatever lies before another page was left for that page.
    if (!pathname.startsWith(`${paths.sessions()}/`)) return null;
  }
  return null;
}
