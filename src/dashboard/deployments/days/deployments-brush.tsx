import { useCallback, type ReactNode } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { HistogramBrush } from '#dashboard/chart/brush/histogram-brush.tsx';
import { closedRange, openRange, type OpenRange } from '#dashboard/chart/open-range.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { dateOfDay } from '#dashboard/ui/text/calendar-day.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { deploymentsHistogram } from './deployments-histogram.ts';
import { useReadSessions } from '#dashboard/deployments/use-read-sessions.ts';

interface DeploymentsBrushProps {
  /** all loaded deployments of the project, ignoring filters */
  all: readonly Deployment[];
  /** those that match all filters but the days */
  matching: readonly Deployment[];
  isWhole: boolean;
  chosen: OpenRange;
  onChoose: (range: OpenRange) => void;
  chips: ReactNode;
  /** shown instead of the brush while it loads, or if there are no days */
  instead: (words: string) => ReactNode;
  /** a note on the selection */
  children: ReactNode;
}

/**
 * A histogram of deployments with a session or, without loaded sessions, between their first and last date; and the
 * selection of days on it.
 */
export function DeploymentsBrush(props: DeploymentsBrushProps) {
  const { all, matching, isWhole, chosen, onChoose, chips, instead, children } = props;
  const sessions = useReadSessions();
  const { last: histogram } = useWork(
    useCallback(() => deploymentsHistogram(all, matching, sessions), [all, matching, sessions]),
  );
  const extent = histogram?.extent ?? null;
  if (histogram === null || extent === null)
    return instead(isWhole && all.length > 0 ? 'None of these deployments has dates to choose from.' : '');
  const { bins, binDays } = histogram;
  const what = sessions === null ? 'deployments between first and last date' : 'deployments with a session';
  const span = binDays === 1 ? 'on a day' : `in ${binDays} days`;
  return (
    <HistogramBrush
      label="Days"
      extent={extent}
      bins={bins}
      binDays={binDays}
      barsText={`${what} ${span}${isWhole ? '' : `, of ${numberText(all.length)} read so far`}`}
      binText={({ whole, matching: left }, from) => {
        const number = whole === left ? numberText(whole) : `${numberText(left)} of ${numberText(whole)}`;
        const start = dayText(dateOfDay(from));
        return `${number} ${what} ${binDays === 1 ? `on ${start}` : `in the ${binDays} days from ${start}`}`;
      }}
      chosen={closedRange(chosen, extent)}
      onChoose={(range: DayRange | null) => onChoose(openRange(range, extent))}
      chips={chips}
    >
      {children}
    </HistogramBrush>
  );
}
