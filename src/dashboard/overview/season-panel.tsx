import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { readAll } from '#dashboard/api/whole/list-options.ts';
import { unreadIn } from '#dashboard/api/whole/whole-list.ts';
import { knownCountText } from '#dashboard/list/bar/known-count-text.ts';
import { readAllText } from '#dashboard/list/bar/read-all-text.ts';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { paths } from '#dashboard/paths.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Panel } from './panel.tsx';
import { Unread } from './unread.tsx';
import type { Overview } from './use-overview.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { seasonWeeks, type SeasonMetric, type SeasonWeeks } from './season-weeks.ts';
import classes from './overview-page.module.css';

const SeasonPlot = lazyPart(async () => (await import('#dashboard/chart/season/season-plot.tsx')).SeasonPlot);

const parameters = { plot: choiceParameter(['captures', 'nights']) };
const LABELS = { captures: 'Captures', nights: 'Trap-nights' };
const METRICS = Object.entries(LABELS).map(([value, label]) => ({ value, label }));
const DEFINITIONS = {
  captures: 'Images taken, by the week of the evening of their session.',
  nights: 'Nights on which a deployment had a session, by the week of the evening: the effort behind the captures.',
};

/** Captures and nights over the seasons, coloured by project. */
export function SeasonPanel({ overview }: { overview: Overview }) {
  const { sessionsQuery, wire, carried, isWhole } = overview;
  const [{ plot }, change] = useUrlState(parameters);
  const client = useQueryClient();
  const { data } = sessionsQuery;
  const isTooLong = data?.tooMany === true;
  const { now, last: weeks } = useSeasonWeeks(overview, plot);
  const model = weeks?.plot ?? null;
  const label = LABELS[weeks?.metric ?? plot];
  const isEmpty = now?.plot === null && isWhole;
  const hasNone = isEmpty && unreadIn(data) === 0;
  const unreported = weeks?.metric === 'captures' ? weeks.unreported : 0;
  return (
    <Panel
      title="Through the seasons"
      definition={DEFINITIONS[plot]}
      actions={
        <SegmentedControl
          aria-label="What is counted"
          value={plot}
          onChange={(word) => void change({ plot: parameters.plot.read(word) }, { replace: true })}
          data={METRICS}
        />
      }
    >
      <Unread query={sessionsQuery} noun="sessions" what="The sessions could not be read." carried={carried} />
      {isTooLong && (
        <div className={classes.offer}>
          <p>
            There are {knownCountText(data)} sessions. The plot is of the whole, so all of them have to be read first.
          </p>
          <Button compact onClick={() => void readAll(client, 'events', wire)}>
            {readAllText(data, 'sessions')} to plot them
          </Button>
        </div>
      )}
      {hasNone && <p className={classes.hint}>There are no sessions yet.</p>}
      {model !== null && (
        <Suspense fallback={<div className={classes.plotPlace} aria-busy="true" />}>
          <SeasonPlot label={`${label} by ${binText(model.binDays)}`} noun={label.toLowerCase()} model={model} />
        </Suspense>
      )}
      {model === null && !isEmpty && !isTooLong && sessionsQuery.error === null && (
        <div className={classes.plotPlace} aria-busy="true" />
      )}
      {unreported > 0 && (
        <p className={classes.hint}>
          <Link to={paths.sessions({ ...carried, captures_count: 'not-reported' })}>
            {numberText(unreported)} sessions
          </Link>{' '}
          report no number of captures and add none.
        </p>
      )}
    </Panel>
  );
}

function binText(days: number): string {
  return days === 7 ? 'week' : `${days} days`;
}

/**
 * The plot of the loaded sessions; the previous one stays until the new one is computed. Null before the first one, and
 * if there are too many sessions to load.
 */
function useSeasonWeeks(
  overview: Overview,
  metric: SeasonMetric,
): { now: SeasonWeeks | null; last: SeasonWeeks | null } {
  const { sessionsQuery, deploymentsQuery, sessions, byId } = overview;
  const isTooLong = sessionsQuery.data?.tooMany === true;
  // Deployments give the project of a session; without them the sum is still useful.
  const isNamed = deploymentsQuery.data !== undefined || deploymentsQuery.error !== null;
  const begin = useCallback(() => seasonWeeks(sessions, byId, metric), [sessions, byId, metric]);
  const weeks = useWork(isTooLong || !isNamed ? null : begin, sessions.length);
  return isTooLong ? { now: null, last: null } : weeks;
}
