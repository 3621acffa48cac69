import { Button, SegmentedControl } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { readAll } from '#dashboard/api/list-options.ts';
import { choiceParameter, useUrlState } from '#dashboard/list/url-state.ts';
import { numberText } from '#dashboard/ui/number-text.ts';
import classes from './overview-page.module.css';
import { Panel } from './panel.tsx';
import { seasonWeeks } from './season-weeks.ts';
import { Unread } from './unread.tsx';
import type { Overview } from './use-overview.ts';

const SeasonPlot = lazy(async () => ({ default: (await import('#dashboard/chart/season-plot.tsx')).SeasonPlot }));

const parameters = { plot: choiceParameter(['captures', 'nights']) };
const METRICS = [
  { value: 'captures', label: 'Captures' },
  { value: 'nights', label: 'Trap-nights' },
];
const DEFINITIONS = {
  captures: 'Images taken, by the week of the evening of their session.',
  nights: 'Nights on which a deployment had a session, by the week of the evening: the effort behind the captures.',
};

/** Captures and nights through the seasons, with the projects as colours. */
export function SeasonPanel({ overview }: { overview: Overview }) {
  const { sessionsQuery, sessions, byId, wire, isWhole, deploymentsQuery } = overview;
  const [{ plot }, change] = useUrlState(parameters);
  const client = useQueryClient();
  const { data } = sessionsQuery;
  const isTooLong = data?.tooMany === true;
  // The deployments tell whose session it is; where they cannot be read, the sum is still worth seeing.
  const isNamed = deploymentsQuery.data !== undefined || deploymentsQuery.error !== null;
  const model = useMemo(
    () => (isTooLong || !isNamed ? null : seasonWeeks(sessions, byId, plot)),
    [isTooLong, isNamed, sessions, byId, plot],
  );
  const noun = plot === 'captures' ? 'captures' : 'trap-nights';
  const unreported = plot === 'captures' ? sessions.filter((one) => one.captures_count === null).length : 0;
  return (
    <Panel
      title="Through the seasons"
      definition={DEFINITIONS[plot]}
      actions={
        <SegmentedControl
          size="xs"
          aria-label="What is counted"
          value={plot}
          onChange={(word) => void change({ plot: parameters.plot.read(word) }, { replace: true })}
          data={METRICS}
        />
      }
    >
      <Unread query={sessionsQuery} noun="sessions" what="The sessions could not be read." />
      {isTooLong && (
        <div className={classes.offer}>
          <p>
            There are {numberText(data.count)} sessions. The plot is of the whole, so all of them have to be read first.
          </p>
          <Button size="compact-xs" variant="default" onClick={() => void readAll(client, 'events', wire)}>
            Read all {numberText(data.count)} sessions to plot them
          </Button>
        </div>
      )}
      {model === null && isWhole && isNamed && <p className={classes.hint}>There are no sessions yet.</p>}
      {model !== null && (
        <Suspense fallback={<div className={classes.plotPlace} aria-busy="true" />}>
          <SeasonPlot
            label={`${plot === 'captures' ? 'Captures' : 'Trap-nights'} by ${model.binDays === 7 ? 'week' : `${model.binDays} days`}`}
            noun={noun}
            model={model}
          />
        </Suspense>
      )}
      {model === null && !(isWhole && isNamed) && !isTooLong && sessionsQuery.error === null && (
        <div className={classes.plotPlace} aria-busy="true" />
      )}
      {unreported > 0 && (
        <p className={classes.hint}>{numberText(unreported)} sessions report no number of captures and add none.</p>
      )}
    </Panel>
  );
}
