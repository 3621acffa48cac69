import { spread } from '#bench/spread.ts';
import type { MeasuredFirstRow, SentRequest } from './measured-first-row.ts';

/** How much later than the sum of the 20-row answer and our own first row a first row may be. */
const LATE_MS = 150;
const COLUMNS = ['first row', '20 rows', 'own first row', 'difference', 'rows asked', 'in sight'];

/** Prints a row for each page, with `isVerbose` its requests too, and what misses its goal, which sets the exit code to 1. */
export function printFirstRows(measured: readonly MeasuredFirstRow[], { isVerbose }: { isVerbose: boolean }): void {
  console.log(`\n${line('ms; the most rows asked, the fewest in sight', COLUMNS)}`);
  const missed: string[] = [];
  for (const one of measured) {
    const [first, answer, own] = [one.firstRowMs, one.answerMs, one.ownFirstRowMs].map((ms) => spread(ms).median);
    const late = (first ?? 0) - (answer ?? 0) - (own ?? 0);
    const [asked, inSight] = [Math.max(...one.rowsAsked), Math.min(...one.rowsInSight)];
    console.log(
      line(
        one.page,
        [first, answer, own, late, asked, inSight].map((value) => (value ?? 0).toFixed(0)),
      ),
    );
    if (isVerbose) for (const request of one.requests) console.log(requestText(request));
    if (late > LATE_MS) missed.push(`${one.page}: first row later by ${late.toFixed(0)} ms, may be ${LATE_MS}`);
    if (asked > inSight) missed.push(`${one.page}: ${asked} rows asked before the first is shown, ${inSight} in sight`);
  }
  if (missed.length === 0) return;
  console.error(`\n${missed.join('\n')}`);
  process.exitCode = 1;
}

function requestText({ path, rows, begunBeforeMs, endedBeforeMs }: SentRequest): string {
  const ended = endedBeforeMs < 0 ? `${-endedBeforeMs} ms after the first row` : `${endedBeforeMs} ms before it`;
  return `  ${path}\n    ${rows} rows, asked ${begunBeforeMs} ms before the first row, answered ${ended}`;
}

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(46) + cells.map((cell) => cell.padStart(14)).join('');
}
