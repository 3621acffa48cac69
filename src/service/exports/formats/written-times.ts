import type { SetBackClocks } from '#service/exports/formats/set-back-clocks.ts';
import type { WriteTime } from '#service/exports/formats/zoned-times.ts';

/** How times with offsets are written. */
export interface WrittenTimes {
  timeOf: WriteTime;
  clocks: SetBackClocks;
}
