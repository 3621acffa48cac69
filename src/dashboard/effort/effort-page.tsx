import { useQueryClient } from '@tanstack/react-query';
import { readAll } from '#dashboard/api/whole/list-options.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { EffortBar } from './effort-bar.tsx';
import { EffortFiles } from './effort-files.tsx';
import { EffortMatrix } from './effort-matrix.tsx';
import classes from './effort-page.module.css';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { EffortOnPaper } from './effort-on-paper.tsx';
import { EffortTable } from './effort-table.tsx';
import { occurrencesMessages } from '#dashboard/findings/occurrences/messages/occurrences-messages.ts';
import { effortMessages } from './messages/effort-messages.ts';
import type { EffortRow } from '#dashboard/effort/model/effort-matrix.ts';
import { useEffort, type Effort } from '#dashboard/effort/model/use-effort.ts';
import { useEffortPicture } from '#dashboard/effort/model/use-effort-picture.ts';

/** Effort and detections: deployments by occasion, as a picture, a table and files for occupancy models. */
export default function EffortPage() {
  const words = useMessages(effortMessages);
  useTitle(words.title);
  const effort = useEffort();
  const { sessionsQuery, state, change } = effort;
  const { data, error, refetch } = sessionsQuery;
  return (
    <div className={classes.page}>
      <header className={analysis.head}>
        <h1>{words.title}</h1>
        <p className={analysis.hint}>{words.about}</p>
        {state.deployment !== null && (
          <p className={analysis.hint}>
            {words.chosen(state.deployment.length)}{' '}
            <Button compact onClick={() => void change({ deployment: null })}>
              {words.showAll}
            </Button>
          </p>
        )}
      </header>
      <EffortBar effort={effort} />
      {error !== null && data === undefined ? (
        <Failure what={words.sessionsNotLoaded} why={error.message} onRetry={() => void refetch()} />
      ) : (
        <>
          <SessionsLoaded effort={effort} />
          <OccurrencesLoaded effort={effort} />
          <Shown effort={effort} />
        </>
      )}
    </div>
  );
}

/** What of the sessions the matrix does not hold yet. */
function SessionsLoaded({ effort: { sessionsQuery, wire } }: { effort: Effort }) {
  const words = useMessages(effortMessages);
  const client = useQueryClient();
  const { data, refetch } = sessionsQuery;
  return (
    <>
      {data === undefined && (
        <p className={analysis.hint} aria-busy="true">
          {words.loading}
        </p>
      )}
      {data?.tooMany === true && (
        <p className={analysis.offer}>
          {words.mustLoadAll(numberText(data.count))}{' '}
          <Button compact onClick={() => void readAll(client, 'events', wire)}>
            {words.loadAll(numberText(data.count))}
          </Button>
        </p>
      )}
      {data?.stopped === true && (
        <ProblemNote action={words.continue} onAction={() => void refetch()}>
          {words.stopped(numberText(data.read), numberText(data.count))}
        </ProblemNote>
      )}
      {data?.complete === false && !data.stopped && !data.tooMany && (
        <p className={analysis.hint} aria-busy="true">
          {words.soFar(numberText(data.read), numberText(data.count))}
        </p>
      )}
    </>
  );
}

/** What of the occurrences it does not hold yet, where a taxon is looked for. */
function OccurrencesLoaded({ effort: { detection, state } }: { effort: Effort }) {
  const words = useMessages(effortMessages);
  const client = useQueryClient();
  const { inTurn } = useMessages(occurrencesMessages);
  const { query, found } = detection;
  if (state.measure !== 'detected' || state.taxon === null) return null;
  return (
    <>
      {query.error !== null && (
        <ProblemNote action={words.continue} onAction={() => void query.refetch()}>
          {words.occurrencesNotLoaded} {query.error.message}
        </ProblemNote>
      )}
      {query.data?.tooMany === true && (
        <p className={analysis.offer}>
          <Button compact onClick={() => void readAll(client, 'occurrences', detection.wire)}>
            {words.loadAllOccurrences(numberText(query.data.count))}
          </Button>
        </p>
      )}
      {query.data !== undefined && query.data.projects !== null && (
        <p className={analysis.hint}>{inTurn(query.data.projects)}</p>
      )}
      {found === null && query.error === null && query.data?.tooMany !== true && (
        <p className={analysis.hint} aria-busy="true">
          {words.loadingOccurrences}
        </p>
      )}
    </>
  );
}

function Shown({ effort }: { effort: Effort }) {
  const words = useMessages(effortMessages);
  const { rows, occasions, sessions, sessionsQuery, areDeploymentsAwaited, state } = effort;
  const isWhole = sessionsQuery.data?.complete === true && !areDeploymentsAwaited;
  if (state.measure === 'detected' && state.taxon === null) {
    return <p className={analysis.hint}>{words.chooseTaxonFirst}</p>;
  }
  if (rows === null || (sessions.length === 0 && !isWhole)) return null;
  if (occasions.length === 0 || sessions.length === 0) return <p className={analysis.hint}>{words.none}</p>;
  return <Computed effort={effort} rows={rows} />;
}

function Computed({ effort, rows }: { effort: Effort; rows: readonly EffortRow[] }) {
  const words = useMessages(effortMessages);
  const { deployments, sessions, state } = effort;
  const picture = useEffortPicture(effort, rows);
  const nights = rows.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + (cell?.nights ?? 0), 0), 0);
  const basedOn = words.basedOn(deployments.length, sessions.length, nights);
  return (
    <>
      <EffortOnPaper state={state} />
      <div className={analysis.foot}>
        <p className={analysis.hint} role="status">
          {basedOn}
        </p>
        <EffortFiles effort={effort} rows={rows} picture={picture} basedOn={basedOn} />
      </div>
      {state.table === 'on' ? (
        <EffortTable effort={effort} rows={rows} />
      ) : (
        <EffortMatrix effort={effort} rows={rows} picture={picture} />
      )}
    </>
  );
}
