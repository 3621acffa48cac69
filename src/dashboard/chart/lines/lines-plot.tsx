import { useElementSize } from '@mantine/hooks';
import { useId, useRef } from 'react';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { dayTicks, monthTicks, type DayTick } from '#dashboard/chart/day-ticks.ts';
import { useBarCursor } from '#dashboard/chart/use-bar-cursor.ts';
import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { bandPath, dotsPath, linePath } from './line-path.ts';
import type { LineSeries, LinesModel } from './line-series.ts';
import { lineTicks } from './line-ticks.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './lines-plot.module.css';

interface LinesPlotProps {
  /** accessible name */
  label: string;
  /** what the axis shows: "Captures/h by week" */
  what: string;
  model: LinesModel;
  /** the highest value of the axis, where several plots share it; by default that of the model */
  most?: number | undefined;
  /** of the axis */
  valueText: (value: number) => string;
  /** "3 Jun 2024 – 9 Jun 2024: Trap 4 31.2 captures/h in 5 nights; …" */
  binText: (bin: number) => string;
  /** the bins are days of any year */
  isOfYears?: boolean;
  /** the labels of the axis, at most so many; by default those of days */
  ticksOf?: (first: number, last: number, most: number) => readonly DayTick[];
  /** days that are shaded, such as those around a full moon */
  shaded?: readonly DayRange[];
}

const LINES_HEIGHT = 234;
/** Of the bars of effort: of each series, and of all at least. */
const EFFORT_ROW_HEIGHT = 10;
const LEAST_EFFORT_HEIGHT = 26;
const LEFT = 46;
const BOTTOM = 20;
const TOP = 8;
const MOST_TICKS = 12;
/** Room for the text of a tick. */
const TICK_WIDTH = 30;
const PAGE_STEP = 4;

/** Lines over days with a band for spread and gaps where nothing is known, and below them bars of effort. One tab stop. */
export function LinesPlot(props: LinesPlotProps) {
  const { label, what, model, valueText, binText, isOfYears = false, shaded = [] } = props;
  const { ticksOf = isOfYears ? monthTicks : dayTicks } = props;
  const { bins, series } = model;
  const words = useMessages(chartMessages);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [first, last] = [bins[0], bins.at(-1)];
  const ticks = lineTicks(props.most ?? highest(series));
  const most = ticks.at(-1) ?? 1;
  const from = first?.from ?? 0;
  const days = Math.max(1, (last?.to ?? 0) - from + 1);
  const plotWidth = Math.max(10, width - LEFT - 8);
  const effortHeight = Math.max(LEAST_EFFORT_HEIGHT, EFFORT_ROW_HEIGHT * series.length);
  const height = LINES_HEIGHT + effortHeight;
  const bottom = LINES_HEIGHT - BOTTOM;
  const xOf = (day: number) => LEFT + (plotWidth * (day - from)) / days;
  const yOf = (value: number) => TOP + (bottom - TOP) * (1 - value / most);
  const middle = ({ from: start, to }: DayRange) => xOf((start + to + 1) / 2);
  const binAt = (clientX: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || bins.length === 0) return null;
    const day = from + ((clientX - box.left - LEFT) / plotWidth) * days;
    const index = bins.findIndex(({ to }) => day < to + 1);
    return index === -1 ? bins.length - 1 : index;
  };
  const { marked, slider } = useBarCursor({ last: bins.length - 1, pageStep: PAGE_STEP, barAt: binAt });
  const shown = marked === null ? undefined : bins[marked];
  const axis = ticksOf(from, from + days - 1, Math.min(MOST_TICKS, Math.ceil(plotWidth / 60)));
  return (
    <div className={classes.plot} ref={ref}>
      <Text tone="soft" className={classes.readout} aria-hidden="true">
        {marked === null ? what : binText(marked)}
      </Text>
      <div
        ref={frame}
        className={classes.frame}
        role="slider"
        tabIndex={0}
        {...slider}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuetext={bins.length === 0 ? '' : binText(marked ?? 0)}
      >
        <svg className={classes.drawing} width={Math.max(1, width)} height={height} aria-hidden="true">
          {shaded.map((range) => (
            <rect
              key={range.from}
              className={classes.shaded}
              x={xOf(range.from)}
              y={TOP}
              width={Math.max(1, xOf(range.to + 1) - xOf(range.from))}
              height={bottom - TOP}
            />
          ))}
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={classes.line} x1={LEFT} x2={LEFT + plotWidth} y1={yOf(tick)} y2={yOf(tick)} />
              <text className={classes.text} x={LEFT - 6} y={yOf(tick) + 4} textAnchor="end">
                {valueText(tick)}
              </text>
            </g>
          ))}
          {axis
            .filter(({ day }) => xOf(day) + TICK_WIDTH < width)
            .map(({ day, text, isYear }) => (
              <text
                key={day}
                className={isYear ? classes.year : classes.text}
                x={xOf(day)}
                y={LINES_HEIGHT - 5}
                textAnchor="start"
              >
                {text}
              </text>
            ))}
          {shown !== undefined && (
            <rect
              className={classes.marked}
              x={xOf(shown.from)}
              y={TOP}
              width={Math.max(1, xOf(shown.to + 1) - xOf(shown.from))}
              height={bottom - TOP}
            />
          )}
          {series.map((one) => (
            <SeriesPaths
              key={one.name}
              series={one}
              bins={bins}
              place={(bin, value) => ({ x: middle(bin), y: yOf(value) })}
            />
          ))}
          <EffortBars model={model} xOf={xOf} height={effortHeight} />
        </svg>
      </div>
      <p id={hintId} className="visually-hidden">
        {words.arrowKeysOfLines}
      </p>
    </div>
  );
}

interface SeriesPathsProps {
  series: LineSeries;
  bins: readonly DayRange[];
  place: (bin: DayRange, value: number) => { x: number; y: number };
}

function SeriesPaths({ series: { points, colour }, bins, place }: SeriesPathsProps) {
  const along = (valueOf: (point: NonNullable<LineSeries['points'][number]>) => number | null) =>
    points.map((point, index) => {
      const [bin, value] = [bins[index], point === null ? null : valueOf(point)];
      return bin === undefined || value === null ? null : place(bin, value);
    });
  const values = along(({ value }) => value);
  const stroke = `var(${colour})`;
  return (
    <>
      <path
        className={classes.band}
        d={bandPath(
          along(({ high }) => high),
          along(({ low }) => low),
        )}
        fill={stroke}
      />
      <path className={classes.series} d={linePath(values)} stroke={stroke} />
      <path className={classes.dots} d={dotsPath(values)} stroke={stroke} />
    </>
  );
}

interface EffortBarsProps {
  model: LinesModel;
  xOf: (day: number) => number;
  height: number;
}

/** A row of bars for each series, all on one scale. */
function EffortBars({ model: { bins, series }, xOf, height }: EffortBarsProps) {
  const most = series.flatMap(({ effort }) => effort).reduce((all, nights) => Math.max(all, nights), 1);
  const rowHeight = (height - 2) / Math.max(1, series.length);
  return (
    <>
      {series.map(({ name, colour, effort }, row) => (
        <path
          key={name}
          fill={`var(${colour})`}
          d={effort
            .map((nights, index) => {
              const bin = bins[index];
              if (bin === undefined || nights === 0) return '';
              const barHeight = Math.max(1, (rowHeight - 1) * (nights / most));
              const bottom = LINES_HEIGHT + 2 + (row + 1) * rowHeight;
              const width = Math.max(1, xOf(bin.to + 1) - xOf(bin.from) - 0.5);
              return `M${xOf(bin.from).toFixed(1)} ${bottom.toFixed(1)}h${width.toFixed(1)}v${(-barHeight).toFixed(1)}h${(-width).toFixed(1)}Z`;
            })
            .join('')}
        />
      ))}
    </>
  );
}

/** The highest value or end of a band. */
export function highest(series: readonly LineSeries[]): number {
  const points = series.flatMap((one) => one.points);
  return points.reduce((most, point) => Math.max(most, point?.high ?? point?.value ?? 0), 0);
}
