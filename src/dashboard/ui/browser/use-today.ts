import { dayNumber } from '#contract/time.ts';
import { useNow } from './use-now.ts';

/** The day number of today in the viewer's time zone. */
export function useToday(): number {
  const now = new Date(useNow(false));
  return dayNumber({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
