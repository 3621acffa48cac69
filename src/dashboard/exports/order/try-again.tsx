import { Suspense } from 'react';
import type { ExportRecord } from '#contract/export.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import classes from '#dashboard/exports/cards/export-card.module.css';

const AgainButton = lazyPart(async () => (await import('#dashboard/exports/late-exports.ts')).AgainButton);

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
  const { job, filters } = record;
  if (job === null || filters === null) {
    return <p className={classes.quiet}>{job === null ? words.noProjectToRepeat : words.noFiltersToRepeat}</p>;
  }
  return (
    <Suspense fallback={<Button compact>{label}</Button>}>
      <AgainButton record={record} project={job.project.id} words={label} onOrdered={onOrdered} />
    </Suspense>
  );
}
