import type { CSSProperties } from 'react';
import type { Moon, Place } from './moon.ts';
import classes from './moon-disc.module.css';

const RADIUS_PX = 6;

/**
 * What draws a small picture of the moon's phase before the words of an element; the words say the same. Seen from the
 * southern half of the earth the other side is lit.
 */
export function moonDisc({ phase, waxing }: Moon, place: Place): { className: string; style: CSSProperties } {
  // How wide the ellipse is that parts light from dark: light comes from the right while waxing.
  const bulge = Math.cos(2 * Math.PI * phase);
  const southern = (place?.latitude ?? 0) < 0;
  const style = {
    '--bulge': `${(RADIUS_PX * Math.abs(bulge)).toFixed(2)}px`,
    '--middle': bulge > 0 ? 'var(--moon-dark)' : 'var(--moon-lit)',
    '--towards-light': waxing === southern ? 'to left' : 'to right',
  };
  return { className: classes.disc ?? '', style: style as CSSProperties };
}
