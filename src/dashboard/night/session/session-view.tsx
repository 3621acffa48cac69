import { LookedAt } from '#dashboard/findings/animals/looked-at.tsx';
import { countedLooks } from '#contract/records/who-looked.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRecord, useWholeList } from '#dashboard/api/lists/list-options.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { listAtRow } from '#dashboard/list/records/list-at-row.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { ofProject, paths, SPECIES_ANCHOR } from '#dashboard/paths.ts';
import { RemarkControls } from '#dashboard/remarks/remark-controls.tsx';
import { nightIso } from '#dashboard/ui/text/night-iso.ts';
import { knownCount, processingOf } from '#dashboard/ui/text/processing-of.ts';
import { nightName } from '#dashboard/ui/text/night-name.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { useTitle } from '#dashboard/ui/use-title.ts';
import record from '#dashboard/ui/pages/record-page.module.css';
import { NightCaptures } from '#dashboard/night/captures/night-captures.tsx';
import { SessionsBack } from './sessions-back.tsx';
import { countRates } from './count-rates.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { LinkedCount } from '#dashboard/ui/values/linked-count.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionFlags } from './session-flags.tsx';
import { SessionNeighbours } from './session-neighbours.tsx';
import { sessionPageParameters } from './session-page-parameters.ts';
import classes from '#dashboard/night/session-page.module.css';
import type { Event as Session } from '#contract/records/event.ts';

/** What was found comes first; captures measure effort and come last. */
const COUNTS = ['detections_count', 'occurrences_count', 'taxa_count', 'captures_count'] as const;
/** Those that the table of species has. */
const IN_SPECIES: ReadonlySet<string> = new Set(['occurrences_count', 'taxa_count']);

interface SessionViewProps {
  session: Session;
  /** a note on a failed refresh, if any */
  note: ReactNode;
}

/** The content of a session's page. */
export function SessionView({ session, note }: SessionViewProps) {
  const [{ project, list }] = useUrlState(sessionPageParameters);
  const carried = ofProject(project);
  const { id } = session.deployment;
  const deployment = useRecord('deployments', id);
  const name = useDeploymentNames().textOf(deployment.data ?? session.deployment);
  const siblings = useWholeList('events', { deployment: id });
  const night = nightName(session, siblings.data?.records ?? []);
  useTitle(`${night}, ${name}`);
  const isOfDeployment = list !== null && list.split('?')[0] === paths.deployment(id);
  return (
    <div className={record.page}>
      <p className={record.back}>
        <SessionsBack id={session.id} list={list} carried={carried} /> /{' '}
        <Link to={isOfDeployment ? listAtRow(list, session.id) : paths.deployment(id, carried)}>{name}</Link>
      </p>
      <h1>{night}</h1>
      <RemarkControls
        of={{ kind: 'session', id: session.id, name, night: nightIso(session.start), taken: null, session: null }}
      />
      {note}
      <SessionNeighbours session={session} siblings={siblings} />
      <SessionCounts session={session} />
      <div className={classes.columns}>
        <NightCaptures
          session={session}
          night={night}
          deployment={name}
          projectId={deployment.isPending ? 'loading' : deployment.data?.project?.id}
          flags={<SessionFlags session={session} deployment={deployment.data} siblings={siblings} />}
          facts={<SessionFacts session={session} deployment={deployment} carried={carried} />}
        />
      </div>
    </div>
  );
}

/** What was counted in a session: the count, its rates and its definition. */
function SessionCounts({ session }: { session: Session }) {
  const { counters, notProcessed } = useMessages(sessionsMessages);
  const why = processingOf(session) === 'none' ? notProcessed : undefined;
  const rates = countRates(session, useMessages(sessionPageMessages));
  return (
    <dl className={record.counts}>
      {COUNTS.map((field) => (
        <Card key={field}>
          <Text as="dt" strong>
            {counters[field].header}
          </Text>
          <dd className={record.count}>
            {IN_SPECIES.has(field) ? (
              <LinkedCount value={knownCount(session, field)} anchor={SPECIES_ANCHOR} why={why} />
            ) : (
              <Count value={knownCount(session, field)} why={why} />
            )}
          </dd>
          {rates[field] !== null && (
            <Text as="dd" size="medium" tone="soft" figures>
              {rates[field]}
            </Text>
          )}
          <Text as="dd">
            {counters[field].means} {field === 'occurrences_count' && <LookedAt counts={countedLooks([session])} />}
          </Text>
        </Card>
      ))}
    </dl>
  );
}
