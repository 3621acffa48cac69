import type { Moon } from './moon.ts';
import classes from './moon-disc.module.css';

const RADIUS = 6;

interface MoonDiscProps {
  moon: Moon;
  /** seen from the southern half of the earth the other side is lit */
  southern: boolean;
}

/** A small picture of the moon's phase, for the eye; the words stand beside it. */
export function MoonDisc({ moon: { phase, waxing }, southern }: MoonDiscProps) {
  // How wide the ellipse is that parts light from dark, and which way it bulges: light from the right while waxing.
  const bulge = Math.cos(2 * Math.PI * phase);
  const inner = `A ${RADIUS * Math.abs(bulge)} ${RADIUS} 0 0 ${bulge > 0 ? 0 : 1} 0 ${-RADIUS}`;
  const lit = `M 0 ${-RADIUS} A ${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS} ${inner} Z`;
  return (
    <svg className={classes.disc} width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
      <circle className={classes.dark} r={RADIUS} />
      <path className={classes.lit} d={lit} transform={waxing === southern ? 'scale(-1 1)' : undefined} />
    </svg>
  );
}
