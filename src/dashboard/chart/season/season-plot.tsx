import { useId, useMemo, useRef, useState } from 'react';
import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { perLanguage } from '#dashboard/ui/language/per-language.ts';
import { clausesText } from '#dashboard/ui/text/joined-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { rangeText, type DayRange } from '#dashboard/chart/day-range.ts';
import { dayTicks } from '#dashboard/chart/day-ticks.ts';
import { useBarCursor } from '#dashboard/chart/use-bar-cursor.ts';
import { SeasonBars } from './season-bars.tsx';
import { SeasonLegend } from './season-legend.tsx';
import { binRange, binTotals, type SeasonPlotModel } from './season-plot-model.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
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
  const words = useMessages(chartMessages);
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
  const countText = (range: DayRange, count: number) => words.counted(rangeText(range), numberText(count), noun);
  const binText = (bin: number) => {
    const [range, total] = [binRange(model, bin), totals[bin] ?? 0];
    const parts = model.series.flatMap(({ name, values }) =>
      (values[bin] ?? 0) > 0 ? [`${name} ${numberText(values[bin] ?? 0)}`] : [],
    );
    if (parts.length === 0) return countText(range, total);
    return words.countedWith(rangeText(range), numberText(total), noun, clausesText(parts));
  };

  return (
    <div className={classes.plot}>
      <Text className={classes.readout} aria-hidden="true">
        {marked === null ? (
          countText({ from, to: from + days - 1 }, sumOf(totals))
        ) : (
          <strong>{countText(binRange(model, marked), totals[marked] ?? 0)}</strong>
        )}
      </Text>
      <div className={classes.axes}>
        <Text as="div" className={classes.values} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${(100 * tick) / most}%` }}>
              {compact().format(tick)}
            </span>
          ))}
        </Text>
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
        <Text as="div" className={classes.days} aria-hidden="true">
          {dayTicks(from, from + days - 1, MOST_TICKS).map(({ day, text, isYear }) => (
            <span key={day} data-year={isYear || undefined} style={{ left: `${(100 * (day - from)) / days}%` }}>
              {text}
            </span>
          ))}
        </Text>
      </div>
      <p id={hintId} className="visually-hidden">
        {words.arrowKeys}
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
        {asTable ? words.hideTable : words.showTable}
      </button>
      {asTable && <SeasonTable label={words.tableOf(label)} model={model} />}
    </div>
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
