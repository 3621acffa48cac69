import type { ExportAge } from '#dashboard/api/live/live-export-age.ts';
import { roughSpanText } from './span-text.ts';

/** Closer is within what the polling misses. */
const CLOSE_MS = 5_000;

/** How long ago an export last changed, in words, and what they rest on. */
export function exportAgeWords({ ms, wasSeen }: ExportAge): { words: string; basis: string } {
  if (wasSeen) {
    const words = ms < CLOSE_MS ? 'just now' : `${roughSpanText(ms)} ago`;
    return { words, basis: 'Measured here, from when this page saw it change.' };
  }
  const basis =
    'The service’s times carry no zone: this is how long the page has watched without a change, or how much newer the newest time is that the service has written.';
  return { words: ms < CLOSE_MS ? 'no change seen yet' : `at least ${roughSpanText(ms)} ago`, basis };
}
