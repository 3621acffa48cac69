import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { readAll } from '#dashboard/api/lists/list-options.ts';
import { unreadIn, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { FLAG_VALUES } from '#dashboard/findings/flags/flag-values.ts';
import { paths } from '#dashboard/paths.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { allText } from './all-text.ts';
import { Counted } from './counted.tsx';
import type { Messages } from './messages/en.ts';
import { overviewMessages } from './messages/overview-messages.ts';
import { Panel } from './panel.tsx';
import { Unread } from './unread.tsx';
import type { Overview } from './use-overview.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { seasonWeeks, type SeasonMetric, type SeasonWeeks } from './season-weeks.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './overview-page.module.css';

const SeasonPlot = lazyPart(async () => (await import('#dashboard/chart/season/season-plot.tsx')).SeasonPlot);

const parameters = { plot: choiceParameter(['captures', 'nights']) };

/** Captures and nights over the seasons, coloured by project. */
export function SeasonPanel({ overview }: { overview: Overview }) {
  const words = useMessages(overviewMessages);
  const { sessionsQuery, wire, carried, isWhole } = overview;
  const [{ plot }, change] = useUrlState(parameters);
  const client = useQueryClient();
  const { data } = sessionsQuery;
  const isTooLong = data?.tooMany === true;
  const { now, last: weeks } = useSeasonWeeks(overview, plot, words);
  const model = weeks?.plot ?? null;
  const texts = textsOf(weeks?.metric ?? plot, words);
  const isEmpty = now?.plot === null && isWhole;
  const hasNone = isEmpty && unreadIn(data) === 0;
  const unreported = weeks?.metric === 'captures' ? weeks.unreported : 0;
  return (
    <Panel
      title={textsOf(plot, words).title}
      definition={textsOf(plot, words).definition}
      actions={
        <SegmentedControl
          aria-label={words.shown}
          value={plot}
          onChange={(word) => void change({ plot: parameters.plot.read(word) }, { replace: true })}
          data={[
            { value: 'captures', label: words.captures },
            { value: 'nights', label: words.nights },
          ]}
        />
      }
    >
      <Unread query={sessionsQuery} list="sessions" carried={carried} />
      {isTooLong && <LoadAllOffer list={data} onLoad={() => void readAll(client, 'events', wire)} />}
      {hasNone && <Text>{words.noSessions}</Text>}
      {model !== null && (
        <Suspense fallback={<div className={classes.plotPlace} aria-busy="true" />}>
          <SeasonPlot
            label={model.binDays === 7 ? texts.title : texts.byDays(model.binDays)}
            noun={texts.noun}
            model={model}
          />
        </Suspense>
      )}
      {model === null && !isEmpty && !isTooLong && sessionsQuery.error === null && (
        <div className={classes.plotPlace} aria-busy="true" />
      )}
      <UndatedNote weeks={weeks} carried={carried} />
      {unreported > 0 && (
        <Text>
          <Link to={paths.sessions({ ...carried, captures_count: 'not-reported' })}>
            <Counted text={words.sessionsUnreported(unreported)} count={unreported} />
          </Link>
        </Text>
      )}
    </Panel>
  );
}

/** The sessions that are not in the chart since their date cannot be. */
function UndatedNote({ weeks, carried }: { weeks: SeasonWeeks | null; carried: Record<string, string> }) {
  const words = useMessages(overviewMessages);
  const count = weeks?.undated ?? 0;
  if (count === 0) return null;
  return (
    <Text>
      <Link to={paths.sessions({ ...carried, flags: FLAG_VALUES.date })}>
        <Counted text={words.sessionsUndated(count)} count={count} />
      </Link>
    </Text>
  );
}

function LoadAllOffer({ list, onLoad }: { list: WholeList<unknown>; onLoad: () => void }) {
  const words = useMessages(overviewMessages);
  return (
    <div className={classes.offer}>
      <p>{words.tooMany(allText(list, 'sessions', words))}</p>
      <Button compact onClick={onLoad}>
        {list.openEnded ? words.loadAllUncounted : words.loadAll(words.counts.sessions(list.count))}
      </Button>
    </div>
  );
}

function textsOf(metric: SeasonMetric, words: Messages) {
  return metric === 'captures'
    ? {
        title: words.capturesByWeek,
        definition: words.capturesByWeekMean,
        byDays: words.capturesByDays,
        noun: words.capturesNoun,
      }
    : {
        title: words.nightsByWeek,
        definition: words.nightsByWeekMean,
        byDays: words.nightsByDays,
        noun: words.nightsNoun,
      };
}

/**
 * The plot of the loaded sessions; the previous one stays until the new one is computed. Null before the first one, and
 * if there are too many sessions to load.
 */
function useSeasonWeeks(
  overview: Overview,
  metric: SeasonMetric,
  words: Messages,
): { now: SeasonWeeks | null; last: SeasonWeeks | null } {
  const { sessionsQuery, deploymentsQuery, sessions, byId } = overview;
  const isTooLong = sessionsQuery.data?.tooMany === true;
  // Deployments give the project of a session; without them the sum is still useful.
  const isNamed = deploymentsQuery.data !== undefined || deploymentsQuery.error !== null;
  const begin = useCallback(() => seasonWeeks(sessions, byId, metric, words), [sessions, byId, metric, words]);
  const weeks = useWork(isTooLong || !isNamed ? null : begin, sessions.length);
  return isTooLong ? { now: null, last: null } : weeks;
}
