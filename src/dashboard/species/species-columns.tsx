import { paths } from '#dashboard/paths.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { taxonColumns } from '#dashboard/findings/ranks/taxon-columns.tsx';
import { timestampClockText, timestampText, withClock } from '#dashboard/ui/text/clock-text.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { parseTimestamp } from '#contract/time.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { scoreText } from '#dashboard/ui/text/score-text.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { fittingWidth } from '#dashboard/list/model/fitting-width.ts';
import classes from './species.module.css';
import type { Messages } from '#dashboard/species/messages/en.ts';
import type { TaxonTotals } from './species-totals.ts';

type Column = ListColumn<TaxonTotals>;

interface SpeciesColumnsOptions {
  /** all occurrences are of one night: times without a date */
  isOfNight: boolean;
  /** the page of the capture, or of the session, in which a taxon's best occurrence first appears; null: unknown */
  captureHref: (taxon: TaxonTotals) => string | null;
}

/** As long as dates and times get. */
const LONG_TIME = '2024-10-30T20:00:00';

/** The columns of "Species": a taxon and the totals of its occurrences. */
export function speciesColumns(words: Messages, { isOfNight, captureHref }: SpeciesColumnsOptions): readonly Column[] {
  const [headers, means] = [words.columns, words.means];
  const timeText = isOfNight ? timestampClockText : dayAndClockText;
  const timeWidth = (header: string) => fittingWidth(fittingWidth(84, header), timeText(LONG_TIME));
  const time = (field: string, header: string, definition: string, valueOf: Column['value']): Column => ({
    field,
    header,
    definition,
    kind: 'date',
    width: timeWidth(header),
    value: valueOf,
    cell: (taxon) => <Time timestamp={valueOf(taxon)} text={timeText} why={words.noTime} />,
    file: { source: `occurrences/${field}_timestamp` },
  });
  return [
    ...taxonColumns<TaxonTotals>({ headers, means, nameOf: ({ name }) => name, source: 'occurrences/determination' }),
    {
      field: 'occurrences',
      header: headers.occurrences,
      definition: means.occurrences,
      explained: paths.statistics('species-of-sessions'),
      kind: 'number',
      width: fittingWidth(112, headers.occurrences),
      value: ({ occurrences }) => occurrences,
      file: { source: 'occurrences/id' },
      cell: ({ occurrences }) => <Count value={occurrences} />,
      total: 'sum',
    },
    {
      field: 'nights',
      header: headers.nights,
      definition: means.nights,
      explained: paths.statistics('species-of-sessions'),
      kind: 'number',
      width: fittingWidth(80, headers.nights),
      value: ({ nights }) => nights,
      file: { source: 'events/start' },
      cell: ({ nights }) => <Count value={nights} />,
    },
    {
      field: 'looked_at',
      header: headers.lookedAt,
      definition: means.lookedAt,
      kind: 'number',
      width: fittingWidth(fittingWidth(98, headers.lookedAt), words.lookedAtOf('10,000', '100,000')),
      value: ({ lookedAt }) => lookedAt,
      file: { source: 'occurrences/identifications' },
      cell: ({ lookedAt, occurrences }) =>
        lookedAt === null ? (
          <Unknown why={words.notSaidWho} />
        ) : (
          words.lookedAtOf(numberText(lookedAt), numberText(occurrences))
        ),
      total: 'sum',
    },
    {
      field: 'best_score',
      header: headers.bestScore,
      definition: means.bestScore,
      explained: paths.statistics('species-of-sessions'),
      kind: 'number',
      width: fittingWidth(98, headers.bestScore),
      value: ({ bestScore }) => bestScore,
      file: { unit: '1', source: 'occurrences/determination_score' },
      cell: (taxon) => <BestScore taxon={taxon} words={words} />,
    },
    time('first_appearance', headers.first, means.first, ({ first }) => first),
    time('last_appearance', headers.last, means.last, ({ last }) => last),
    {
      field: 'best_capture',
      header: headers.bestCapture,
      definition: means.bestCapture,
      kind: 'text',
      width: timeWidth(headers.bestCapture) + 32,
      value: ({ best }) => best?.at ?? null,
      file: { source: 'occurrences/first_appearance_timestamp' },
      link: captureHref,
      cell: ({ best }) =>
        best === null ? (
          <Unknown why={words.noScore} />
        ) : (
          <>
            <Time timestamp={best.at} text={timeText} why={words.noTime} />
            {best.others > 0 && (
              <span className={classes.others} title={words.othersMean(best.others)}>
                {words.others(best.others)}
              </span>
            )}
          </>
        ),
    },
    {
      field: 'best_event',
      header: headers.bestSession,
      definition: means.bestSession,
      kind: 'text',
      width: fittingWidth(98, headers.bestSession),
      value: ({ best }) => best?.event ?? null,
      file: { name: 'best_event_id', source: 'occurrences/event.id', always: true },
      cell: ({ best }) => best?.event ?? <Unknown why={words.noScore} />,
      hidden: true,
    },
  ];
}

/** The best score of a model; "person" where only people determined, without one. */
function BestScore({ taxon: { bestScore, best }, words }: { taxon: TaxonTotals; words: Messages }) {
  if (bestScore !== null) return scoreText(bestScore);
  return best?.isByPerson === true ? (
    <span title={words.personMeans}>{words.person}</span>
  ) : (
    <Unknown why={words.noScore} />
  );
}

/** "12 Jun 2024, 22:05" */
function dayAndClockText(timestamp: string): string {
  const date = parseTimestamp(timestamp);
  return date === null ? timestamp : withClock(dayText(date), timestampClockText(timestamp));
}

interface TimeProps {
  timestamp: ReturnType<Column['value']>;
  text: (timestamp: string) => string;
  why: string;
}

function Time({ timestamp, text, why }: TimeProps) {
  if (typeof timestamp !== 'string') return <Unknown why={why} />;
  return (
    <time dateTime={timestamp} title={timestampText(timestamp)}>
      {text(timestamp)}
    </time>
  );
}
