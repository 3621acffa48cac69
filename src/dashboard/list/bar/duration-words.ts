import { countNoun } from '#dashboard/ui/text/count-noun.ts';

/** "5 seconds", "4 minutes", "2 hours": an estimate, rounded up. */
export function durationWords(seconds: number): string {
  if (seconds < 55)
    return countNoun(Math.max(1, seconds < 10 ? Math.ceil(seconds) : Math.ceil(seconds / 5) * 5), 'second');
  if (seconds < 55 * 60) return countNoun(Math.ceil(seconds / 60), 'minute');
  return countNoun(Math.ceil(seconds / 3_600), 'hour');
}
