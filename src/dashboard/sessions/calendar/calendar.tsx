import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Deployment } from '#contract/deployment.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { HeatMatrix } from '#dashboard/chart/heat/heat-matrix.tsx';
import type { HeatPosition } from '#dashboard/chart/heat/heat-row.ts';
import type { HeatSelection } from '#dashboard/chart/heat/heat-selection.ts';
import { MOST_DEPLOYMENTS } from '#dashboard/list/sessions-link.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { usePrinting } from '#dashboard/list/table/use-printing.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarFoot } from './calendar-foot.tsx';
import { CALENDAR_METRICS } from './calendar-metrics.ts';
import { nightAt } from './calendar-nights.ts';
import { CalendarTable } from './calendar-table.tsx';
import { calendarCellText } from './calendar-words.ts';
import classes from './calendar.module.css';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import type { Event as Session } from '#contract/event.ts';
import { useCalendar } from './use-calendar.ts';
import { useSessionsScope } from '#dashboard/sessions/model/use-sessions-scope.ts';

interface CalendarProps {
  sessions: readonly Session[];
  deployments: readonly Deployment[];
  names: DeploymentNames;
  /** those that the table's search and filters leave of all nights; null where there are none */
  kept: readonly Session[] | null;
  /** every session has been read: what is empty has none */
  isWhole: boolean;
  /** said where there are no sessions to draw */
  nothing: ReactNode;
  /** what goes along to a session's page */
  along: Record<string, string>;
}

/** Deployments by nights: who was out when, and how much was there. A rectangle of it is what the table shows. */
export function Calendar({ sessions, deployments, names, kept, isWhole, nothing, along }: CalendarProps) {
  const [state] = useUrlState(sessionsParameters);
  const printing = usePrinting();
  const { project, metric, zoom, months: shownAs } = state;
  const { scope, changeScope } = useSessionsScope();
  const { deployments: ids, firstNight, lastNight } = scope;
  const navigate = useNavigate();
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const [fingerDraws, setFingerDraws] = useState(false);
  const [cursor, setCursor] = useState<{ id: number; night: number } | null>(null);
  const [hovered, setHovered] = useState<HeatPosition | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  // Of the matrix only what is in sight could be printed.
  const months = printing ? 'on' : shownAs;
  const picture = useCalendar({ sessions, deployments, names, kept }, metric);
  const extent = picture?.nights.extent ?? null;
  const selected = useMemo<HeatSelection>(
    () => ({
      // The rows are those of the chosen deployments.
      ids: null,
      days:
        extent === null || (firstNight === null && lastNight === null)
          ? null
          : { from: firstNight ?? extent.from, to: lastNight ?? extent.to },
    }),
    [firstNight, lastNight, extent],
  );
  if (picture === null || extent === null) {
    const isEmpty = picture !== null && isWhole;
    return <p className={classes.nothing}>{isEmpty ? nothing : 'Drawing the calendar …'}</p>;
  }
  const { nights, matrix, scale } = picture;
  const { rows } = nights;
  // The picture of a long list comes a little later than its end.
  const isKnown = isWhole && nights.sessions === sessions;

  // The cursor stays with its deployment when rows come and go.
  const cursorRow = cursor === null ? -1 : rows.findIndex(({ id }) => id === cursor.id);
  const place = cursor === null || cursorRow === -1 ? null : { row: cursorRow, day: cursor.night };
  const textOf = ({ row, day }: HeatPosition) => calendarCellText(rows[row], day, picture.metric, isKnown);
  const goTo = ({ row, day }: HeatPosition) => {
    const id = rows[row]?.id;
    if (id !== undefined) setCursor({ id, night: day });
  };
  const select = ({ ids: chosen, days }: HeatSelection) => {
    const tooLong = chosen !== null && chosen.size > MOST_DEPLOYMENTS;
    setTooLong(tooLong);
    // All rows are those that are chosen already, and Escape leaves nothing chosen.
    const sameRows = chosen === null && days !== null ? ids : null;
    void changeScope({
      deployments: chosen === null || tooLong ? sameRows : [...chosen],
      firstNight: days === null || days.from <= extent.from ? null : days.from,
      lastNight: days === null || days.to >= extent.to ? null : days.to,
    });
  };
  const open = ({ row, day }: HeatPosition) => {
    const session = nightAt(rows[row], day)?.sessions[0];
    if (session !== undefined) void navigate(paths.session(session.id, along));
  };
  return (
    <section className={classes.calendar} aria-label="Calendar">
      <CalendarBar fingerDraws={isTouched ? fingerDraws : null} onFingerDrawsChange={setFingerDraws} />
      <div className={classes.place}>
        {months === 'on' ? (
          <CalendarTable rows={rows} metric={metric} kept={ofProject(project)} />
        ) : (
          <HeatMatrix
            label={`${CALENDAR_METRICS[metric].header} by deployment and night. Arrow keys go from night to night and deployment to deployment, with Control from session to session; Shift chooses a rectangle, Enter opens.`}
            rows={matrix}
            extent={extent}
            startDay={nights.startDay}
            isFinal={isKnown}
            scale={scale}
            zoom={zoom === 'all' ? null : Number(zoom)}
            selected={selected}
            onSelect={select}
            cursor={place}
            onCursorChange={goTo}
            onHover={setHovered}
            textOf={textOf}
            onOpen={open}
            fingerDraws={fingerDraws}
          />
        )}
      </div>
      {months === 'off' && (
        <CalendarFoot
          picture={picture}
          place={hovered !== null && hovered.row < rows.length ? hovered : place}
          note={noteOf(rows.length, isTooLong)}
          textOf={textOf}
          hint="Point at a night, or drag over nights to see them alone in the table."
          isKnown={isKnown}
          isFiltered={kept !== null}
          along={along}
        />
      )}
    </section>
  );
}

/** What the calendar cannot show or do, if anything. */
function noteOf(rowCount: number, isTooLong: boolean): string | null {
  if (rowCount === 0) return 'The filters leave no session.';
  return isTooLong ? `Of more than ${MOST_DEPLOYMENTS} deployments only the nights are chosen.` : null;
}
