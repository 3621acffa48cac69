import type { ExportRecord } from '#contract/records/export.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import classes from './export-card.module.css';

/** The errors and the log of an export's job, verbatim. */
export function ExportMessages({ record }: { record: ExportRecord }) {
  const words = useMessages(exportsMessages);
  const progress = record.job?.progress ?? null;
  const [errors, logs] = [rawLines(progress?.errors), rawLines(progress?.logs)];
  return (
    <>
      {errors.length > 0 && <Lines title={words.errors(errors.length)} lines={errors} isOpen isBad />}
      {logs.length > 0 && <Lines title={words.logLines(logs.length)} lines={logs} />}
    </>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  isOpen?: boolean;
  isBad?: boolean;
}

function Lines({ title, lines, isOpen = false, isBad = false }: LinesProps) {
  return (
    <details className={classes.messages} data-bad={isBad || undefined} open={isOpen}>
      <summary>{title}</summary>
      {lines.map((line, index) => (
        // Lines may be equal, and they never move.
        // oxlint-disable-next-line react/no-array-index-key
        <pre key={index} lang="en">
          {line}
        </pre>
      ))}
    </details>
  );
}

/** The entries of a job's errors or logs as texts, whatever their shape (spec 2.8 leaves it open). */
export function rawLines(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one) => (Array.isArray(one) ? [written(one)] : rawLines(one)));
  return [written(value)];
}

function written(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, null, 2) ?? String(value);
}
