import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { hasEnded } from '#contract/records/job.ts';
import { exportStatus } from '#dashboard/api/exports/export-status.ts';
import { useLiveExports } from '#dashboard/api/exports/followed-exports.ts';
import { isGone } from '#dashboard/api/exports/is-gone.ts';
import { refreshJobs } from '#dashboard/api/exports/latest-jobs.ts';
import { changeStoredExports, useStoredExports, type StoredExports } from '#dashboard/api/exports/stored-exports.ts';
import { paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { Messages } from './messages/en.ts';
import { announceMessages } from './messages/announce-messages.ts';
import { AnnounceToasts } from './announce-toasts.tsx';
import { endText, titleMark } from './announce-words.ts';
import { changeTitle } from '#dashboard/ui/text/change-title.ts';

type Ended = StoredExports['ended'][number];

/** On every page: polls the followed exports, and announces when they have ended. */
export function Announce() {
  const words = useMessages(announceMessages);
  const client = useQueryClient();
  const { followed, ended, tell } = useStoredExports();
  const ids = useMemo(() => followed.map(({ id }) => id), [followed]);
  const live = useLiveExports(ids, { inBackground: tell });
  const [toasts, setToasts] = useState<readonly Ended[]>([]);

  const over: Ended[] = live.flatMap(({ id, watched }) => {
    const status = watched === null ? null : exportStatus(watched.record);
    const name = followed.find((one) => one.id === id)?.name ?? '';
    return status !== null && hasEnded(status) ? [{ id, name, status }] : [];
  });
  const gone = live.filter(({ error }) => isGone(error)).map(({ id }) => id);
  const settled = [...over.map(({ id }) => id), ...gone].join(',');
  // An effect, not a callback of the query cache: an export may be followed only after its last answer was cached, and of the
  // others in the cache nobody asked to be told.
  useEffect(() => {
    if (settled === '') return;
    changeStoredExports((stored) => ({
      followed: stored.followed.filter(({ id }) => !settled.split(',').includes(String(id))),
      ended: [...stored.ended.filter(({ id }) => !over.some((one) => one.id === id)), ...over],
    }));
    setToasts((before) => [...before.filter(({ id }) => !over.some((one) => one.id === id)), ...over]);
    for (const one of over) notify(one, tell, words);
    refreshJobs(client);
    // The rest is derived from the exports in `settled`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);

  const close = useCallback((closed: number) => setToasts((before) => before.filter(({ id }) => id !== closed)), []);
  useTitleMark(titleMark(ended, words));
  return <AnnounceToasts toasts={toasts} onClose={close} />;
}

/** Shows a browser notification, if the reader wants that and the page is hidden. */
function notify({ id, name, status }: Ended, tell: boolean, words: Messages): void {
  if (!tell || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    // The tag prevents one notification per tab.
    const notification = new Notification(endText(status, words), { body: name, tag: `noctuary-export-${id}` });
    notification.addEventListener('click', () => {
      window.focus();
      window.location.assign(paths.exports({ selected: String(id) }));
    });
  } catch {
    // Phones allow notifications only from service workers; the marks are shown anyway.
  }
}

/** Puts a mark before the page's name in the browser's tab; an empty one removes it. */
function useTitleMark(mark: string): void {
  useEffect(() => {
    changeTitle({ mark });
    return () => changeTitle({ mark: '' });
  }, [mark]);
}
