import { binRangeText } from '#dashboard/chart/bin-range-text.ts';
import type { TaxonSeason } from '#dashboard/taxa/season/model/taxon-season.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { seasonMessages } from './messages/season-messages.ts';
import { RateCells } from './rate-cells.tsx';
import classes from './season.module.css';

/** The numbers of the plot: a row a week, three columns a year; also for screen readers and for printing. */
export function SeasonTable({ season: { weeks, lines } }: { season: TaxonSeason }) {
  const words = useMessages(seasonMessages);
  return (
    <div
      className={`${analysis.table} ${classes.weeks}`}
      role="region"
      aria-label={words.label}
      // A scrolling region has to be focusable for the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table>
        <caption>{words.label}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words.week}
            </th>
            {lines.map(({ year }) => (
              <th key={year} scope="colgroup" colSpan={3}>
                {year}
              </th>
            ))}
          </tr>
          <tr>
            {lines.flatMap(({ year }) =>
              [words.rate, words.occurrences, words.nights].map((header) => (
                <th key={`${year} ${header}`} scope="col">
                  {header}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week.from}>
              <th scope="row">{binRangeText(week, true)}</th>
              {lines.map(({ year, weeks: rates }) => {
                const rate = rates[index];
                return rate !== undefined && <RateCells key={year} of={rate} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
