import controls from '#dashboard/ui/controls/controls.module.css';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { StoredExports } from '#dashboard/api/exports/stored-exports.ts';
import { paths } from '#dashboard/paths.ts';
import { jobTone, StatusWord } from '#dashboard/ui/notes/status-word.tsx';
import { endText } from './announce-words.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { announceMessages } from './messages/announce-messages.ts';
import classes from './announce.module.css';

type Ended = StoredExports['ended'][number];

interface AnnounceToastsProps {
  toasts: readonly Ended[];
  onClose: (id: number) => void;
}

/** Later, the marks in the rail and in the tab's title still show it. */
const SHOWN_MS = 15_000;

/** Toasts on every page for exports that have just ended; announced to screen readers. */
export function AnnounceToasts({ toasts, onClose }: AnnounceToastsProps) {
  return (
    <div className={classes.toasts} aria-live="polite">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </div>
  );
}

function Toast({ toast: { id, name, status }, onClose }: { toast: Ended; onClose: (id: number) => void }) {
  const words = useMessages(announceMessages);
  const [isPaused, setIsPaused] = useState(false);
  // The toast stays while it is hovered or focused, and while the tab is hidden.
  useEffect(() => {
    if (isPaused) return;
    let timer = setTimeout(() => onClose(id), SHOWN_MS);
    const again = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => onClose(id), SHOWN_MS);
    };
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isPaused, id, onClose]);
  return (
    <div
      className={classes.toast}
      data-tone={jobTone(status)}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <p>
        <StatusWord tone={jobTone(status)} word={endText(status, words)} />
        <span className={classes.name}>{name}</span>
      </p>
      <Link to={paths.exports({ selected: String(id) })} onClick={() => onClose(id)}>
        {words.showExport}
      </Link>
      <button type="button" className={controls.icon} aria-label={words.close(name)} onClick={() => onClose(id)}>
        ×
      </button>
    </div>
  );
}
