import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { moonAt, type Place } from '#dashboard/sessions/model/moon.ts';
import { moonDisc } from '#dashboard/sessions/model/moon-disc.ts';
import classes from './sessions-cells.module.css';
import type { Event as Session } from '#contract/event.ts';

/** The moon's phase as a picture, and its lit share. */
export function MoonCell({ session, place }: { session: Session; place: Place }) {
  const moon = moonAt(session, place);
  const percent = wholePercentText(moon.percent / 100);
  const words = `${moon.name}, about ${percent} lit at mid-session`;
  const { className, style } = moonDisc(moon, place);
  return (
    <span className={`${classes.moon} ${className}`} style={style} role="img" aria-label={words} title={words}>
      {percent}
    </span>
  );
}
