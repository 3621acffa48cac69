import type { Messages } from '#dashboard/night/session/messages/en.ts';

/** "3 detections", "no detections", "detections not reported". */
export function detectionWords(count: number | null, words: Messages): string {
  return count === null ? words.detectionsUnknown : words.detections(count);
}
