import { useCallback, type CSSProperties, type ReactNode } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { heatGeometry } from '#dashboard/chart/heat/heat-geometry.ts';
import { usePrinting } from '#dashboard/ui/browser/use-printing.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { CalendarBar } from '#dashboard/sessions/calendar/calendar-bar.tsx';
import { CalendarTable } from '#dashboard/sessions/calendar/calendar-table.tsx';
import { calendarYears, yearsOf } from '#dashboard/sessions/calendar/calendar-years.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './deployment-nights.module.css';
import { DeploymentYears } from './deployment-years.tsx';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { useCalendarPicture } from '#dashboard/sessions/calendar/use-calendar-picture.ts';

interface DeploymentCalendarProps {
  deployment: Deployment;
  sessions: readonly Session[];
  /** every session is loaded, so an empty cell has none */
  isWhole: boolean;
  /** shown where there is no night to draw */
  nothing: ReactNode;
  /** parameters that links to a session's page carry */
  carried: Record<string, string>;
}

const SCROLLBAR_PX = 16;

/** The nights of one deployment, one row per year, so that the seasons can be compared. */
export function DeploymentCalendar({ deployment, sessions, isWhole, nothing, carried }: DeploymentCalendarProps) {
  const words = useMessages(sessionsMessages);
  const [{ metric, months }] = useUrlState(sessionsParameters);
  const printing = usePrinting();
  const begin = useCallback(() => calendarYears(sessions, deployment), [sessions, deployment]);
  const picture = useCalendarPicture(begin, metric);
  const extent = picture?.nights.extent ?? null;
  // Until the first sessions are loaded, space is reserved for the years of the deployment's dates.
  const rowCount = extent === null ? Math.max(1, yearsOf(deployment).length) : (picture?.nights.rows.length ?? 1);
  const { height } = heatGeometry({ extent: extent ?? { from: 0, to: 0 }, rowCount, zoom: null, isOfYears: true }, 0);
  const isTable = months === 'on' || printing;
  return (
    <Card as="section" aria-labelledby="nights" className={classes.panel}>
      <h2 id="nights" className={classes.title}>
        {words.nights}
      </h2>
      <CalendarBar fingerDraws={null} onFingerDrawsChange={() => {}} />
      {isTable && picture !== null ? (
        <CalendarTable rows={picture.nights.rows} metric={metric} by="year" />
      ) : (
        <div className={classes.years} style={{ '--height': `${height + SCROLLBAR_PX}px` } as CSSProperties}>
          {picture === null || extent === null ? (
            <Text size="medium" className={classes.drawing}>
              {isWhole ? nothing : words.drawing}
            </Text>
          ) : (
            <DeploymentYears
              picture={picture}
              extent={extent}
              isKnown={isWhole && picture.nights.sessions === sessions}
              carried={carried}
            />
          )}
        </div>
      )}
    </Card>
  );
}
