import { useId, useMemo, useRef, useState } from 'react';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { rangeText } from '#dashboard/chart/day-range.ts';
import { dayTicks } from '#dashboard/chart/day-ticks.ts';
import { useBarCursor } from '#dashboard/chart/use-bar-cursor.ts';
import { SeasonBars } from './season-bars.tsx';
import { SeasonLegend } from './season-legend.tsx';
import { binRange, binTotals, type SeasonPlotModel } from './season-plot-model.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './season-plot.module.css';
import { SeasonTable } from './season-table.tsx';
import { valueTicks } from '#dashboard/chart/night/value-ticks.ts';

export interface SeasonPlotProps {
  /** accessible name: "Captures by week" */
  label: string;
  /** the noun for the counts: "captures" */
  noun: string;
  model: SeasonPlotModel;
}

const MOST_TICKS = 12;
const FAR_BINS = 4;
const compact = perLanguage((tag) => new Intl.NumberFormat(tag, { notation: 'compact' }));

/**
 * Counts per week over several seasons as stacked bars, with a legend for the week under the pointer or the cursor, and
 * as a table. One tab stop: arrows a week, Page Up and Down four, Home and End.
 */
export function SeasonPlot({ label, noun, model }: SeasonPlotProps) {
  const [emphasized, setEmphasized] = useState<number | null>(null);
  const [asTable, setAsTable] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const totals = useMemo(() => binTotals(model), [model]);
  const ticks = valueTicks(totals.reduce((highest, total) => Math.max(highest, total), 1));
  const most = ticks.at(-1) ?? 1;
  const last = totals.length - 1;
  const chosen = emphasized !== null && emphasized < model.series.length ? emphasized : null;
  const { from } = model.extent;
  const days = totals.length * model.binDays;

  const binAt = (clientX: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return null;
    return Math.min(last, Math.max(0, Math.floor(((clientX - box.left) / box.width) * totals.length)));
  };
  const { marked, slider } = useBarCursor({ last, pageStep: FAR_BINS, barAt: binAt });
  const binText = (bin: number) =>
    `${rangeText(binRange(model, bin))}: ${numberText(totals[bin] ?? 0)} ${noun}${model.series
      .flatMap(({ name, values }) => ((values[bin] ?? 0) > 0 ? [`; ${name} ${numberText(values[bin] ?? 0)}`] : []))
      .join('')}`;

  return (
    <div className={classes.plot}>
      <p className={classes.readout} aria-hidden="true">
        {marked === null ? (
          `${rangeText({ from, to: from + days - 1 })}: ${numberText(sumOf(totals))} ${noun}`
        ) : (
          <strong>
            {rangeText(binRange(model, marked))}: {numberText(totals[marked] ?? 0)} {noun}
          </strong>
        )}
      </p>
      <div className={classes.axes}>
        <div className={classes.values} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${(100 * tick) / most}%` }}>
              {compact().format(tick)}
            </span>
          ))}
        </div>
        <div
          ref={frame}
          className={classes.frame}
          role="slider"
          tabIndex={0}
          {...slider}
          aria-label={label}
          aria-describedby={hintId}
          aria-valuetext={binText(marked ?? 0)}
        >
          {ticks.map((tick) => (
            <div key={tick} className={classes.line} style={{ bottom: `${(100 * tick) / most}%` }} />
          ))}
          {marked !== null && (
            <div
              className={classes.marked}
              style={{ left: `${(100 * marked) / totals.length}%`, width: `${100 / totals.length}%` }}
            />
          )}
          <SeasonBars model={model} most={most} emphasized={chosen} />
        </div>
        <div className={classes.days} aria-hidden="true">
          {dayTicks(from, from + days - 1, MOST_TICKS).map(({ day, text, isYear }) => (
            <span key={day} data-year={isYear || undefined} style={{ left: `${(100 * (day - from)) / days}%` }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <p id={hintId} className="visually-hidden">
        The arrow keys move over the bars. The same numbers are in the table below.
      </p>
      <SeasonLegend
        series={model.series}
        numberOf={({ values }) => (marked === null ? sumOf(values) : (values[marked] ?? 0))}
        emphasized={chosen}
        onEmphasize={setEmphasized}
      />
      <button
        type="button"
        className={`${controls.link} ${classes.more}`}
        aria-expanded={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? 'Hide the table' : 'As a table'}
      </button>
      {asTable && <SeasonTable label={`${label}, as a table`} model={model} />}
    </div>
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
