import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { HeatMatrix } from '#dashboard/chart/heat/heat-matrix.tsx';
import type { HeatPosition } from '#dashboard/chart/heat/heat-row.ts';
import { NOTHING_CHOSEN } from '#dashboard/chart/heat/heat-selection.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { paths } from '#dashboard/paths.ts';
import { CalendarFoot } from '#dashboard/sessions/calendar/calendar-foot.tsx';
import { CALENDAR_METRICS } from '#dashboard/sessions/calendar/calendar-metrics.ts';
import { nightAt } from '#dashboard/sessions/calendar/calendar-nights.ts';
import type { CalendarPicture } from '#dashboard/sessions/calendar/calendar-picture.ts';
import { yearCellText } from '#dashboard/sessions/calendar/calendar-words.ts';
import classes from '#dashboard/sessions/deployment-nights.module.css';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';

interface DeploymentYearsProps {
  /** of years by the days of any year */
  picture: CalendarPicture;
  extent: DayRange;
  /** every session has been read and is in the picture */
  isKnown: boolean;
  /** what goes along to a session's page */
  along: Record<string, string>;
}

/** Least width of a night where the address says nothing: a whole year fits a laptop's window. */
const SEASON_PX = 3;
const WIDTHS_PX = { all: null, '4': SEASON_PX, '8': 8, '14': 14 };

/** Years by nights, and below them what is where the pointer or the keyboard is. */
export function DeploymentYears({ picture, extent, isKnown, along }: DeploymentYearsProps) {
  const [{ zoom }] = useUrlState(sessionsParameters);
  const navigate = useNavigate();
  const [cursor, setCursor] = useState<{ year: number; night: number } | null>(null);
  const [hovered, setHovered] = useState<HeatPosition | null>(null);
  const { nights, matrix, scale, metric } = picture;
  const { rows } = nights;

  // The cursor stays with its year when more of them come.
  const cursorRow = cursor === null ? -1 : rows.findIndex(({ id }) => id === cursor.year);
  const place = cursor === null || cursorRow === -1 ? null : { row: cursorRow, day: cursor.night };
  const textOf = ({ row, day }: HeatPosition) => yearCellText(rows[row], day, metric, isKnown);
  return (
    <>
      <div className={classes.matrix}>
        <HeatMatrix
          label={`${CALENDAR_METRICS[metric].header} by year and night. Arrow keys go from night to night and year to year, with Control from session to session; Enter opens.`}
          rows={matrix}
          extent={extent}
          startDay={nights.startDay}
          scale={scale}
          zoom={WIDTHS_PX[zoom]}
          isOfYears
          selected={NOTHING_CHOSEN}
          cursor={place}
          onCursorChange={({ row, day }) => {
            const year = rows[row]?.id;
            if (year !== undefined) setCursor({ year, night: day });
          }}
          onHover={setHovered}
          textOf={textOf}
          onOpen={({ row, day }) => {
            const session = nightAt(rows[row], day)?.sessions[0];
            if (session !== undefined) void navigate(paths.session(session.id, along));
          }}
          fingerDraws={false}
        />
      </div>
      <CalendarFoot
        picture={picture}
        place={hovered !== null && hovered.row < rows.length ? hovered : place}
        textOf={textOf}
        hint="Point at a night; a press keeps it, with the way to its session."
        note={null}
        isKnown={isKnown}
        isFiltered={false}
        along={along}
      />
    </>
  );
}
