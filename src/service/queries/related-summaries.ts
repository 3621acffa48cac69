import type { NamedSummary } from '#contract/summaries.ts';
import { dateRangeLabel, sessionName } from '#service/event-labels.ts';
import { detailUrl } from '#service/record-links.ts';

/** The summary of a related record (spec 2.2, 2.4, 2.5); null where there is none. */
export function namedSummary(baseUrl: string, collection: string, id: number | null, name: string | null) {
  const summary: NamedSummary | null =
    id === null || name === null
      ? null
      : { id, name, details: detailUrl(baseUrl, collection, id), user_permissions: [] };
  return summary;
}

/** The event of a capture or an occurrence. */
export function eventSummary(baseUrl: string, id: number, start: string, end: string) {
  return {
    id,
    name: sessionName(start, end),
    details: detailUrl(baseUrl, 'events', id),
    user_permissions: [],
    date_label: dateRangeLabel(start, end),
  };
}
