import type { ExportRecord } from '#contract/export.ts';
import { exportStatus, mayChange } from '#dashboard/api/live/export-status.ts';
import { clampedFraction } from '#dashboard/api/live/reported-progress.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { jobTone, StatusWord } from '#dashboard/ui/notes/status-word.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { exportedPart } from '#dashboard/api/export-name.ts';
import { progressText } from '#dashboard/ui/text/percent-text.ts';
import { formatText } from './format-text.ts';
import { ServiceTime } from '#dashboard/exports/following/service-time.tsx';

/** The columns of the table "Exports". */
export const exportColumns = (names: DeploymentNames): readonly ListColumn<ExportRecord>[] => [
  {
    field: 'created_at',
    header: 'Created',
    definition: 'When the export was asked for, on the service’s own clock.',
    kind: 'date',
    width: 200,
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <ServiceTime timestamp={created_at} />,
  },
  {
    field: 'filters_display',
    header: 'What',
    definition: 'What the export holds, by the names the service gives its filters.',
    kind: 'text',
    width: 185,
    value: (record) => exportedPart(record, names),
    file: { name: 'what', source: 'filters_display, filters' },
    cell: (record) => <span title={exportedPart(record, names)}>{exportedPart(record, names)}</span>,
  },
  {
    field: 'project',
    header: 'Project',
    definition: 'The project of the job that makes the export.',
    kind: 'choice',
    // The parameter `project` belongs to the project switch.
    parameter: 'project_name',
    ofProject: true,
    width: 190,
    value: ({ job }) => job?.project.name ?? null,
    file: { source: 'job.project.name' },
    cell: ({ job }) => (job === null ? <Unknown /> : <span title={job.project.name}>{job.project.name}</span>),
  },
  {
    field: 'user',
    header: 'User',
    definition: 'Whom the export was made for.',
    kind: 'choice',
    width: 130,
    value: ({ user }) => user.name,
    file: { source: 'user.name' },
    cell: ({ user }) => <span title={user.name}>{user.name}</span>,
    // The service sorts by the user's id.
    served: null,
  },
  {
    field: 'format',
    header: 'Format',
    definition: 'The kind of file.',
    kind: 'choice',
    width: 135,
    value: ({ format }) => format,
    cell: ({ format }) => <span title={format}>{formatText(format)}</span>,
  },
  {
    field: 'status',
    header: 'Status',
    definition: 'The status of the export’s job in the service’s own word, and how far it is while it may change.',
    kind: 'choice',
    width: 145,
    value: exportStatus,
    file: { source: 'job.progress.summary.status' },
    cell: (record) => {
      const status = exportStatus(record);
      if (status === null) return <Unknown why="no status reported" />;
      const fraction = mayChange(record) ? clampedFraction(record.job?.progress?.summary.progress) : null;
      const done = fraction === null ? '' : ` ${progressText(fraction)}`;
      return <StatusWord tone={jobTone(status)} word={`${status}${done}`} />;
    },
  },
  {
    field: 'record_count',
    header: 'Records',
    definition: 'How many occurrences the file holds; not reported before it is whole.',
    kind: 'number',
    width: 90,
    value: ({ record_count }) => record_count,
    cell: ({ record_count }) => <Count value={record_count} />,
    total: 'sum',
  },
  {
    field: 'file_size',
    header: 'Size',
    definition: 'Size of the file; to the byte on hover and in downloads.',
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
    field: 'updated_at',
    header: 'Updated',
    definition: 'When the service last changed the export’s record, on its own clock.',
    kind: 'date',
    width: 175,
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <ServiceTime timestamp={updated_at} />,
  },
];
