import { dayNumberFrom } from '#contract/time.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import type { YearSpan } from '#dashboard/compare/model/far-years.ts';
import type { UsedComparison } from '#dashboard/compare/model/use-comparison.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { compareMessages } from './messages/compare-messages.ts';
import type { Messages } from './messages/en.ts';

/** Names the years that are too far from the rest for one axis, each with a button that shows them alone. */
export function FarYearsNote({ used: { far, change } }: { used: UsedComparison }) {
  const words = useMessages(compareMessages);
  if (far.length === 0) return null;
  return (
    <p className={analysis.offer}>
      {farYearsText(words, far)}
      {far.map((span) => (
        <Button
          key={span.from}
          compact
          onClick={() =>
            void change({ day_after: dayNumberFrom(span.from, 1, 1), day_before: dayNumberFrom(span.to, 12, 31) })
          }
        >
          {words.showYears(yearsText(span))}
        </Button>
      ))}
    </p>
  );
}

/** "Not shown, more than 10 years from the other nights: 1970 (1 session)." */
export function farYearsText(words: Messages, far: readonly YearSpan[]): string {
  return words.farYears(listText(far.map((span) => words.yearsOf(yearsText(span), span.sessions))));
}

function yearsText({ from, to }: YearSpan): string {
  return from === to ? String(from) : `${from}–${to}`;
}
