import { useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { useRecord } from '#dashboard/api/lists/list-options.ts';
import { paths } from '#dashboard/paths.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { NoSuchRecord } from '#dashboard/ui/notes/no-such-record.tsx';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { useTitle } from '#dashboard/ui/use-title.ts';
import record from '#dashboard/ui/pages/record-page.module.css';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { SessionView } from '#dashboard/night/session/session-view.tsx';

/** The page of one session: facts, activity over the night and captures. */
export default function SessionPage() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <SessionById key={id} id={Number(id)} /> : <NoSession id={id} />;
}

function SessionById({ id }: { id: number }) {
  const words = useMessages(sessionPageMessages);
  const { retry } = useMessages(uiMessages);
  const { data, error, refetch } = useRecord('events', id);
  // Also when a session is cached: it has been deleted since.
  if (error instanceof ApiError && error.status === 404) return <NoSession id={String(id)} />;
  if (data !== undefined) {
    const note = error !== null && (
      <ProblemNote action={retry} onAction={() => void refetch()}>
        {words.notRefreshed(error.message)}
      </ProblemNote>
    );
    return <SessionView session={data} note={note} />;
  }
  return <NotLoaded id={id} error={error} onRetry={() => void refetch()} />;
}

function NotLoaded({ id, error, onRetry }: { id: number; error: Error | null; onRetry: () => void }) {
  const words = useMessages(sessionPageMessages);
  useTitle(words.title(String(id)));
  if (error !== null) return <Failure what={words.notLoaded} why={error.message} onRetry={onRetry} />;
  return (
    <div className={record.page} aria-busy="true">
      <p className={record.back}>{words.loading(String(id))}</p>
    </div>
  );
}

function NoSession({ id }: { id: string }) {
  const words = useMessages(sessionPageMessages);
  useTitle(words.notFound);
  const [search] = useSearchParams();
  const project = search.get('project');
  return (
    <NoSuchRecord
      what={words.noneWithId(id)}
      to={paths.sessions(project === null ? {} : { project })}
      link={words.allSessions}
    />
  );
}
