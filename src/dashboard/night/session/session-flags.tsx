import type { Deployment } from '#contract/records/deployment.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { missingFrom, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { Card } from '#dashboard/ui/looks/card.tsx';
import record from '#dashboard/ui/pages/record-page.module.css';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { labelsMessages } from '#dashboard/findings/flags/labels/messages/labels-messages.ts';
import { sessionFlags } from '#dashboard/findings/flags/session-flags.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from '#dashboard/night/session-page.module.css';
import type { ListedEvent as Session } from '#contract/records/event.ts';

interface SessionFlagsProps {
  session: Session;
  /** undefined until it is loaded */
  deployment: Deployment | undefined;
  /** all sessions of its deployment, which some flags compare it with */
  siblings: UseQueryResult<WholeList<Session>>;
}

/** The flags of a session with their reasons; renders nothing without flags. */
export function SessionFlags({
  session,
  deployment,
  siblings: { data, isPending, isFetching, error, refetch },
}: SessionFlagsProps) {
  const words = useMessages(sessionPageMessages);
  const { columns } = useMessages(sessionsMessages);
  const { retry } = useMessages(uiMessages);
  const { flags: labels } = useMessages(labelsMessages);
  const records = data?.records;
  const flags = useMemo(() => {
    const others = (records ?? []).filter(({ id }) => id !== session.id);
    return sessionFlags(new Map([[session.deployment.id, [session, ...others]]]), () => deployment).of(session);
  }, [records, session, deployment]);
  const isWhole = data !== undefined && data.complete && missingFrom(data) === 0;
  const hasFailed = !isWhole && !isPending && !isFetching;
  if (flags.length === 0 && !hasFailed) return null;
  return (
    <Card as="section" aria-labelledby="flags" className={record.card}>
      <h2 id="flags">{columns.flags}</h2>
      {flags.length > 0 && (
        <ul className={classes.flags}>
          {flags.map(({ kind, reason }) => (
            <li key={kind}>
              <strong>{labels[kind]}</strong>
              <span>{reason()}</span>
            </li>
          ))}
        </ul>
      )}
      {isWhole && <Text className={classes.remark}>{words.compared(data.records.length)}</Text>}
      {hasFailed && (
        <ProblemNote action={retry} onAction={() => void refetch()}>
          {error === null ? words.notCompared : words.notComparedBecause(error.message)}
        </ProblemNote>
      )}
    </Card>
  );
}
