import { useCallback, type ReactNode } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { HistogramBrush } from '#dashboard/chart/brush/histogram-brush.tsx';
import { closedRange, openRange, type OpenRange } from '#dashboard/chart/open-range.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { dateOfDay } from '#contract/time.ts';
import { FIRST_YEAR } from '#dashboard/findings/flags/plausible-nights.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { daysMessages } from './messages/days-messages.ts';
import { deploymentsHistogram } from './deployments-histogram.ts';

interface DeploymentsBrushProps {
  /** all loaded deployments of the project, ignoring filters */
  all: readonly Deployment[];
  /** those that match all filters but the days */
  matching: readonly Deployment[];
  isWhole: boolean;
  chosen: OpenRange;
  onChoose: (range: OpenRange) => void;
  /** shown instead of the brush while it is counted, or if there are no days */
  instead: (words: string) => ReactNode;
  /** a note on the selection */
  children: ReactNode;
}

/** A histogram of deployments between their first and last date, and the selection of days on it. */
export function DeploymentsBrush(props: DeploymentsBrushProps) {
  const { all, matching, isWhole, chosen, onChoose, instead, children } = props;
  const words = useMessages(daysMessages);
  const { daysLabel } = useMessages(deploymentsMessages);
  const { last: histogram } = useWork(useCallback(() => deploymentsHistogram(all, matching), [all, matching]));
  const extent = histogram?.extent ?? null;
  if (histogram === null || extent === null) return instead(isWhole && all.length > 0 ? words.noDates : '');
  const { bins, binDays, outside } = histogram;
  const bars = words.bars(binDays);
  return (
    <HistogramBrush
      label={daysLabel}
      extent={extent}
      bins={bins}
      binDays={binDays}
      barsText={isWhole ? bars : words.barsSoFar(bars, numberText(all.length))}
      binText={({ whole, matching: left }, from) => {
        const count = whole === left ? numberText(whole) : words.matching(numberText(left), numberText(whole));
        return words.bin(count, binDays, dayText(dateOfDay(from)));
      }}
      chosen={closedRange(chosen, extent)}
      onChoose={(range: DayRange | null) => onChoose(openRange(range, extent, outside))}
    >
      {outside.before > 0 && <span>{words.beginBefore(outside.before, String(FIRST_YEAR))}</span>}
      {outside.after > 0 && <span>{words.endAfter(outside.after)}</span>}
      {children}
    </HistogramBrush>
  );
}
