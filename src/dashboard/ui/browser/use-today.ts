import { today } from './today.ts';
import { useNow } from './use-now.ts';

/** The day number of today in the viewer's time zone. */
export function useToday(): number {
  return today(useNow(false));
}
