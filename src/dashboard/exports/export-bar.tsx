import type { ExportRecord } from '#contract/records/export.ts';
import { exportStatus } from '#dashboard/api/exports/export-status.ts';
import { clampedFraction } from '#dashboard/api/exports/reported-progress.ts';
import { progressText } from '#dashboard/ui/text/percent-text.ts';
import { jobTone } from '#dashboard/ui/notes/status-word.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from './messages/exports-messages.ts';
import type { Messages } from './messages/en.tsx';
import { ProgressBar } from '#dashboard/ui/progress-bar.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './export-bar.module.css';

/** The progress of an export as its job reports it, or that it reports none. */
export function ExportBar({ record, name }: { record: ExportRecord; name: string }) {
  const words = useMessages(exportsMessages);
  const reported = record.job?.progress?.summary?.progress;
  const fraction = clampedFraction(reported);
  const status = exportStatus(record);
  // Progress that contradicts the status is marked as reported by the service.
  const isContradicted = status !== null && (fraction === 1) !== (status === 'SUCCESS');
  const isOdd = fraction !== null && (fraction !== reported || isContradicted);
  const text = textOf(fraction, isOdd, words);
  return (
    <div className={classes.line}>
      <ProgressBar
        className={classes.bar}
        label={name}
        fraction={fraction}
        valueText={text}
        tone={jobTone(status ?? '')}
      />
      <Text
        as="span"
        tone="soft"
        strong
        figures
        className={classes.text}
        title={isOdd ? words.oddProgress(String(reported), status ?? '–') : undefined}
      >
        {text}
      </Text>
    </div>
  );
}

function textOf(fraction: number | null, isOdd: boolean, words: Messages): string {
  if (fraction === null) return words.noProgress;
  return isOdd ? words.reported(progressText(fraction)) : progressText(fraction);
}
