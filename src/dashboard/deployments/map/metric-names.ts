import type { Messages } from '#dashboard/deployments/messages/en.ts';
import { countMetrics } from './count-metrics.ts';
import type { Messages as LegendMessages } from '#dashboard/deployments/map/legend/messages/en.ts';
import type { MetricName } from './metric-parameters.ts';

/** What each metric is called. */
export function metricNames(ofList: Messages, words: LegendMessages): Record<MetricName, string> {
  const { captures, sessions, occurrences, taxa } = countMetrics(ofList);
  return {
    captures: captures.name,
    sessions: sessions.name,
    occurrences: occurrences.name,
    taxa: taxa.name,
    'captures-hour': words.capturesPerHour,
    'occurrences-night': words.occurrencesPerNight,
    nights: words.nights,
    'nights-share': words.shareOfNights,
    'last-date': ofList.lastDate,
    status: ofList.status,
  };
}
