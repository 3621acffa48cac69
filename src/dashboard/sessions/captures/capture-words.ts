import { countNoun } from '#dashboard/ui/text/count-noun.ts';

/** "3 detections", "no detections"; what is not known says so. */
export function detectionWords(count: number | null): string {
  if (count === null) return 'detections not reported';
  return count === 0 ? 'no detections' : countNoun(count, 'detection');
}
