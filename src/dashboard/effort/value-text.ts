import { rateText } from '#dashboard/findings/rate-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { EffortMeasure } from '#dashboard/effort/model/effort-measure.ts';

/** A value of a cell as a number. */
export function valueText(value: number, measure: EffortMeasure): string {
  return measure === 'hours' ? rateText(value) : numberText(value);
}
