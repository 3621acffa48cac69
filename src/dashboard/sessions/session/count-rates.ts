import type { SessionCountField } from '#dashboard/sessions/model/session-count-field.ts';
import { durationSeconds } from '#dashboard/ui/text/duration-text.ts';
import type { Messages } from '#dashboard/sessions/session/messages/en.ts';
import { capturesPerHour, rateText } from '#dashboard/findings/session-rates.ts';
import type { ListedEvent as Session } from '#contract/event.ts';

const HOUR_SECONDS = 3_600;
const SMALLEST = 0.01;

/**
 * The text below each count: captures an hour; detections and occurrences per 100 captures and an hour, since captures
 * measure effort. Null where a number is unknown or the divisor is 0.
 */
export function countRates(session: Session, words: Messages): Record<SessionCountField, string | null> {
  const { captures_count: captures, detections_count, occurrences_count, duration } = session;
  const seconds = durationSeconds(duration);
  const perHour = capturesPerHour(session);
  const rate = (count: number | null) => {
    if (count === null) return null;
    const rates = [
      captures === null || captures === 0 ? [] : words.per100(smallRateText((100 * count) / captures, words)),
      seconds === null || seconds === 0 ? [] : words.perHour(smallRateText((HOUR_SECONDS * count) / seconds, words)),
    ].flat();
    return rates.length === 0 ? null : rates.join(' · ');
  };
  return {
    captures_count: perHour === null ? null : words.perHour(rateText(perHour)),
    detections_count: rate(detections_count),
    occurrences_count: rate(occurrences_count),
    taxa_count: null,
  };
}

/** A rate above 0 is never written as 0. */
function smallRateText(rate: number, words: Messages): string {
  return rate > 0 && rate < SMALLEST / 2 ? words.under(rateText(SMALLEST)) : rateText(rate);
}
