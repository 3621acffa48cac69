import { binTotals, type SeasonPlotModel, type SeasonSeries } from './season-plot-model.ts';
import classes from './season-plot.module.css';

interface SeasonBarsProps {
  model: SeasonPlotModel;
  /** where the axis ends */
  most: number;
  /** the emphasised series, at the bottom and in full colour; null: none */
  emphasized: number | null;
}

/** The gap on either side of a bar, as a fraction of its bin. */
const GAP = 0.08;

/** Stacked bars, stretched to their container: one path per series, so that many seasons need no more elements. */
export function SeasonBars({ model, most, emphasized }: SeasonBarsProps) {
  const bins = binTotals(model).length;
  const floors = Array.from({ length: bins }, () => 0);
  const sorted = model.series.map((series, index) => ({ series, index }));
  if (emphasized !== null) sorted.sort((a, b) => Number(b.index === emphasized) - Number(a.index === emphasized));
  return (
    <svg className={classes.bars} viewBox={`0 0 ${Math.max(1, bins)} 1`} preserveAspectRatio="none" aria-hidden="true">
      {sorted.map(({ series, index }) => (
        <path
          key={index}
          d={barsOf(series, floors, most)}
          style={{ fill: `var(${series.colour})` }}
          data-pale={(emphasized !== null && emphasized !== index) || undefined}
        />
      ))}
    </svg>
  );
}

/** Stacks a series on `floors`, and raises these. */
function barsOf({ values }: SeasonSeries, floors: number[], most: number): string {
  return values
    .map((value, bin) => {
      if (value === 0) return '';
      const floor = floors[bin] ?? 0;
      floors[bin] = floor + value;
      return `M${bin + GAP} ${1 - floor / most}V${1 - (floor + value) / most}H${bin + 1 - GAP}V${1 - floor / most}Z`;
    })
    .join('');
}
