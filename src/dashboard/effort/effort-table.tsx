import { useState } from 'react';
import { Link } from 'react-router-dom';
import { nightsText } from '#dashboard/chart/day-range.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { usePrinting } from '#dashboard/ui/browser/use-printing.ts';
import { PageSteps } from '#dashboard/ui/controls/page-steps.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import classes from './effort-page.module.css';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { effortMessages } from './messages/effort-messages.ts';
import { whyUnknown } from './effort-cell-text.ts';
import type { EffortCell, EffortRow } from '#dashboard/effort/model/effort-matrix.ts';
import { measured, type EffortMeasure } from '#dashboard/effort/model/effort-measure.ts';
import type { Effort } from '#dashboard/effort/model/use-effort.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { valueText } from './value-text.ts';

/** More cells take browsers seconds to draw. */
const ROWS_A_PAGE = 50;
const OCCASIONS_A_PAGE = 60;
/** Columns that fit a sheet of paper. */
const OCCASIONS_A_SHEET = 10;
/** Some hundred sheets; of a larger matrix the part shown is printed. */
const MOST_PRINTED_CELLS = 100_000;

interface EffortTableProps {
  effort: Effort;
  rows: readonly EffortRow[];
}

/** The matrix as a table, page by page in both directions; also for screen readers. On paper it is whole. */
export function EffortTable({ effort, rows }: EffortTableProps) {
  const words = useMessages(effortMessages);
  const { occasions, state } = effort;
  const [row, setRow] = useState(0);
  const [column, setColumn] = useState(0);
  const isPrinted = usePrinting();
  const firstRow = row < rows.length ? row : 0;
  const firstColumn = column < occasions.length ? column : 0;
  const isWhole = isPrinted && rows.length * occasions.length <= MOST_PRINTED_CELLS;
  return (
    <div
      className={`${analysis.table} ${classes.table}`}
      role="region"
      aria-label={words.table(words.measures[state.measure])}
      // A scrolling region has to be focusable for the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {isWhole ? (
        Array.from({ length: Math.ceil(occasions.length / OCCASIONS_A_SHEET) }, (_, sheet) => (
          <Part
            key={sheet}
            effort={effort}
            rows={rows}
            firstColumn={sheet * OCCASIONS_A_SHEET}
            columns={OCCASIONS_A_SHEET}
          />
        ))
      ) : (
        <>
          <PageSteps
            first={firstRow}
            size={ROWS_A_PAGE}
            all={rows.length}
            text={partText(words.deploymentsShown, firstRow, ROWS_A_PAGE, rows.length)}
            previous={words.previous}
            next={words.next}
            onChange={setRow}
          />
          <PageSteps
            first={firstColumn}
            size={OCCASIONS_A_PAGE}
            all={occasions.length}
            text={partText(words.occasionsShown, firstColumn, OCCASIONS_A_PAGE, occasions.length)}
            previous={words.previous}
            next={words.next}
            onChange={setColumn}
          />
          <Part
            effort={effort}
            rows={rows.slice(firstRow, firstRow + ROWS_A_PAGE)}
            firstColumn={firstColumn}
            columns={OCCASIONS_A_PAGE}
          />
        </>
      )}
    </div>
  );
}

interface PartProps extends EffortTableProps {
  firstColumn: number;
  columns: number;
}

/** Some of the occasions. */
function Part({ effort, rows, firstColumn, columns }: PartProps) {
  const words = useMessages(effortMessages);
  const { occasions, deployments, names, state } = effort;
  const { measure, project } = state;
  const shown = occasions.slice(firstColumn, firstColumn + columns);
  const byId = new Map(deployments.map((one) => [one.id, one]));
  return (
    <table>
      <caption>{words.table(words.measures[measure])}</caption>
      <thead>
        <tr>
          <th scope="col">{words.deployment}</th>
          {shown.map((occasion) => (
            <th key={occasion.from} scope="col">
              {nightsText(occasion)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ deploymentId, cells }) => {
          const deployment = byId.get(deploymentId);
          const name = deployment === undefined ? String(deploymentId) : names.textOf(deployment);
          return (
            <tr key={deploymentId}>
              <th scope="row">
                <Link {...OF_DATA} title={name} to={paths.deployment(deploymentId, ofProject(project))}>
                  {name}
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
  );
}

function Cell({ cell, measure }: { cell: EffortCell | null; measure: EffortMeasure }) {
  const words = useMessages(effortMessages);
  if (cell === null) return <span className="visually-hidden">{words.noSession}</span>;
  const value = measured(cell, measure);
  if (value !== null) return valueText(value, measure);
  if (cell.nights === 0) return <Unknown why={words.leftOut(cell.leftOut)} />;
  return <Unknown why={whyUnknown(words, cell, measure)} />;
}

function partText(
  text: (first: string, last: string, all: string) => string,
  first: number,
  size: number,
  all: number,
): string {
  return text(numberText(first + 1), numberText(Math.min(all, first + size)), numberText(all));
}
