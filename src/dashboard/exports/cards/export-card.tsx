import { memo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/records/export.ts';
import { hasEnded } from '#contract/records/job.ts';
import { isStalled } from '#dashboard/api/exports/export-age.ts';
import { exportStatus, mayChange } from '#dashboard/api/exports/export-status.ts';
import type { FormatNames } from '#dashboard/api/exports/use-format-names.ts';
import type { FollowedExport } from '#dashboard/api/exports/followed-exports.ts';
import { JobStatus } from '#dashboard/ui/notes/status-word.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useNow } from '#dashboard/ui/browser/use-now.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { CancelExport } from './cancel-export.tsx';
import { DownloadLink } from './download-link.tsx';
import { ExportBar } from '#dashboard/exports/export-bar.tsx';
import { ExportMessages } from './export-messages.tsx';
import { ExportTimes } from './export-times.tsx';
import { ExportVerdict } from './export-verdict.tsx';
import { FiltersCheck } from '#dashboard/exports/cards/filters/filters-check.tsx';
import { LeftOutNote } from '#dashboard/exports/left-out/left-out-note.tsx';
import { formatText } from '#dashboard/exports/format-text.ts';
import { optionsText } from '#dashboard/exports/options-text.ts';
import { recordsText } from '#dashboard/exports/records-text.ts';
import { PreviewButton } from '#dashboard/exports/preview/preview-button.tsx';
import { TryAgain } from '#dashboard/exports/order/try-again.tsx';
import { progressText } from '#dashboard/ui/text/percent-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { exportStages, type ExportStage } from './export-stages.ts';
import { isOtherService } from '#dashboard/api/http/named-service.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import type { Messages } from '#dashboard/exports/messages/en.tsx';
import { bringIntoView } from '#dashboard/ui/browser/bring-into-view.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './export-card.module.css';
import { exportFile } from './export-file.ts';
import { OwnFileCheck } from './own-file-check.tsx';

interface ExportCardProps {
  record: ExportRecord;
  name: string;
  formats: FormatNames;
  /** the observed pace, if it may still change */
  followed: FollowedExport | null;
  /** ended since the last visit */
  isNew: boolean;
  isSelected: boolean;
  onOrdered: (record: ExportRecord | null) => void;
}

/** One export: content, requester, progress, times, and whether it is complete. */
export const ExportCard = memo(function ExportCard(props: ExportCardProps) {
  const words = useMessages(exportsMessages);
  const { record, formats, followed, isNew, isSelected, onOrdered } = props;
  const [title, setTitle] = useState<string | null>(null);
  const name = title ?? props.name;
  const client = useQueryClient();
  const isOpen = mayChange(record);
  const nowMs = useNow(isOpen);
  const status = exportStatus(record);
  const watched = followed?.watched ?? null;
  const options = optionsText(record, words);
  const format = orderText(record, words, formats);
  const written = [format, options].filter((text) => text !== '').join(' · ');
  const isDone = status === 'SUCCESS' || (status === null && !isOpen);
  return (
    <Card
      as="article"
      ref={refOf(isSelected)}
      id={`export-${record.id}`}
      className={classes.card}
      aria-labelledby={`export-${record.id}-name`}
      tabIndex={-1}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
    >
      <p className={classes.head}>
        <JobStatus status={status ?? ''} />
        {isStalled(client, record, watched, nowMs) && (
          <span className={classes.stalled} title={words.stalledMeans}>
            {words.stalled}
          </span>
        )}
        {isNew && <span className={classes.new}>{words.isNew}</span>}
        <Text as="span" cut className={classes.format} title={written}>
          {format}
        </Text>
        <Text as="span" figures className={classes.id}>
          {words.exportId(String(record.id))}
        </Text>
      </p>
      <h2 id={`export-${record.id}-name`} title={name} data-whole={title !== null || undefined}>
        {name}
      </h2>
      <ExportBar record={record} name={name} />
      <ExportStageList record={record} />
      {options !== '' && (
        <Text tone="soft" cut title={options}>
          {options}
        </Text>
      )}
      <LeftOutNote reported={leftOutOf(record)} />
      <ExportTimes record={record} watched={watched} nowMs={nowMs} />
      {isOpen && followed?.error && (
        <Text tone="bad" className={classes.problem} role="alert">
          {words.notRefreshed(followed.error.message)}
        </Text>
      )}
      <ExportMessages record={record} />
      <div className={classes.foot}>
        {isDone && (
          <>
            <ExportChecks record={record} onTitle={setTitle} />
            <DownloadLink record={record} />
            <PreviewButton record={record} name={name} />
          </>
        )}
        {isOpen && <CancelExport record={record} name={name} />}
        {!isOpen && <TryAgain record={record} words={isDone ? words.again : words.tryAgain} onOrdered={onOrdered} />}
      </div>
    </Card>
  );
});

/** What the job's result, which is open in the interface, says of deployments that are not in the file. */
function leftOutOf({ job }: ExportRecord): unknown {
  const result = job?.result;
  return typeof result === 'object' && result !== null && 'left_out' in result ? result.left_out : null;
}

/** Whether a finished export agrees with its job, its filters and its file. */
function ExportChecks({ record, onTitle }: { record: ExportRecord; onTitle: (title: string | null) => void }) {
  // Our own service applies the filters that it takes.
  const mayDiffer = isOtherService() && Object.keys(record.filters ?? {}).length > 0;
  return (
    <div className={classes.checks}>
      <ExportVerdict record={record} />
      {mayDiffer && <FiltersCheck record={record} onTitle={onTitle} />}
      <ExportFileCheck record={record} />
    </div>
  );
}

/** "Occurrences, simple CSV · for Ada Lind". */
function orderText({ format, user }: ExportRecord, words: Messages, formats: FormatNames): string {
  const text = format === null ? words.formatUnknown : formatText(format, words, formats.get(format));
  return user === null ? words.formatForUnknown(text) : words.formatFor(text, nameText(user));
}

/** The stages of an export's job, each with its status and, if it counts records, n of m. */
function ExportStageList({ record }: { record: ExportRecord }) {
  const words = useMessages(exportsMessages);
  const stages = exportStages(record);
  const job = exportStatus(record);
  // After a failure or a cancellation these never begin, although their status may say that they are queued.
  const isMoot = job !== null && hasEnded(job) && job !== 'SUCCESS';
  if (stages.length === 0) return <Text className={classes.quiet}>{words.noStages}</Text>;
  return (
    <ul className={classes.stages} aria-label={words.stages}>
      {stages.map(({ key, number, name, status, fraction, records, hasEnded: isOver }) => (
        <li key={key}>
          <Text as="span" tone="soft" cut className={classes.stage} lang={name === '' ? undefined : 'en'}>
            {name || words.stage(number)}
          </Text>
          {records !== null && <span className={classes.figures}>{recordsOf(records)}</span>}
          {records === null && !isOver && !isMoot && fraction !== null && (
            <span className={classes.figures}>{progressText(fraction)}</span>
          )}
          {(isOver || !isMoot) && <JobStatus status={status} />}
        </li>
      ))}
    </ul>
  );

  /** "0 of 0" and "0 of –" would say less. */
  function recordsOf({ done, total, count }: NonNullable<ExportStage['records']>): string {
    if (count === 0 && done === numberText(0)) return words.noRecords;
    if (count === null && total === '–' && done === numberText(0)) return words.notCounted;
    return words.partOf(done, count === null ? total : recordsText(count, record.format, words));
  }
}

/** Checks the file of a finished export, or says where it is. */
function ExportFileCheck({ record }: { record: ExportRecord }) {
  const words = useMessages(exportsMessages);
  const file = exportFile(record);
  if (file === null) return null;
  if (file.host !== null) return <Text className={classes.quiet}>{words.fileElsewhere(file.host)}</Text>;
  return <OwnFileCheck key={file.href} record={record} path={file.href} />;
}

/** The card of a linked or newly ordered export is brought into view, and has the focus. */
function refOf(isSelected: boolean) {
  return isSelected ? showAndFocus : null;
}

function showAndFocus(card: HTMLElement | null): void {
  bringIntoView(card);
  card?.focus({ preventScroll: true });
}
