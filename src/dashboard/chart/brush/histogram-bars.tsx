import classes from './histogram-brush.module.css';

export interface HistogramBin {
  /** of the whole set */
  whole: number;
  /** of these, what is shown at present, whatever days are chosen */
  kept: number;
}

interface HistogramBarsProps {
  bins: readonly HistogramBin[];
  /** that the picture is wide; the last bin may be cut */
  days: number;
  binDays: number;
}

/** The least that is still seen, of the height. */
const LEAST = 0.05;

/** Two sets of bars in one picture, pale for the whole and strong for what is shown; stretched to its place. */
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
      <path className={classes.kept} d={barsOf(({ kept }) => kept)} />
    </svg>
  );
}
