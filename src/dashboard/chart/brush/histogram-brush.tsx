import { useRef, type ReactNode } from 'react';
import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { dateOfDay } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { narrowed } from './brush-moves.ts';
import { rangeText, type DayRange } from '#dashboard/chart/day-range.ts';
import { dayTicks } from '#dashboard/chart/day-ticks.ts';
import type { HistogramBin } from '#dashboard/chart/day-histogram.ts';
import { HistogramBars } from './histogram-bars.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import frame from './brush-frame.module.css';
import classes from './histogram-brush.module.css';
import { useBrush } from './use-brush.ts';

interface HistogramBrushProps {
  /** accessible name, what is chosen: "Nights" */
  label: string;
  unit?: 'days' | 'nights';
  /** the days that the bins cover, as day numbers */
  extent: DayRange;
  /** equally wide, starting at the first day of the extent */
  bins: readonly HistogramBin[];
  /** days that one bin covers */
  binDays: number;
  /** what the bars count: "sessions in 7 nights" */
  barsText: string;
  /** "48 sessions in the week from 10 Jun 2024" */
  binText: (bin: HistogramBin, from: number) => string;
  /** null chooses all */
  chosen: DayRange | null;
  /** called on release of pointer or key; null if the whole extent is chosen */
  onChoose: (range: DayRange | null) => void;
  /** more text beside the range */
  children?: ReactNode;
}

const MOST_TICKS = 14;
/** On a small screen. */
const MOST_YEARS = 7;

/**
 * A histogram over days with a range selection: dragging over the bars draws a range, its edges and its middle can be
 * dragged, a click selects one bin. Two sliders do the same by keyboard (arrows a day, Page Up and Down 30 days). Its place
 * is a `BrushFrame`.
 */
export function HistogramBrush(props: HistogramBrushProps) {
  const { label, unit = 'days', extent, bins, binDays, barsText, binText, chosen, onChoose, children } = props;
  const words = useMessages(chartMessages);
  const track = useRef<HTMLDivElement>(null);
  const brush = useBrush(track, { extent, binDays, chosen, onChoose });
  const { draft, range, hovered } = brush;
  const days = extent.to - extent.from + 1;
  const isWhole = draft === null ? chosen === null : narrowed(draft, extent) === null;
  const percent = (day: number) => `${(100 * (day - extent.from)) / days}%`;
  const ticks = dayTicks(extent.from, extent.to, MOST_TICKS);
  const isCrowded = ticks.length > MOST_YEARS && ticks.every(({ isYear }) => isYear);
  const bin = hovered === null || draft !== null ? undefined : bins[hovered];
  return (
    <div role="group" aria-label={label} className={classes.brush}>
      <div className={frame.words}>
        {isWhole ? (
          <>
            <strong>{words.all[unit]}</strong>
            <span className={classes.extent}>{rangeText(extent)}</span>
          </>
        ) : (
          <>
            {draft !== null && <strong>{rangeText(draft)}</strong>}
            <span>{words.some[unit](numberText(range.to - range.from + 1), numberText(days))}</span>
          </>
        )}
        {children}
        <Text as="span" cut className={classes.readout}>
          {bin === undefined || hovered === null ? words.bars(barsText) : binText(bin, extent.from + hovered * binDays)}
        </Text>
      </div>
      <div ref={track} className={classes.track} {...brush.trackHandlers}>
        <HistogramBars bins={bins} days={days} binDays={binDays} />
        {!isWhole && (
          <>
            <div className={classes.outside} style={{ left: 0, width: percent(range.from) }} />
            <div className={classes.outside} style={{ left: percent(range.to + 1), right: 0 }} />
            <div
              className={classes.inside}
              style={{ left: percent(range.from), width: `${(100 * (range.to - range.from + 1)) / days}%` }}
            />
          </>
        )}
        {(['from', 'to'] as const).map((end) => (
          <div
            key={end}
            role="slider"
            tabIndex={0}
            className={classes.thumb}
            data-end={end}
            style={{ left: percent(end === 'from' ? range.from : range.to + 1) }}
            aria-label={end === 'from' ? words.first(label) : words.last(label)}
            aria-valuemin={end === 'from' ? extent.from : range.from}
            aria-valuemax={end === 'from' ? range.to : extent.to}
            aria-valuenow={range[end]}
            aria-valuetext={dayText(dateOfDay(range[end]))}
            {...brush.thumbHandlers(end)}
          />
        ))}
      </div>
      <div className={classes.axis} aria-hidden="true">
        {ticks.map(({ day, text, isYear }, index) => (
          <span
            key={day}
            data-year={isYear || undefined}
            data-spare={(isCrowded && index % 2 === 1) || undefined}
            style={{ left: percent(day) }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
