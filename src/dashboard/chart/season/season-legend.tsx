import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { SeasonSeries } from './season-plot-model.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './season-plot.module.css';

interface SeasonLegendProps {
  series: readonly SeasonSeries[];
  /** the number beside each name: of one bin, or of all */
  numberOf: (series: SeasonSeries) => number;
  emphasized: number | null;
  onEmphasize: (index: number | null) => void;
}

/** The colour legend with counts; a click moves a series to the bottom, so that its shape can be seen. */
export function SeasonLegend({ series, numberOf, emphasized, onEmphasize }: SeasonLegendProps) {
  const words = useMessages(chartMessages);
  return (
    <ul className={classes.legend}>
      {series.map((one, index) => (
        <li key={one.colour}>
          <button
            type="button"
            className={controls.row}
            aria-pressed={emphasized === index}
            title={words.toBottom(one.name)}
            onClick={() => onEmphasize(emphasized === index ? null : index)}
          >
            <span className={classes.swatch} style={{ background: `var(${one.colour})` }} />
            <span className={classes.name}>{one.name}</span>
            <span className={classes.number}>{numberText(numberOf(one))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
