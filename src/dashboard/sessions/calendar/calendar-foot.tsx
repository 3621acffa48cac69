import { Link } from 'react-router-dom';
import { HeatLegend } from '#dashboard/chart/heat/heat-legend.tsx';
import type { HeatPosition } from '#dashboard/chart/heat/heat-row.ts';
import { paths } from '#dashboard/paths.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { timestampClockText } from '#dashboard/ui/text/clock-text.ts';
import { CALENDAR_METRICS } from './calendar-metrics.ts';
import { nightAt } from './calendar-nights.ts';
import type { CalendarPicture } from './calendar-picture.ts';
import classes from './calendar.module.css';
import { rateText } from '#dashboard/sessions/model/session-rates.ts';

interface CalendarFootProps {
  picture: CalendarPicture;
  /** where the pointer or the keyboard is */
  place: HeatPosition | null;
  textOf: (place: HeatPosition) => string;
  /** said while the pointer is nowhere */
  hint: string;
  /** what the calendar cannot show or do */
  note: string | null;
  /** every session has been read */
  isKnown: boolean;
  isFiltered: boolean;
  /** what goes along to a session's page */
  along: Record<string, string>;
}

/** What the calendar shows where the pointer or the keyboard is, the way to it, and what the colours mean. */
export function CalendarFoot({ picture, place, textOf, hint, note, isKnown, isFiltered, along }: CalendarFootProps) {
  const { nights, metric, scale } = picture;
  const night = place === null ? undefined : nightAt(nights.rows[place.row], place.day);
  return (
    <div className={classes.foot}>
      <p className={classes.readout}>
        {place === null ? note === null && <span className={classes.hint}>{hint}</span> : <span>{textOf(place)}</span>}
        {note !== null && <span role="status">{note}</span>}
        {night?.sessions.map(({ id, start }) => (
          <Link key={id} to={paths.session(id, along)}>
            Open the session of {timestampClockText(start)}
          </Link>
        ))}
      </p>
      <HeatLegend
        metric={CALENDAR_METRICS[metric].header}
        scale={scale}
        numberText={metric === 'captures_per_hour' ? rateText : numberText}
        empty={isKnown ? 'no session' : 'no session read so far'}
        leftOut={isFiltered ? 'left out by the filters' : null}
      />
    </div>
  );
}
