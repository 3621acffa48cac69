import type { ExportRecord } from '#contract/records/export.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from '#dashboard/exports/cards/export-card.module.css';
import { AgainButton } from './again-button.tsx';

interface TryAgainProps {
  record: ExportRecord;
  /** what the button says */
  words: string;
  /** the new export; null if the response has an unknown shape */
  onOrdered: (record: ExportRecord | null) => void;
}

/** The button that requests the same export again, or why that cannot be. */
export function TryAgain({ record, words: label, onOrdered }: TryAgainProps) {
  const words = useMessages(exportsMessages);
  const { job, filters, format } = record;
  const project = job?.project ?? null;
  if (project === null) return <Text className={classes.quiet}>{words.noProjectToRepeat}</Text>;
  if (filters === null) return <Text className={classes.quiet}>{words.noFiltersToRepeat}</Text>;
  if (format === null) return <Text className={classes.quiet}>{words.noFormatToRepeat}</Text>;
  return (
    <AgainButton
      again={{ id: record.id, format, project: project.id, filters, options: record.options ?? {} }}
      words={label}
      onOrdered={onOrdered}
    />
  );
}
