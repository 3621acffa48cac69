import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rangeText } from '#dashboard/chart/day-range.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import classes from './effort-page.module.css';
import { effortMessages } from './messages/effort-messages.ts';
import type { EffortCell, EffortRow } from '#dashboard/effort/model/effort-matrix.ts';
import { measured, type EffortMeasure } from '#dashboard/effort/model/effort-measure.ts';
import type { Effort } from '#dashboard/effort/model/use-effort.ts';
import { valueText } from './value-text.ts';

/** More cells take browsers seconds to draw. */
const ROWS_A_PAGE = 50;
const OCCASIONS_A_PAGE = 60;

/** The matrix as a table, page by page in both directions; also for screen readers and for printing. */
export function EffortTable({ effort, rows }: { effort: Effort; rows: readonly EffortRow[] }) {
  const words = useMessages(effortMessages);
  const { occasions, deployments, names, state } = effort;
  const { measure, project } = state;
  const [row, setRow] = useState(0);
  const [column, setColumn] = useState(0);
  const firstRow = row < rows.length ? row : 0;
  const firstColumn = column < occasions.length ? column : 0;
  const shown = occasions.slice(firstColumn, firstColumn + OCCASIONS_A_PAGE);
  const byId = new Map(deployments.map((one) => [one.id, one]));
  return (
    // A scrolling region has to be focusable for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.table} role="region" aria-label={words.table(words.measures[measure])} tabIndex={0}>
      <Pages first={firstRow} size={ROWS_A_PAGE} all={rows.length} text={words.deploymentsShown} onChange={setRow} />
      <Pages
        first={firstColumn}
        size={OCCASIONS_A_PAGE}
        all={occasions.length}
        text={words.occasionsShown}
        onChange={setColumn}
      />
      <table>
        <caption>{words.table(words.measures[measure])}</caption>
        <thead>
          <tr>
            <th scope="col">{words.deployment}</th>
            {shown.map((occasion) => (
              <th key={occasion.from} scope="col">
                {rangeText(occasion)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(firstRow, firstRow + ROWS_A_PAGE).map(({ deploymentId, cells }) => {
            const deployment = byId.get(deploymentId);
            return (
              <tr key={deploymentId}>
                <th scope="row">
                  <Link to={paths.deployment(deploymentId, ofProject(project))}>
                    {deployment === undefined ? deploymentId : names.textOf(deployment)}
                  </Link>
                </th>
                {shown.map((occasion, index) => (
                  <td key={occasion.from}>
                    <Cell cell={cells[firstColumn + index] ?? null} measure={measure} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ cell, measure }: { cell: EffortCell | null; measure: EffortMeasure }) {
  const words = useMessages(effortMessages);
  if (cell === null) return <span className="visually-hidden">{words.nothingRan}</span>;
  const value = measured(cell, measure);
  return value === null ? <Unknown why={words.unknown} /> : valueText(value, measure);
}

interface PagesProps {
  first: number;
  size: number;
  all: number;
  text: (first: string, last: string, all: string) => string;
  onChange: (first: number) => void;
}

function Pages({ first, size, all, text, onChange }: PagesProps) {
  const words = useMessages(effortMessages);
  if (all <= size) return null;
  return (
    <p className={classes.pages}>
      {text(numberText(first + 1), numberText(Math.min(all, first + size)), numberText(all))}
      <button type="button" className={controls.link} disabled={first === 0} onClick={() => onChange(first - size)}>
        {words.previous}
      </button>
      <button
        type="button"
        className={controls.link}
        disabled={first + size >= all}
        onClick={() => onChange(first + size)}
      >
        {words.next}
      </button>
    </p>
  );
}
