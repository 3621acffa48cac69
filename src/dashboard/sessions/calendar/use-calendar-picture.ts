import { useMemo } from 'react';
import type { Work } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import type { CalendarMetric } from './calendar-metrics.ts';
import type { CalendarNights } from './calendar-nights.ts';
import { calendarPicture } from './calendar-picture.ts';

/** The picture of the nights that `begin` computes; null before the first. `begin` must be memoised. */
export function useCalendarPicture(begin: () => Work<CalendarNights>, metric: CalendarMetric) {
  const { last: nights } = useWork(begin);
  const beginPicture = useMemo(
    () => (nights === null ? null : () => calendarPicture(nights, metric)),
    [nights, metric],
  );
  return useWork(beginPicture).last;
}
