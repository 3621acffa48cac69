import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { monthText } from '#dashboard/ui/text/day-text.ts';
import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { CALENDAR_METRICS, type CalendarMetric } from './calendar-metrics.ts';
import { calendarMonths } from './calendar-months.ts';
import type { CalendarRow } from './calendar-nights.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './calendar.module.css';
import { rateText } from '#dashboard/sessions/model/session-rates.ts';
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
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(all.length / ROWS_A_PAGE));
  const first = Math.min(page, pages - 1) * ROWS_A_PAGE;
  const rows = useMemo(() => all.slice(first, first + ROWS_A_PAGE), [all, first]);
  const { months, byRow } = useMemo(() => calendarMonths(rows, metric), [rows, metric]);
  const { header } = CALENDAR_METRICS[metric];
  const most = metric === 'taxa_count' ? 'most taxa in one night' : header;
  const numbers = metric === 'captures_per_hour' ? rateText : numberText;
  return (
    // A scrolling region has to be focusable for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.months} role="region" aria-label={`${header} by month`} tabIndex={0}>
      {pages > 1 && (
        <p className={classes.pages}>
          Deployments {numberText(first + 1)} to {numberText(first + rows.length)} of {numberText(all.length)}
          <button
            type="button"
            className={controls.link}
            disabled={first === 0}
            onClick={() => setPage(first / ROWS_A_PAGE - 1)}
          >
            The {ROWS_A_PAGE} before
          </button>
          <button
            type="button"
            className={controls.link}
            disabled={first + ROWS_A_PAGE >= all.length}
            onClick={() => setPage(first / ROWS_A_PAGE + 1)}
          >
            The next {ROWS_A_PAGE}
          </button>
        </p>
      )}
      <table>
        <caption>
          {most} of each {by} by month, and the number of nights. Empty: no session.
        </caption>
        <thead>
          <tr>
            <th scope="col">{by === 'year' ? 'Year' : 'Deployment'}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {monthText((month % 12) + 1)}
                {by === 'deployment' && ` ${Math.floor(month / 12)}`}
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
                        {found.value === null ? <Unknown why="not known for all sessions" /> : numbers(found.value)}
                        <span className={classes.nights}>{countNoun(found.nights, 'night')} </span>
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
