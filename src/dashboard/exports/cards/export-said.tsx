import type { ExportRecord } from '#contract/export.ts';
import classes from './export-card.module.css';
import { rawLines } from './raw-lines.ts';

/** The errors and the log of an export's job, verbatim. */
export function ExportSaid({ record }: { record: ExportRecord }) {
  const progress = record.job?.progress ?? null;
  const [errors, logs] = [rawLines(progress?.errors), rawLines(progress?.logs)];
  return (
    <>
      {errors.length > 0 && <Said word={errors.length === 1 ? 'error' : 'errors'} lines={errors} isOpen isBad />}
      {logs.length > 0 && <Said word={logs.length === 1 ? 'line of the log' : 'lines of the log'} lines={logs} />}
    </>
  );
}

interface SaidProps {
  word: string;
  lines: readonly string[];
  isOpen?: boolean;
  isBad?: boolean;
}

function Said({ word, lines, isOpen = false, isBad = false }: SaidProps) {
  return (
    <details className={classes.said} data-bad={isBad || undefined} open={isOpen}>
      <summary>
        {lines.length} {word}
      </summary>
      {lines.map((line, index) => (
        // Lines may be equal, and they never move.
        // oxlint-disable-next-line react/no-array-index-key
        <pre key={index}>{line}</pre>
      ))}
    </details>
  );
}
