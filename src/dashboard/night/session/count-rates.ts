import type { SessionCountField } from '#dashboard/sessions/model/session-count-field.ts';
import type { Messages } from '#dashboard/night/session/messages/en.ts';
import { capturesPerHour, hoursOf, per } from '#dashboard/findings/session-arithmetic.ts';
import { wholeCount } from '#dashboard/ui/text/processing-of.ts';
import { rateText } from '#dashboard/findings/rate-text.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

const SMALLEST = 0.01;

/**
 * The text below each count: captures an hour; detections and occurrences per 100 captures and an hour, since captures
 * measure effort. Null where a number is unknown, where images are not
 * processed, and where the divisor is 0.
 */
export function countRates(session: Session, words: Messages): Record<SessionCountField, string | null> {
  const { captures_count: captures } = session;
  const perHour = capturesPerHour(session);
  const rate = (count: number | null) => {
    const [perCapture, anHour] = [per(count, captures), per(count, hoursOf(session))];
    const rates = [
      perCapture === null ? [] : words.per100(smallRateText(100 * perCapture, words)),
      anHour === null ? [] : words.perHour(smallRateText(anHour, words)),
    ].flat();
    return rates.length === 0 ? null : rates.join(' · ');
  };
  return {
    captures_count: perHour === null ? null : words.perHour(rateText(perHour)),
    detections_count: rate(wholeCount(session, 'detections_count')),
    occurrences_count: rate(wholeCount(session, 'occurrences_count')),
    taxa_count: null,
  };
}

/** A rate above 0 is never written as 0. */
function smallRateText(rate: number, words: Messages): string {
  return rate > 0 && rate < SMALLEST / 2 ? words.under(rateText(SMALLEST)) : rateText(rate);
}
