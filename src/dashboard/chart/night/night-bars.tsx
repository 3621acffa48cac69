import { useMemo } from 'react';
import classes from './night-bars.module.css';
import type { BinnedNights } from './binned-nights.ts';

/** The smallest visible height of a bar, as a fraction. */
const LEAST = 0.06;

interface NightBarsProps {
  nights: BinnedNights;
  /** what the bars show, with their highest value: for screen readers, and on hover */
  label: string;
}

/**
 * One value a night as small bars without axes, stretched to their container. A night with zero has a mark on the base
 * line, a night without a session nothing, one whose value is not reported a pale bar.
 */
export function NightBars({ nights: { bins, most }, label }: NightBarsProps) {
  const paths = useMemo(() => {
    const [known, zero, unknown]: [string[], string[], string[]] = [[], [], []];
    for (const { index, value } of bins) {
      const [left, right] = [index + 0.1, index + 0.9];
      if (value === null) unknown.push(`M${left} 0.92V0.6H${right}V0.92Z`);
      else if (value === 0) zero.push(`M${left} 1V0.95H${right}V1Z`);
      else known.push(`M${left} 0.92V${0.92 * (1 - Math.max(LEAST, value / most))}H${right}V0.92Z`);
    }
    return { known: known.join(''), zero: zero.join(''), unknown: unknown.join('') };
  }, [bins, most]);
  const width = Math.max(1, (bins.at(-1)?.index ?? 0) + 1);
  return (
    <svg className={classes.bars} viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" role="img" aria-label={label}>
      <title>{label}</title>
      <path className={classes.base} d={`M0 0.92H${width}V0.94H0Z`} />
      <path className={classes.unknown} d={paths.unknown} />
      <path className={classes.known} d={paths.known} />
      <path className={classes.zero} d={paths.zero} />
    </svg>
  );
}
