import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { HeatMatrix } from '#dashboard/chart/heat/heat-matrix.tsx';
import type { HeatPosition } from '#dashboard/chart/heat/heat-row.ts';
import { NOTHING_CHOSEN } from '#dashboard/chart/heat/heat-selection.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { paths } from '#dashboard/paths.ts';
import { CalendarFoot } from '#dashboard/sessions/calendar/calendar-foot.tsx';
import { nightAt } from '#dashboard/sessions/calendar/calendar-nights.ts';
import type { CalendarPicture } from '#dashboard/sessions/calendar/calendar-picture.ts';
import { calendarMessages } from '#dashboard/sessions/calendar/messages/calendar-messages.ts';
import { metricHeader, yearCellText } from '#dashboard/sessions/calendar/calendar-words.ts';
import classes from './deployment-nights.module.css';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';

interface DeploymentYearsProps {
  /** rows are years, columns the days of a leap year */
  picture: CalendarPicture;
  extent: DayRange;
  /** every session is loaded and in the picture */
  isKnown: boolean;
  /** parameters that links to a session's page carry */
  carried: Record<string, string>;
}

/** Least width of a night by default: a whole year fits a laptop's window. */
const SEASON_PX = 3;
const WIDTHS_PX = { all: null, '4': SEASON_PX, '8': 8, '14': 14 };

/** The heat map of years by night, and the current cell in words below it. */
export function DeploymentYears({ picture, extent, isKnown, carried }: DeploymentYearsProps) {
  const words = useMessages(calendarMessages);
  const [{ zoom }] = useUrlState(sessionsParameters);
  const navigate = useNavigate();
  const [cursor, setCursor] = useState<{ year: number; night: number } | null>(null);
  const [hovered, setHovered] = useState<HeatPosition | null>(null);
  const { nights, matrix, scale, metric } = picture;
  const { rows } = nights;

  // The cursor stays on its year when more years are loaded.
  const cursorRow = cursor === null ? -1 : rows.findIndex(({ id }) => id === cursor.year);
  const cursorCell = cursor === null || cursorRow === -1 ? null : { row: cursorRow, day: cursor.night };
  const textOf = ({ row, day }: HeatPosition) => yearCellText(rows[row], day, metric, isKnown);
  return (
    <>
      <div className={classes.matrix}>
        <HeatMatrix
          label={words.byYear(metricHeader(metric))}
          rows={matrix}
          extent={extent}
          startDay={nights.startDay}
          scale={scale}
          zoom={WIDTHS_PX[zoom]}
          isOfYears
          selected={NOTHING_CHOSEN}
          cursor={cursorCell}
          onCursorChange={({ row, day }) => {
            const year = rows[row]?.id;
            if (year !== undefined) setCursor({ year, night: day });
          }}
          onHover={setHovered}
          textOf={textOf}
          onOpen={({ row, day }) => {
            const session = nightAt(rows[row], day)?.sessions[0];
            if (session !== undefined) void navigate(paths.session(session.id, carried));
          }}
          fingerDraws={false}
        />
      </div>
      <CalendarFoot
        picture={picture}
        cell={hovered !== null && hovered.row < rows.length ? hovered : cursorCell}
        textOf={textOf}
        hint={words.hintOfYears}
        note={null}
        isKnown={isKnown}
        isFiltered={false}
        carried={carried}
      />
    </>
  );
}
