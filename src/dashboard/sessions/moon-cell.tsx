import type { Moon } from './moon.ts';
import { MoonDisc } from './moon-disc.tsx';
import classes from './sessions-cells.module.css';

/** The moon's phase and how much of it is lit. */
export function MoonCell({ moon, southern }: { moon: Moon; southern: boolean }) {
  const words = `${moon.name}, about ${moon.percent} % lit at mid-session`;
  return (
    <span className={classes.moon} title={words}>
      <MoonDisc moon={moon} southern={southern} />
      <span aria-hidden="true">{moon.percent} %</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
