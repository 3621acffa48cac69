import type { ListColumn } from '#dashboard/list/list-column.ts';
import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { capturesPerFile, ratioText } from './captures-per-file.ts';
import { indexingState } from './indexing-state.ts';
import { lastCheckedText } from './last-checked-text.ts';
import { LastChecked } from './last-checked.tsx';
import type { StorageSource } from '#contract/storage-source.ts';

type CountField = 'deployments_count' | 'total_files_indexed' | 'total_captures_indexed';

const countColumn = (field: CountField, header: string, definition: string): ListColumn<StorageSource> => ({
  field,
  header,
  definition,
  kind: 'number',
  width: 116,
  value: (source) => source[field],
  cell: (source) => <Count value={source[field]} />,
  total: 'sum',
});

const textColumn = (
  field: 'bucket' | 'prefix' | 'endpoint_url',
  header: string,
  definition: string,
): ListColumn<StorageSource> => ({
  field,
  header,
  definition,
  kind: 'choice',
  ofProject: true,
  width: 190,
  value: (source) => source[field] || null,
  cell: (source) =>
    source[field] ? <span title={source[field]}>{source[field]}</span> : <Unknown why="none entered" />,
});

/** The columns of "Storage sources": those shown by default, and those shown on demand. */
export function storageColumns(projectName: (id: number) => string): readonly ListColumn<StorageSource>[] {
  return [
    {
      field: 'name',
      header: 'Name',
      definition: 'The name of the storage source: a place in object storage that holds images of a project.',
      kind: 'text',
      width: 190,
      value: ({ name }) => name,
      cell: ({ name }) => <span title={name}>{name}</span>,
    },
    {
      field: 'project',
      header: 'Project',
      definition: 'The project whose images the source holds.',
      kind: 'choice',
      // The parameter `project` belongs to the project switch.
      parameter: 'project_name',
      ofProject: true,
      width: 210,
      value: ({ project }) => projectName(project),
      file: { source: 'projects/name' },
      cell: ({ project }) => <span title={projectName(project)}>{projectName(project)}</span>,
    },
    textColumn('bucket', 'Bucket', 'The bucket of the object storage.'),
    countColumn('deployments_count', 'Deployments', 'Deployments whose images are stored there.'),
    countColumn(
      'total_files_indexed',
      'Files',
      'Files found there when it was last indexed. Not reported: it was never indexed. 0: indexed and empty.',
    ),
    {
      field: 'total_size_indexed',
      header: 'Size',
      definition:
        'Bytes of the files found there when it was last indexed. Where the service reports no number, its own words stand in quotation marks.',
      kind: 'number',
      width: 110,
      unit: 'bytes',
      file: { name: 'total_size_indexed_bytes', source: 'total_size_indexed' },
      value: ({ total_size_indexed }) => total_size_indexed,
      cell: ({ total_size_indexed, total_size_indexed_display }) => (
        <Bytes value={total_size_indexed} display={total_size_indexed_display} />
      ),
      total: 'sum',
      totalCell: (sum) => <Bytes value={sum} />,
    },
    countColumn('total_captures_indexed', 'Captures', 'Files there that the service knows as captures.'),
    {
      field: 'last_checked',
      header: 'Last checked',
      definition: 'When the service last looked whether the source can be reached, as it says.',
      kind: 'text',
      width: 140,
      value: ({ last_checked }) => lastCheckedText(last_checked),
      cell: ({ last_checked }) => <LastChecked value={last_checked} />,
    },
    {
      field: 'indexed',
      header: 'Indexing',
      definition: 'Whether what lies there was ever counted, and whether anything was found.',
      kind: 'choice',
      width: 150,
      value: indexingState,
      file: { source: 'total_files_indexed, total_size_indexed, total_captures_indexed' },
      cell: indexingState,
      hidden: true,
    },
    {
      field: 'captures_per_file',
      header: 'Captures per file',
      definition: 'Captures divided by files. Below 1, some files are no captures.',
      kind: 'number',
      width: 130,
      value: capturesPerFile,
      csv: (source) => {
        const ratio = capturesPerFile(source);
        return ratio === null ? null : Math.round(ratio * 1_000) / 1_000;
      },
      file: { unit: 'captures/file', source: 'total_captures_indexed, total_files_indexed' },
      cell: (source) => {
        const ratio = capturesPerFile(source);
        return ratio === null ? <Unknown why="no files to divide by, or not reported" /> : ratioText(ratio);
      },
      hidden: true,
    },
    { ...textColumn('prefix', 'Prefix', 'The folder within the bucket.'), hidden: true },
    { ...textColumn('endpoint_url', 'Endpoint', 'The address of the object storage.'), hidden: true },
    {
      field: 'updated_at',
      header: 'Updated',
      definition: 'When the service last changed the source’s record.',
      kind: 'date',
      width: 112,
      value: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => <DayOfTimestamp timestamp={updated_at} />,
      hidden: true,
    },
  ];
}
