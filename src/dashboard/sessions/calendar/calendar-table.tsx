import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { paths } from '#dashboard/paths.ts';
import { monthText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import type { CalendarMetric } from './calendar-metrics.ts';
import { calendarMonths } from './calendar-months.ts';
import type { CalendarRow } from './calendar-nights.ts';
import { metricHeader } from './calendar-words.ts';
import { calendarMessages } from './messages/calendar-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './calendar.module.css';
import { rateText } from '#dashboard/findings/rate-text.ts';
import cells from '#dashboard/sessions/columns/sessions-cells.module.css';

interface CalendarTableProps {
  rows: readonly CalendarRow[];
  metric: CalendarMetric;
  /** what a row is */
  by?: 'deployment' | 'year';
  /** parameters that links to a deployment's page carry */
  carried?: Record<string, string>;
}

/** With more rows, a table of one to three seasons takes browsers seconds to draw. */
const ROWS_A_PAGE = 200;

/** The calendar as a table of deployments or years by month; also for screen readers and for printing. */
export function CalendarTable({ rows: all, metric, by = 'deployment', carried }: CalendarTableProps) {
  const words = useMessages(calendarMessages);
  const { columns } = useMessages(sessionsMessages);
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(all.length / ROWS_A_PAGE));
  const first = Math.min(page, pages - 1) * ROWS_A_PAGE;
  const rows = useMemo(() => all.slice(first, first + ROWS_A_PAGE), [all, first]);
  const { months, byRow } = useMemo(() => calendarMonths(rows, metric), [rows, metric]);
  const header = metricHeader(metric);
  const most = metric === 'taxa_count' ? words.mostTaxa : header;
  const numbers = metric === 'captures_per_hour' ? rateText : numberText;
  return (
    // A scrolling region has to be focusable for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.months} role="region" aria-label={words.byMonth(header)} tabIndex={0}>
      {pages > 1 && (
        <Text className={classes.pages}>
          {words.shownOf(numberText(first + 1), numberText(first + rows.length), numberText(all.length))}
          <button
            type="button"
            className={controls.link}
            disabled={first === 0}
            onClick={() => setPage(first / ROWS_A_PAGE - 1)}
          >
            {words.before(numberText(ROWS_A_PAGE))}
          </button>
          <button
            type="button"
            className={controls.link}
            disabled={first + ROWS_A_PAGE >= all.length}
            onClick={() => setPage(first / ROWS_A_PAGE + 1)}
          >
            {words.after(numberText(ROWS_A_PAGE))}
          </button>
        </Text>
      )}
      <table>
        <caption>{by === 'year' ? words.ofYears(most) : words.ofDeployments(most)}</caption>
        <thead>
          <tr>
            <th scope="col">{by === 'year' ? words.year : columns.deployment}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {by === 'year'
                  ? monthText((month % 12) + 1)
                  : words.monthOfYear(monthText((month % 12) + 1), String(Math.floor(month / 12)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, project }, index) => (
            <tr key={id}>
              <th scope="row" title={project === '' ? name : `${name}, ${project}`}>
                {by === 'year' ? (
                  name
                ) : (
                  <Link className={cells.link} to={paths.deployment(id, carried)}>
                    {name}
                  </Link>
                )}
              </th>
              {months.map((month) => {
                const found = byRow[index]?.get(month);
                return (
                  <td key={month}>
                    {found !== undefined && (
                      <>
                        {found.value === null ? <Unknown why={words.unknownInMonth} /> : numbers(found.value)}
                        <span className={classes.nights}>{words.nights(found.nights)} </span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
