import { Link } from 'react-router-dom';
import { HeatLegend } from '#dashboard/chart/heat/heat-legend.tsx';
import type { HeatPosition } from '#dashboard/chart/heat/heat-row.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { paths } from '#dashboard/paths.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { timestampClockText } from '#dashboard/ui/text/clock-text.ts';
import { metricHeader } from './calendar-words.ts';
import { nightAt } from './calendar-nights.ts';
import type { CalendarPicture } from './calendar-picture.ts';
import { calendarMessages } from './messages/calendar-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './calendar.module.css';
import { rateText } from '#dashboard/findings/rate-text.ts';

interface CalendarFootProps {
  picture: CalendarPicture;
  /** the cell under the pointer or the keyboard cursor */
  cell: HeatPosition | null;
  textOf: (cell: HeatPosition) => string;
  /** shown while there is no such cell */
  hint: string;
  /** what the calendar cannot show or do */
  note: string | null;
  /** every session is loaded */
  isKnown: boolean;
  isFiltered: boolean;
  /** parameters that links to a session's page carry */
  carried: Record<string, string>;
}

/** Below the calendar: the current cell in words, links to its sessions, and the legend. */
export function CalendarFoot({ picture, cell, textOf, hint, note, isKnown, isFiltered, carried }: CalendarFootProps) {
  const words = useMessages(calendarMessages);
  const { nights, metric, scale } = picture;
  const night = cell === null ? undefined : nightAt(nights.rows[cell.row], cell.day);
  return (
    <div className={classes.foot}>
      <Text size="medium" tone="ink" figures className={classes.readout}>
        {cell === null ? note === null && <span className={classes.hint}>{hint}</span> : <span>{textOf(cell)}</span>}
        {note !== null && <span role="status">{note}</span>}
        {night?.sessions.map(({ id, start }) => (
          <Link key={id} to={paths.session(id, carried)}>
            {words.openSession(timestampClockText(start))}
          </Link>
        ))}
      </Text>
      <HeatLegend
        metric={metricHeader(metric)}
        scale={scale}
        numberText={metric === 'captures_per_hour' ? rateText : numberText}
        empty={isKnown ? words.noSession : words.noneSoFar}
        leftOut={isFiltered ? words.leftOut : null}
      />
    </div>
  );
}
