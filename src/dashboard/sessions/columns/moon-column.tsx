import { paths } from '#dashboard/paths.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import type { Messages } from '#dashboard/sessions/messages/en.ts';
import { MOON_BOUNDS, moonAt, type Place } from '#dashboard/findings/moon.ts';
import { moonDisc } from '#dashboard/sessions/model/moon-disc.ts';
import classes from './sessions-cells.module.css';
import type { ListedEvent as Session } from '#contract/records/event.ts';

/** The column of the moon at mid-session. `placeOf` gives the location of a session's deployment. */
export function moonColumn(placeOf: (session: Session) => Place, words: Messages): ListColumn<Session> {
  const { placed, acrossDateLine, unplaced } = MOON_BOUNDS;
  return {
    field: 'moon',
    header: words.columns.moon,
    definition: words.moonMeans(numberText(placed), numberText(acrossDateLine), numberText(unplaced)),
    explained: paths.statistics('moon'),
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
  const words = useMessages(sessionsMessages);
  const moon = moonAt(session, place);
  const percent = wholePercentText(moon.percent / 100);
  const text = words.moonAt(words.moonPhases[moon.name], percent);
  const { className, style } = moonDisc(moon, place);
  return (
    <span className={`${classes.moon} ${className}`} style={style} role="img" aria-label={text} title={text}>
      {percent}
    </span>
  );
}
