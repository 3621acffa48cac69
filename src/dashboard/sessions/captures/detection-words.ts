import { countNoun } from '#dashboard/ui/text/count-noun.ts';

/** "3 detections", "no detections", "detections not reported". */
export function detectionWords(count: number | null): string {
  if (count === null) return 'detections not reported';
  return count === 0 ? 'no detections' : countNoun(count, 'detection');
}
