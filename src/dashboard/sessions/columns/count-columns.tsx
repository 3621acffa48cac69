import type { ListColumn } from '#dashboard/list/list-column.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { capturesPerHour, rateText } from '#dashboard/sessions/model/session-rates.ts';
import type { Event as Session } from '#contract/event.ts';

type CountField = 'captures_count' | 'detections_count' | 'occurrences_count' | 'taxa_count';

function countColumn(field: CountField, header: string, width: number, definition: string): ListColumn<Session> {
  return {
    field,
    header,
    definition,
    kind: 'number',
    width,
    value: (session) => session[field],
    cell: (session) => <Count value={session[field]} />,
    // Taxa of several sessions overlap: their sum would count nothing.
    ...(field !== 'taxa_count' && { total: 'sum' as const }),
  };
}

/** What was counted in a session, and its rate. */
export const countColumns: readonly ListColumn<Session>[] = [
  countColumn('captures_count', 'Captures', 92, 'Images taken in the session. They measure effort as much as catch.'),
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
  countColumn('detections_count', 'Detections', 102, 'Places on the captures where a model saw an animal.'),
  countColumn(
    'occurrences_count',
    'Occurrences',
    112,
    'Individuals told apart in the session, each with a determination. This is per night already.',
  ),
  countColumn('taxa_count', 'Taxa', 66, 'Different taxa among the determinations, of any rank.'),
];

function whyWithoutRate({ captures_count, duration }: Session): string {
  return captures_count === null || duration === null
    ? 'not reported by the service'
    : 'no time passed between captures';
}
