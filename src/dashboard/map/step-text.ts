import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { type MetricScale, rangeText, type Step } from './metric-scale.ts';

/** The values of a step in words: "1–20", "0", "not reported", or what the scale says. */
export function stepText({ steps, unknownText }: MetricScale, step: Step): string {
  if (step === 'zero') return numberText(0);
  const range = steps.find((one) => one.step === step);
  if (range === undefined) return unknownText ?? mapMessages.now.notReported;
  return range.text ?? rangeText(numberText(range.from), numberText(range.to), range.above);
}
