import type { Moon } from './moon.ts';
import { moonDisc } from './moon-disc.ts';
import classes from './sessions-cells.module.css';

/** The moon's phase and how much of it is lit. */
export function MoonCell({ moon, southern }: { moon: Moon; southern: boolean }) {
  const words = `${moon.name}, about ${moon.percent} % lit at mid-session`;
  const { className, style } = moonDisc(moon, southern);
  return (
    <span className={`${classes.moon} ${className}`} style={style} role="img" aria-label={words} title={words}>
      {moon.percent} %
    </span>
  );
}
