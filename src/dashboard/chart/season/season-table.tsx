import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { rangeText } from '#dashboard/chart/day-range.ts';
import { binRange, binTotals, type SeasonPlotModel } from './season-plot-model.ts';
import classes from './season-plot.module.css';

interface SeasonTableProps {
  /** accessible name */
  label: string;
  model: SeasonPlotModel;
}

/** The plot as a table: a row for each bin that is not empty. */
export function SeasonTable({ label, model }: SeasonTableProps) {
  const words = useMessages(chartMessages);
  return (
    // A scrollable area must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.table} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{model.binDays === 7 ? words.week : words.days}</th>
            {model.series.map(({ name, colour }) => (
              <th key={colour} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {binTotals(model).map((total, bin) => {
            if (total === 0) return null;
            const { from, to } = binRange(model, bin);
            return (
              <tr key={from}>
                <th scope="row">{rangeText({ from, to })}</th>
                {model.series.map(({ colour, values }) => (
                  <td key={colour}>{numberText(values[bin] ?? 0)}</td>
                ))}
                <td>{numberText(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
