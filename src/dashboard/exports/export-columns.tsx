import type { ExportRecord } from '#contract/records/export.ts';
import { exportStatus, mayChange } from '#dashboard/api/exports/export-status.ts';
import { clampedFraction } from '#dashboard/api/exports/reported-progress.ts';
import type { FormatNames } from '#dashboard/api/exports/use-format-names.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { fittingWidth } from '#dashboard/list/model/fitting-width.ts';
import type { ColumnChoices, ListColumn } from '#dashboard/list/model/list-column.ts';
import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { JobStatus } from '#dashboard/ui/notes/status-word.tsx';
import { jobStatusText } from '#dashboard/ui/notes/job-status-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { exportedPart, exportName } from '#dashboard/findings/export-name.ts';
import { exportFile } from '#dashboard/exports/cards/export-file.ts';
import { FileActions } from './file-actions.tsx';
import { progressText } from '#dashboard/ui/text/percent-text.ts';
import { formatText } from './format-text.ts';
import { optionsText } from './options-text.ts';
import { recordsText } from './records-text.ts';
import type { Messages } from './messages/en.tsx';
import { writtenOptions } from './written-options.ts';
import { ServiceTime } from '#dashboard/exports/following/service-time.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { DataText } from '#dashboard/ui/values/data-text.tsx';

/** The columns of the table "Exports". */
export const exportColumns = (
  words: Messages,
  names: DeploymentNames,
  formats: FormatNames,
): readonly ListColumn<ExportRecord>[] => [
  {
    field: 'created_at',
    header: words.created,
    definition: words.createdMeans,
    kind: 'date',
    width: 190,
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <ServiceTime timestamp={created_at} />,
  },
  {
    field: 'filters_display',
    header: words.what,
    definition: words.whatMeans,
    kind: 'text',
    width: 165,
    value: (record) => exportedPart(record, names),
    file: { name: 'what', source: 'filters_display, filters' },
    cell: (record) => <span title={exportedPart(record, names)}>{exportedPart(record, names)}</span>,
  },
  {
    field: 'project',
    header: words.project,
    definition: words.projectMeans,
    kind: 'choice',
    // The parameter `project` belongs to the project switch.
    parameter: 'project_name',
    ofProject: true,
    width: 155,
    value: ({ job }) => projectText(job),
    file: { source: 'job.project.name' },
    cell: ({ job }) => {
      const text = projectText(job);
      return text === null ? <Unknown /> : <DataText text={text} />;
    },
  },
  {
    field: 'user',
    header: words.user,
    definition: words.userMeans,
    kind: 'choice',
    width: 105,
    value: ({ user }) => user && nameText(user),
    file: { source: 'user.name' },
    cell: ({ user }) => (user === null ? <Unknown /> : <span title={nameText(user)}>{nameText(user)}</span>),
    // The service sorts by the user's id.
    served: null,
  },
  {
    field: 'format',
    header: words.format,
    definition: words.formatMeans,
    kind: 'choice',
    width: 135,
    value: ({ format }) => format,
    choices: choicesNamed((format) => formatText(format, words, formats.get(format))),
    cell: ({ format }) =>
      format === null ? (
        <Unknown />
      ) : (
        <span title={`${formatText(format, words, formats.get(format))} (${format})`}>
          {formatText(format, words, formats.get(format))}
        </span>
      ),
  },
  {
    field: 'options',
    header: words.options,
    definition: words.optionsMean,
    kind: 'text',
    width: 210,
    hidden: true,
    served: null,
    value: (record) => optionsText(record, words) || null,
    file: { source: 'options' },
    cell: (record) =>
      writtenOptions(record) === null ? (
        <Unknown />
      ) : (
        <span title={optionsText(record, words)}>{optionsText(record, words)}</span>
      ),
  },
  {
    field: 'status',
    header: words.status,
    definition: words.statusMeans,
    kind: 'choice',
    width: 125,
    value: exportStatus,
    choices: choicesNamed(jobStatusText),
    file: { source: 'job.progress.summary.status' },
    cell: (record) => {
      const status = exportStatus(record);
      if (status === null) return <Unknown why={jobStatusText('')} />;
      const fraction = mayChange(record) ? clampedFraction(record.job?.progress?.summary?.progress) : null;
      return (
        <>
          <JobStatus status={status} /> {fraction !== null && progressText(fraction)}
        </>
      );
    },
  },
  {
    field: 'record_count',
    header: words.records,
    definition: words.recordsMean,
    kind: 'number',
    // Room for as many occurrences as a season has.
    width: fittingWidth(160, recordsText(99_999, 'occurrences_simple_csv', words)),
    value: ({ record_count }) => record_count,
    cell: ({ record_count: count, format }) =>
      count === null ? <Count value={null} /> : recordsText(count, format, words),
    // No sum: occurrences and captures are not added.
  },
  {
    field: 'file_size',
    header: words.size,
    definition: words.sizeMeans,
    kind: 'number',
    unit: 'bytes',
    file: { name: 'file_size_bytes', source: 'file_size' },
    width: 90,
    value: ({ file_size }) => file_size,
    cell: ({ file_size, file_size_display }) => <Bytes value={file_size} display={file_size_display} />,
    total: 'sum',
    totalCell: (sum) => <Bytes value={sum} />,
  },
  {
    field: 'file_url',
    header: words.file,
    definition: words.fileMeans,
    kind: 'text',
    width: 215,
    value: (record) => exportFile(record)?.name ?? null,
    served: null,
    cell: (record) => <FileActions record={record} name={exportName(record, names)} />,
  },
  {
    field: 'updated_at',
    header: words.updated,
    definition: words.updatedMeans,
    kind: 'date',
    width: 175,
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <ServiceTime timestamp={updated_at} />,
  },
];

/** The project of a job; null where not reported. */
function projectText(job: ExportRecord['job']): string | null {
  const project = job?.project ?? null;
  return project && nameText(project);
}

/** Values that are codes of the server, an open set, shown by their names. */
function choicesNamed(textOf: (value: string) => string): ColumnChoices {
  return { textOf, searchedOf: textOf, known: [], isChoice: () => true };
}
