import { useMediaQuery } from '#dashboard/ui/browser/use-media-query.ts';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { HeatMatrix } from '#dashboard/chart/heat/heat-matrix.tsx';
import type { HeatPosition } from '#dashboard/chart/heat/heat-row.ts';
import type { HeatSelection } from '#dashboard/chart/heat/heat-selection.ts';
import { MOST_DEPLOYMENTS } from '#dashboard/links/sessions-link.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { usePrinting } from '#dashboard/ui/browser/use-printing.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarFoot } from './calendar-foot.tsx';
import { calendarNights, nightAt } from './calendar-nights.ts';
import { CalendarTable } from './calendar-table.tsx';
import { calendarCellText, metricHeader } from './calendar-words.ts';
import type { Messages } from './messages/en.ts';
import { calendarMessages } from './messages/calendar-messages.ts';
import { useCalendarPicture } from './use-calendar-picture.ts';
import classes from './calendar.module.css';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { useSessionsScope } from '#dashboard/sessions/lists/use-sessions-scope.ts';

interface CalendarProps {
  sessions: readonly Session[];
  deployments: readonly Deployment[];
  names: DeploymentNames;
  /** those that match search and filters, nights aside; null where nothing is filtered */
  matching: readonly Session[] | null;
  /** every session is loaded, so an empty cell has none */
  isWhole: boolean;
  /** shown where there are no sessions to draw */
  nothing: ReactNode;
  /** parameters that links to a session's page carry */
  carried: Record<string, string>;
}

/** A heat map of deployments by night. Selecting a rectangle filters the table. */
export function Calendar({ sessions, deployments, names, matching, isWhole, nothing, carried }: CalendarProps) {
  const words = useMessages(calendarMessages);
  const { drawing } = useMessages(sessionsMessages);
  const [state] = useUrlState(sessionsParameters);
  const printing = usePrinting();
  const { project, metric, zoom, months: shownAs } = state;
  const { scope, changeScope } = useSessionsScope();
  const { deployments: ids, firstNight, lastNight } = scope;
  const navigate = useNavigate();
  // The same in every language.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const [fingerDraws, setFingerDraws] = useState(false);
  const [cursor, setCursor] = useState<{ id: number; night: number } | null>(null);
  const [hovered, setHovered] = useState<HeatPosition | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  // Only the visible part of the heat map could be printed.
  const months = printing ? 'on' : shownAs;
  const beginNights = useCallback(
    () => calendarNights(sessions, deployments, matching, names),
    [sessions, deployments, matching, names],
  );
  const picture = useCalendarPicture(beginNights, metric);
  const extent = picture?.nights.extent ?? null;
  const selected = useMemo<HeatSelection>(
    () => ({
      // The rows are already limited to the selected deployments.
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
    return <p className={classes.nothing}>{isEmpty ? nothing : drawing}</p>;
  }
  const { nights, matrix, scale } = picture;
  const { rows } = nights;
  // For a long list, the picture is computed a little after the last session is loaded.
  const isKnown = isWhole && nights.sessions === sessions;

  // The cursor stays on its deployment when rows are added or removed.
  const cursorRow = cursor === null ? -1 : rows.findIndex(({ id }) => id === cursor.id);
  const cursorCell = cursor === null || cursorRow === -1 ? null : { row: cursorRow, day: cursor.night };
  const textOf = ({ row, day }: HeatPosition) => calendarCellText(rows[row], day, picture.metric, isKnown);
  const goTo = ({ row, day }: HeatPosition) => {
    const id = rows[row]?.id;
    if (id !== undefined) setCursor({ id, night: day });
  };
  const select = ({ ids: chosen, days }: HeatSelection) => {
    const tooLong = chosen !== null && chosen.size > MOST_DEPLOYMENTS;
    setTooLong(tooLong);
    // A rectangle over all rows keeps the deployments that are selected; Escape clears them.
    const sameRows = chosen === null && days !== null ? ids : null;
    void changeScope({
      deployments: chosen === null || tooLong ? sameRows : [...chosen],
      firstNight: days === null || days.from <= extent.from ? null : days.from,
      lastNight: days === null || days.to >= extent.to ? null : days.to,
    });
  };
  const open = ({ row, day }: HeatPosition) => {
    const session = nightAt(rows[row], day)?.sessions[0];
    if (session !== undefined) void navigate(paths.session(session.id, carried));
  };
  return (
    <section className={classes.calendar} aria-label={words.calendar}>
      <CalendarBar fingerDraws={isTouched ? fingerDraws : null} onFingerDrawsChange={setFingerDraws} />
      <div className={classes.place}>
        {months === 'on' ? (
          <CalendarTable rows={rows} metric={metric} carried={ofProject(project)} />
        ) : (
          <HeatMatrix
            label={words.byDeployment(metricHeader(metric))}
            rows={matrix}
            extent={extent}
            startDay={nights.startDay}
            isFinal={isKnown}
            scale={scale}
            zoom={zoom === 'all' ? null : Number(zoom)}
            selected={selected}
            onSelect={select}
            cursor={cursorCell}
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
          cell={hovered !== null && hovered.row < rows.length ? hovered : cursorCell}
          note={noteOf(words, rows.length, { isKnown, isTooLong })}
          textOf={textOf}
          hint={words.hint}
          isKnown={isKnown}
          isFiltered={matching !== null}
          carried={carried}
        />
      )}
    </section>
  );
}

/** A note on what the calendar cannot show or do; null if nothing. */
function noteOf(
  words: Messages,
  rowCount: number,
  { isKnown, isTooLong }: { isKnown: boolean; isTooLong: boolean },
): string | null {
  if (rowCount === 0) return isKnown ? words.noneMatch : null;
  return isTooLong ? words.nightsOnly(numberText(MOST_DEPLOYMENTS)) : null;
}
