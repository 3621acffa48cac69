import type { ExportRecord } from '#contract/export.ts';
import classes from './export-card.module.css';
import { rawLines } from './raw-lines.ts';

/** The errors and the log of an export's job, verbatim. */
export function ExportMessages({ record }: { record: ExportRecord }) {
  const progress = record.job?.progress ?? null;
  const [errors, logs] = [rawLines(progress?.errors), rawLines(progress?.logs)];
  return (
    <>
      {errors.length > 0 && <Messages word={errors.length === 1 ? 'error' : 'errors'} lines={errors} isOpen isBad />}
      {logs.length > 0 && <Messages word={logs.length === 1 ? 'line of the log' : 'lines of the log'} lines={logs} />}
    </>
  );
}

interface MessagesProps {
  word: string;
  lines: readonly string[];
  isOpen?: boolean;
  isBad?: boolean;
}

function Messages({ word, lines, isOpen = false, isBad = false }: MessagesProps) {
  return (
    <details className={classes.messages} data-bad={isBad || undefined} open={isOpen}>
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
