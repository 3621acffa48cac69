import { Suspense, useCallback, type ReactNode } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { HistogramBin } from '#dashboard/chart/day-histogram.ts';
import { closedRange, openRange } from '#dashboard/chart/open-range.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { dateOfDay } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from '#dashboard/sessions/messages/en.ts';
import { sessionsHistogram } from '#dashboard/sessions/model/sessions-histogram.ts';
import classes from '#dashboard/sessions/sessions-page.module.css';
import type { ListedEvent as Session } from '#contract/event.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

const HistogramBrush = lazyPart(
  async () => (await import('#dashboard/chart/brush/histogram-brush.tsx')).HistogramBrush,
);

interface SessionsBrushProps {
  /** all of the project that are loaded, whatever the filters */
  sessions: readonly Session[];
  isWhole: boolean;
  deployments: readonly Deployment[];
  /** those that match search and filters, nights aside */
  matching: readonly Session[];
  firstNight: number | null;
  lastNight: number | null;
  /** false until the first rows are painted, which the histogram follows */
  isDrawn: boolean;
  onChoose: (first: number | null, last: number | null) => void;
  /** one for each filter in force, including the nights */
  chips: ReactNode;
  /** notes below the chips */
  children: ReactNode;
}

/** A histogram of sessions over time, on which the reader selects nights. */
export function SessionsBrush(props: SessionsBrushProps) {
  const { sessions, isWhole, deployments, matching, firstNight, lastNight, isDrawn, onChoose, chips, children } = props;
  const begin = useCallback(
    () => sessionsHistogram(sessions, matching, isWhole ? [] : deployments),
    [sessions, matching, isWhole, deployments],
  );
  const texts = useMessages(sessionsMessages);
  const { last: histogram } = useWork(isDrawn ? begin : null);
  const extent = histogram?.extent ?? null;
  const words = (
    <div className={classes.words}>
      {chips}
      {children}
    </div>
  );
  if (histogram === null || extent === null) return <div className={classes.brush}>{words}</div>;
  const { binDays, bins } = histogram;
  const bars = binDays === 1 ? texts.perNight : texts.perNights(binDays);
  const choose = (range: DayRange | null) => {
    const { from, to } = openRange(range, extent);
    onChoose(from, to);
  };
  return (
    <div className={classes.brush}>
      <Suspense fallback={words}>
        <HistogramBrush
          label={texts.nights}
          unit="nights"
          extent={extent}
          bins={bins}
          binDays={binDays}
          barsText={isWhole ? bars : texts.soFar(bars, numberText(sessions.length))}
          binText={(bin, from) => binText(texts, bin, from, binDays)}
          chosen={closedRange({ from: firstNight, to: lastNight }, extent)}
          onChoose={choose}
          chips={chips}
        >
          {children}
        </HistogramBrush>
      </Suspense>
    </div>
  );
}

function binText(texts: Messages, { whole, matching }: HistogramBin, from: number, binDays: number): string {
  const sessions = whole === matching ? texts.counted(whole) : texts.countedOf(numberText(matching), whole);
  const start = dayText(dateOfDay(from));
  return binDays === 1 ? texts.inNight(sessions, start) : texts.inNights(sessions, binDays, start);
}
