import type { ListColumn } from '#dashboard/list/list-column.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { MOON_BOUNDS, moonAt, type Place } from '#dashboard/sessions/model/moon.ts';
import { moonDisc } from '#dashboard/sessions/model/moon-disc.ts';
import classes from './sessions-cells.module.css';
import type { ListedEvent as Session } from '#contract/event.ts';

const DEFINITION = `Phase and lit part of the moon at mid-session, about. The trap’s clock is taken for mean solar time at its longitude, which moves the lit part by ${MOON_BOUNDS.placed} points at most, and by ${MOON_BOUNDS.acrossDateLine} on islands that keep the date of the other side of the date line. Without a location it is taken for UTC: ${MOON_BOUNDS.unplaced} points at most. Context, not a cause.`;

/** The column of the moon at mid-session. `placeOf` gives the location of a session's deployment. */
export function moonColumn(placeOf: (session: Session) => Place): ListColumn<Session> {
  return {
    field: 'moon',
    header: 'Moon',
    definition: DEFINITION,
    kind: 'number',
    width: 84,
    unit: '%',
    file: { name: 'moon_percent', source: 'start, duration, deployments/longitude' },
    served: null,
    value: (session) => moonAt(session, placeOf(session)).percent,
    cell: (session) => <MoonCell session={session} place={placeOf(session)} />,
  };
}

/** The moon's phase as a picture, and its lit share. */
function MoonCell({ session, place }: { session: Session; place: Place }) {
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
