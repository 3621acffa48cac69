import { rateText } from '#dashboard/findings/rate-text.ts';
import type { TaxonRate } from '#dashboard/taxa/season/model/taxon-rate.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { seasonMessages } from './messages/season-messages.ts';

/** Three cells: occurrences per night, occurrences, and nights run; blank where nothing ran, a dash where nothing is known. */
export function RateCells({ of: { run, counted, occurrences, rate } }: { of: TaxonRate }) {
  const words = useMessages(seasonMessages);
  if (run === 0)
    return (
      <>
        <td>
          <span className="visually-hidden">{words.noSession}</span>
        </td>
        <td />
        <td>{numberText(0)}</td>
      </>
    );
  return (
    <>
      <td>{rate === null ? <Unknown why={words.notKnown} /> : rateText(rate)}</td>
      <td>{counted === 0 ? <Unknown why={words.notKnown} /> : numberText(occurrences)}</td>
      <td>{numberText(run)}</td>
    </>
  );
}
