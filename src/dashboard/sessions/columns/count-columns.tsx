import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { paths, SPECIES_ANCHOR } from '#dashboard/paths.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { Messages } from '#dashboard/sessions/messages/en.ts';
import { capturesPerHour } from '#dashboard/findings/session-arithmetic.ts';
import { knownCount, processingOf } from '#dashboard/ui/text/processing-of.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { lookedAtText } from '#dashboard/findings/animals/look-texts.ts';
import { countedLooks } from '#contract/records/who-looked.ts';
import { rateText } from '#dashboard/findings/rate-text.ts';
import type { SessionCountField } from '#dashboard/sessions/model/session-count-field.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { fittingWidth } from '#dashboard/list/model/fitting-width.ts';

function countColumn(words: Messages, field: SessionCountField, width: number): ListColumn<Session> {
  const { header, means } = words.counters[field];
  return {
    field,
    header,
    definition: means,
    kind: 'number',
    width: fittingWidth(width, header),
    value: (session) => knownCount(session, field),
    cell: (session) => <Count value={knownCount(session, field)} why={whyUnknown(session, words)} />,
    ...((field === 'occurrences_count' || field === 'taxa_count') && {
      link: (session: Session, href: string) =>
        session[field] === null || session[field] === 0 ? null : `${href}#${SPECIES_ANCHOR}`,
    }),
    // Sessions share taxa, so their sum means nothing.
    ...(field !== 'taxa_count' && { total: 'sum' as const }),
    ...(field === 'occurrences_count' && {
      totalNote: (sessions: readonly Session[]) => lookedAtText(countedLooks(sessions), animalsMessages.now),
    }),
  };
}

/** The columns of a session's counters and of its capture rate. */
export const countColumns = (words: Messages): readonly ListColumn<Session>[] => [
  countColumn(words, 'captures_count', 92),
  {
    field: 'captures_per_hour',
    header: words.columns.capturesPerHour,
    definition: words.means.capturesPerHour,
    explained: paths.statistics('rates-of-a-session-and-of-many'),
    kind: 'number',
    width: fittingWidth(102, words.columns.capturesPerHour),
    file: { unit: '1/h', source: 'captures_count, duration' },
    value: capturesPerHour,
    cell: (session) => {
      const rate = capturesPerHour(session);
      return rate === null ? <Unknown {...(isReported(session) && { why: words.noTime })} /> : rateText(rate);
    },
    csv: (session) => {
      const rate = capturesPerHour(session);
      return rate === null ? null : Math.round(rate * 1_000) / 1_000;
    },
  },
  countColumn(words, 'detections_count', 102),
  countColumn(words, 'occurrences_count', 112),
  countColumn(words, 'taxa_count', 66),
];

function whyUnknown(session: Session, words: Messages): string | undefined {
  return processingOf(session) === 'none' ? words.notProcessed : undefined;
}

function isReported({ captures_count, duration }: Session): boolean {
  return captures_count !== null && duration !== null;
}
