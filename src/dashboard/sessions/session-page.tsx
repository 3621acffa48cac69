import { useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { useRecord } from '#dashboard/api/whole/list-options.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { paths } from '#dashboard/paths.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { NoSuchRecord } from '#dashboard/ui/notes/no-such-record.tsx';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { useTitle } from '#dashboard/ui/use-title.ts';
import record from '#dashboard/ui/record-page.module.css';
import { SessionView } from '#dashboard/sessions/session/session-view.tsx';

/** The page of one session: facts, activity over the night and captures. */
export default function SessionPage() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <SessionById key={id} id={Number(id)} /> : <NoSession id={id} />;
}

function SessionById({ id }: { id: number }) {
  const { data, error, refetch } = useRecord('events', id);
  const names = useDeploymentNames();
  useTitle(
    data === undefined ? `Session ${id}` : `${nightText(data.start, data.end)}, ${names.textOf(data.deployment)}`,
  );
  // Also when a session is cached: it has been deleted since.
  if (error instanceof ApiError && error.status === 404) return <NoSession id={String(id)} />;
  if (data !== undefined) {
    const note = error !== null && (
      <ProblemNote action="Retry" onAction={() => void refetch()}>
        Could not be refreshed: {error.message}
      </ProblemNote>
    );
    return <SessionView session={data} note={note} />;
  }
  if (error !== null) {
    return <Failure what="The session could not be read." why={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className={record.page} aria-busy="true">
      <p className={record.back}>Reading session {id} …</p>
    </div>
  );
}

function NoSession({ id }: { id: string }) {
  useTitle('No such session');
  const [search] = useSearchParams();
  const project = search.get('project');
  return (
    <NoSuchRecord
      what={`There is no session with the id ${id}.`}
      to={paths.sessions(project === null ? {} : { project })}
      link="All sessions"
    />
  );
}
