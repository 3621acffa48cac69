import type { Capture } from '#contract/records/capture.ts';

/** A capture whose time is reported. */
export type TimedCapture = Capture & { timestamp: string };

export function hasTime(capture: Capture): capture is TimedCapture {
  return capture.timestamp !== null;
}
