import { numberText } from '#dashboard/ui/text/number-text.ts';

/** "1 capture", "841 captures". */
export function countWords(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** "3 detections", "no detections"; what is not known says so. */
export function detectionWords(count: number | null): string {
  if (count === null) return 'detections not reported';
  return count === 0 ? 'no detections' : countWords(count, 'detection');
}
