import { useMemo } from 'react';
import type { Work } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import type { CalendarMetric } from './calendar-metrics.ts';
import type { CalendarNights } from './calendar-nights.ts';
import { calendarPicture } from './calendar-picture.ts';

/** The picture of what `begin` makes, the same function for as long as that is; null before there is any. */
export function useCalendarPicture(begin: () => Work<CalendarNights>, metric: CalendarMetric) {
  const { last: nights } = useWork(begin);
  const beginPicture = useMemo(
    () => (nights === null ? null : () => calendarPicture(nights, metric)),
    [nights, metric],
  );
  return useWork(beginPicture).last;
}
