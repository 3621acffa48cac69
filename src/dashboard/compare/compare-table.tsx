import { useState } from 'react';
import { binRangeText } from '#dashboard/chart/bin-range-text.ts';
import { rateText } from '#dashboard/findings/rate-text.ts';
import { usePrinting } from '#dashboard/ui/browser/use-printing.ts';
import { PageSteps } from '#dashboard/ui/controls/page-steps.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import classes from './compare-page.module.css';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { compareMessages } from './messages/compare-messages.ts';
import type { ComparedSeries, Comparison } from '#dashboard/compare/model/comparison.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';

const ROWS_A_PAGE = 60;

interface CompareTableProps {
  comparison: Comparison;
  /** "Captures/h by week" */
  label: string;
  /** "Captures/h" */
  measure: string;
  isOfYears: boolean;
}

/** The numbers of the plot: a row per night, week or month; also for screen readers and for printing. */
export function CompareTable({ comparison: { bins, series }, label, measure, isOfYears }: CompareTableProps) {
  const words = useMessages(compareMessages);
  const [row, setRow] = useState(0);
  const isPrinted = usePrinting();
  const size = isPrinted ? bins.length : ROWS_A_PAGE;
  const first = isPrinted || row >= bins.length ? 0 : row;
  const last = Math.min(bins.length, first + size);
  return (
    // A scrolling region has to be focusable for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`${analysis.table} ${classes.table}`} role="region" aria-label={label} tabIndex={0}>
      <PageSteps
        first={first}
        size={size}
        all={bins.length}
        text={words.rowsShown(numberText(first + 1), numberText(last), numberText(bins.length))}
        previous={words.previous}
        next={words.next}
        onChange={setRow}
      />
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words.dates}
            </th>
            {series.map(({ key, name }) => (
              <th key={key} {...OF_DATA} scope="colgroup" colSpan={2}>
                {name}
              </th>
            ))}
          </tr>
          <tr>
            {series.flatMap(({ key }) => [
              <th key={key} scope="col">
                {measure}
              </th>,
              <th key={`${key} nights`} scope="col">
                {words.nights}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {bins.slice(first, last).map((bin, index) => (
            <tr key={bin.from}>
              <th scope="row">{binRangeText(bin, isOfYears)}</th>
              {series.flatMap((one) => [
                <td key={one.key}>
                  <Value series={one} bin={first + index} />
                </td>,
                <td key={`${one.key} nights`}>{numberText(one.nights[first + index] ?? 0)}</td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ series: { points, nights, leftOut, unprocessed }, bin }: { series: ComparedSeries; bin: number }) {
  const words = useMessages(compareMessages);
  const point = points[bin] ?? null;
  if (point !== null) return rateText(point.value);
  if ((nights[bin] ?? 0) === 0) return <span className="visually-hidden">{words.noSessionThen}</span>;
  if (nights[bin] === leftOut[bin]) return <Unknown why={words.leftOut} />;
  return <Unknown why={(unprocessed[bin] ?? 0) > 0 ? words.notProcessed : words.notKnown} />;
}
