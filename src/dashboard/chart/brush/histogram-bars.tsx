import type { HistogramBin } from '#dashboard/chart/day-histogram.ts';
import classes from './histogram-brush.module.css';

interface HistogramBarsProps {
  bins: readonly HistogramBin[];
  /** width of the picture in days; the last bin may be cut off */
  days: number;
  binDays: number;
}

/** The smallest visible height of a bar, as a fraction. */
const LEAST = 0.05;

/**
 * Two sets of bars in one picture, pale for all records and strong for the matching ones; stretched to its container.
 */
export function HistogramBars({ bins, days, binDays }: HistogramBarsProps) {
  const most = bins.reduce((highest, { whole }) => Math.max(highest, whole), 1);
  const barsOf = (count: (bin: HistogramBin) => number) =>
    bins
      .map((bin, index) => {
        const value = count(bin);
        if (value === 0) return '';
        const [left, right] = [(index + 0.1) * binDays, Math.min((index + 0.9) * binDays, days)];
        return `M${left} 1V${1 - Math.max(LEAST, value / most)}H${right}V1Z`;
      })
      .join('');
  return (
    <svg className={classes.bars} viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={classes.whole} d={barsOf(({ whole }) => whole)} />
      <path className={classes.matching} d={barsOf(({ matching }) => matching)} />
    </svg>
  );
}
