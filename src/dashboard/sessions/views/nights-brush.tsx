import { useCallback, type ReactNode } from 'react';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { HistogramBrush } from '#dashboard/chart/brush/histogram-brush.tsx';
import type { HistogramBin } from '#dashboard/chart/day-histogram.ts';
import { closedRange, openRange } from '#dashboard/chart/open-range.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { dateOfDay } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from '#dashboard/sessions/columns/messages/en.ts';
import { sessionsListMessages } from '#dashboard/sessions/columns/messages/sessions-list-messages.ts';
import { sessionsHistogram } from '#dashboard/sessions/model/sessions-histogram.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { FIRST_YEAR } from '#dashboard/findings/flags/plausible-nights.ts';
import { useWork } from '#dashboard/work/use-work.ts';

export interface NightsBrushProps {
  /** all of the project that are loaded, whatever the filters */
  sessions: readonly Session[];
  isWhole: boolean;
  deployments: readonly Deployment[];
  /** those that match search and filters, nights aside */
  matching: readonly Session[];
  firstNight: number | null;
  lastNight: number | null;
  onChoose: (first: number | null, last: number | null) => void;
  /** notes beside the chips */
  children?: ReactNode;
  /** in place of the bars until they are counted */
  waiting: ReactNode;
}

/** What `SessionsBrush` shows once its script is loaded. */
export function NightsBrush(props: NightsBrushProps) {
  const { sessions, isWhole, deployments, matching, firstNight, lastNight, onChoose, children, waiting } = props;
  const begin = useCallback(
    () => sessionsHistogram(sessions, matching, isWhole ? [] : deployments),
    [sessions, matching, isWhole, deployments],
  );
  const texts = useMessages(sessionsMessages);
  const own = useMessages(sessionsListMessages);
  const { last: histogram } = useWork(begin);
  const extent = histogram?.extent ?? null;
  if (histogram === null || extent === null) return waiting;
  const { binDays, bins, outside } = histogram;
  const bars = binDays === 1 ? own.perNight : own.perNights(binDays);
  const choose = (range: DayRange | null) => {
    const { from, to } = openRange(range, extent, outside);
    onChoose(from, to);
  };
  return (
    <HistogramBrush
      label={texts.nights}
      unit="nights"
      extent={extent}
      bins={bins}
      binDays={binDays}
      barsText={isWhole ? bars : own.soFar(bars, numberText(sessions.length))}
      binText={(bin, from) => binText(own, texts.counted(bin.whole), bin, from, binDays)}
      chosen={closedRange({ from: firstNight, to: lastNight }, extent)}
      onChoose={choose}
    >
      {outside.before > 0 && <span>{own.nightsBefore(outside.before, String(FIRST_YEAR))}</span>}
      {outside.after > 0 && <span>{own.nightsAfter(outside.after)}</span>}
      {children}
    </HistogramBrush>
  );
}

/** `all`: the number of the bin's sessions, as text. */
function binText(
  words: Messages,
  all: string,
  { whole, matching }: HistogramBin,
  from: number,
  binDays: number,
): string {
  const sessions = whole === matching ? all : words.countedOf(numberText(matching), whole);
  const start = dayText(dateOfDay(from));
  return binDays === 1 ? words.inNight(sessions, start) : words.inNights(sessions, binDays, start);
}
