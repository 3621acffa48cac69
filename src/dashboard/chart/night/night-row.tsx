import { numberText } from '#dashboard/ui/text/number-text.ts';
import { LEFT, RIGHT, type NightLine } from './night-line.ts';
import type { NightPlotSeries } from './night-plot-model.ts';
import styles from './night-plot.module.css';
import { valueTicks } from './value-ticks.ts';

interface NightRowProps {
  line: NightLine;
  series: NightPlotSeries;
  /** the times are below it */
  isLast: boolean;
  /** the index of the focused bar */
  marked: number | null;
}

const BARS_PX = 104;
const THIN_PX = 24;
const TIME_AXIS_PX = 38;
/** Room for half a line of text above and below. */
const EDGE_PX = 8;
const THIN_EDGE_PX = 2;
const TEXT_LINE_PX = 15;
const HATCH_PX = 7;
/** Of the room of a bar, and in pixels. */
const BAR_SHARE = 0.86;
const MOST_BAR_PX = 64;

/** One row of bars as a drawing. All rows of a plot have the same width, so that bars line up. */
export function NightRow({ line, series, isLast, marked }: NightRowProps) {
  const { model, width, xOf, ticks } = line;
  const { values, colour, isThin = false } = series;
  const top = isThin ? THIN_EDGE_PX : EDGE_PX;
  const bottom = (isThin ? THIN_PX : BARS_PX) - top;
  const height = bottom + (isLast ? TIME_AXIS_PX : top);
  const most = values.reduce<number>((highest, value) => Math.max(highest, value ?? 0), 1) * 1.08;
  const yOf = (value: number) => bottom - (value / most) * (bottom - top);
  const numbers = isThin ? [0] : valueTicks(most).filter((tick) => tick <= most);
  const start = marked === null ? undefined : model.starts[marked];
  const barWidth = Math.min(MOST_BAR_PX, BAR_SHARE * (xOf((model.starts[0] ?? 0) + model.length) - LEFT));
  return (
    <svg className={styles.drawing} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {start !== undefined && (
        <rect
          className={styles.marked}
          x={xOf(start)}
          y={top}
          width={xOf(start + model.length) - xOf(start)}
          height={bottom - top}
        />
      )}
      {model.gaps.map(({ from, to }) => (
        <path key={from} className={styles.hatch} d={hatching(xOf(from), xOf(to), { top, bottom })} />
      ))}
      {ticks.map(({ at }) => (
        <line key={at} className={styles.line} x1={xOf(at)} x2={xOf(at)} y1={top} y2={isLast ? bottom + 4 : bottom} />
      ))}
      {numbers.map((number) => (
        <g key={number}>
          <line className={styles.line} x1={LEFT} x2={width - RIGHT} y1={yOf(number)} y2={yOf(number)} />
          {!isThin && (
            <text className={styles.text} x={LEFT - 6} y={yOf(number) + 4} textAnchor="end">
              {numberText(number)}
            </text>
          )}
        </g>
      ))}
      {values.map((value, index) => {
        const from = model.starts[index];
        if (value === null || value === 0 || from === undefined) return null;
        return (
          <rect
            key={from}
            className={styles.bar}
            fill={`var(${colour})`}
            x={xOf(from)}
            y={yOf(value)}
            width={barWidth}
            height={bottom - yOf(value)}
          />
        );
      })}
      {isLast &&
        ticks.flatMap(({ at, text }) =>
          text.split('\n').map((part, row) => (
            <text
              key={`${at} ${part}`}
              className={styles.text}
              x={xOf(at)}
              y={bottom + 4 + (row + 0.8) * TEXT_LINE_PX}
              textAnchor="middle"
            >
              {part}
            </text>
          )),
        )}
    </svg>
  );
}

/** Diagonal lines, cut at the sides of the pause; they also print without colours. */
function hatching(left: number, right: number, { top, bottom }: { top: number; bottom: number }): string {
  const lines: string[] = [];
  const height = bottom - top;
  for (let foot = left - height + HATCH_PX; foot < right; foot += HATCH_PX) {
    const [from, to] = [Math.max(foot, left), Math.min(foot + height, right)];
    lines.push(`M${from} ${bottom - (from - foot)}L${to} ${bottom - (to - foot)}`);
  }
  return lines.join('');
}
