import { useState } from 'react';
import { PageSteps } from '#dashboard/ui/controls/page-steps.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { AccumulationPoint } from './accumulation.ts';
import { intervalOf, taxaText } from './accumulation-columns.ts';
import { accumulationMessages } from '#dashboard/species/accumulation/messages/accumulation-messages.ts';

const ROWS_A_PAGE = 60;

/** The numbers of the curves, a row for each number of trap-nights; also for screen readers and for printing. */
export function AccumulationTable({ points, label }: { points: readonly AccumulationPoint[]; label: string }) {
  const words = useMessages(accumulationMessages);
  const [row, setRow] = useState(0);
  const first = row < points.length ? row : 0;
  const last = Math.min(points.length, first + ROWS_A_PAGE);
  return (
    // A scrolling region has to be focusable for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={analysis.table} role="region" aria-label={label} tabIndex={0}>
      <PageSteps
        first={first}
        size={ROWS_A_PAGE}
        all={points.length}
        text={words.rowsShown(numberText(first + 1), numberText(last), numberText(points.length))}
        previous={words.previous}
        next={words.next}
        onChange={setRow}
      />
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {[words.trapNights, words.observed, words.expected, words.interval].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.slice(first, last).map((point) => {
            const { low, high } = intervalOf(point);
            return (
              <tr key={point.nights}>
                <th scope="row">{numberText(point.nights)}</th>
                <td>{numberText(point.observed)}</td>
                <td>{taxaText(point.expected)}</td>
                <td>{words.range(taxaText(low), taxaText(high))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
