import type { ListColumn } from '#dashboard/list/list-column.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { capturesPerHour, rateText } from '#dashboard/sessions/model/session-rates.ts';
import { sessionCounters, type SessionCountField } from '#dashboard/sessions/model/session-counters.ts';
import type { ListedEvent as Session } from '#contract/event.ts';

function countColumn(field: SessionCountField, width: number): ListColumn<Session> {
  const { header, columnDefinition } = sessionCounters[field];
  return {
    field,
    header,
    definition: columnDefinition,
    kind: 'number',
    width,
    value: (session) => session[field],
    cell: (session) => <Count value={session[field]} />,
    // Sessions share taxa, so their sum means nothing.
    ...(field !== 'taxa_count' && { total: 'sum' as const }),
  };
}

/** The columns of a session's counters and of its capture rate. */
export const countColumns: readonly ListColumn<Session>[] = [
  countColumn('captures_count', 92),
  {
    field: 'captures_per_hour',
    header: 'Captures/h',
    definition: 'Captures an hour of the session’s own duration: comparable between short and long nights.',
    kind: 'number',
    width: 102,
    file: { unit: '1/h', source: 'captures_count, duration' },
    value: capturesPerHour,
    cell: (session) => {
      const rate = capturesPerHour(session);
      return rate === null ? <Unknown why={whyWithoutRate(session)} /> : rateText(rate);
    },
    csv: (session) => {
      const rate = capturesPerHour(session);
      return rate === null ? null : Math.round(rate * 1_000) / 1_000;
    },
  },
  countColumn('detections_count', 102),
  countColumn('occurrences_count', 112),
  countColumn('taxa_count', 66),
];

function whyWithoutRate({ captures_count, duration }: Session): string {
  return captures_count === null || duration === null
    ? 'not reported by the server'
    : 'no time passed between captures';
}
