import { useCallback } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import type { CalendarMetric } from './calendar-metrics.ts';
import { calendarNights } from './calendar-nights.ts';
import type { Event as Session } from '#contract/event.ts';
import { useCalendarPicture } from './use-calendar-picture.ts';

interface CalendarData {
  sessions: readonly Session[];
  deployments: readonly Deployment[];
  names: DeploymentNames;
  /** those that the table's search and filters leave; null where there are none */
  kept: readonly Session[] | null;
}

/** The calendar's picture; of long lists a little later than they come. Null before there is any. */
export function useCalendar({ sessions, deployments, names, kept }: CalendarData, metric: CalendarMetric) {
  const beginNights = useCallback(
    () => calendarNights(sessions, deployments, kept, names),
    [sessions, deployments, kept, names],
  );
  return useCalendarPicture(beginNights, metric);
}
