import type { CSSProperties } from 'react';
import type { Moon, Place } from '#dashboard/findings/moon.ts';
import classes from './moon-disc.module.css';

const RADIUS_PX = 6;

/**
 * Class and style that draw the moon's phase in front of an element's text, which says the same. In the southern
 * hemisphere the other side is lit.
 */
export function moonDisc({ phase, waxing }: Moon, place: Place): { className: string; style: CSSProperties } {
  // The width of the ellipse between the lit and the dark part; while waxing, the right side is lit.
  const bulge = Math.cos(2 * Math.PI * phase);
  const southern = (place?.latitude ?? 0) < 0;
  const style = {
    '--bulge': `${(RADIUS_PX * Math.abs(bulge)).toFixed(2)}px`,
    '--middle': bulge > 0 ? 'var(--moon-dark)' : 'var(--moon-lit)',
    // The same in every language.
    '--towards-light': waxing === southern ? 'to left' : 'to right',
  };
  return { className: classes.disc ?? '', style: style as CSSProperties };
}
