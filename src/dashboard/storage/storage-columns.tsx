import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { capturesPerFile, ratioText } from './captures-per-file.ts';
import { INDEXING_STATES, indexingState, isIndexingState } from './indexing-state.ts';
import { lastCheckedText } from './last-checked-text.ts';
import { LastChecked } from './last-checked.tsx';
import type { StorageSource } from '#contract/records/storage-source.ts';
import type { Messages } from './messages/en.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { DataText } from '#dashboard/ui/values/data-text.tsx';

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
  words: Messages,
): ListColumn<StorageSource> => ({
  field,
  header,
  definition,
  kind: 'choice',
  ofProject: true,
  width: 190,
  value: (source) => source[field] || null,
  cell: (source) => {
    const text = source[field];
    if (text === null) return <Unknown />;
    return text === '' ? <Unknown why={words.notEntered} /> : <DataText text={text} />;
  },
});

/** The columns of "Storage sources": those shown by default, and those shown on demand. */
export function storageColumns(
  words: Messages,
  projectName: (id: number | null) => string,
): readonly ListColumn<StorageSource>[] {
  const stateText = (value: string) => (isIndexingState(value) ? words.states[value] : value);
  return [
    {
      field: 'name',
      header: words.name,
      definition: words.nameMeans,
      kind: 'text',
      width: 190,
      value: ({ name }) => name,
      cell: (source) => <DataText text={nameText(source)} />,
    },
    {
      field: 'project',
      header: words.project,
      definition: words.projectMeans,
      kind: 'choice',
      // The parameter `project` belongs to the project switch.
      parameter: 'project_name',
      ofProject: true,
      width: 210,
      value: ({ project }) => (project === null ? null : projectName(project)),
      file: { source: 'projects/name' },
      cell: ({ project }) => (project === null ? <Unknown /> : <DataText text={projectName(project)} />),
    },
    textColumn('bucket', words.bucket, words.bucketMeans, words),
    countColumn('deployments_count', words.deployments, words.deploymentsMean),
    countColumn('total_files_indexed', words.files, words.filesMean),
    {
      field: 'total_size_indexed',
      header: words.size,
      definition: words.sizeMeans,
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
    countColumn('total_captures_indexed', words.captures, words.capturesMean),
    {
      field: 'last_checked',
      header: words.lastChecked,
      definition: words.lastCheckedMeans,
      kind: 'text',
      width: 140,
      value: ({ last_checked }) => lastCheckedText(last_checked),
      cell: ({ last_checked }) => <LastChecked value={last_checked} />,
    },
    {
      field: 'indexed',
      header: words.indexing,
      definition: words.indexingMeans,
      kind: 'choice',
      width: 150,
      value: indexingState,
      file: { source: 'total_files_indexed, total_size_indexed, total_captures_indexed' },
      choices: { textOf: stateText, searchedOf: stateText, known: INDEXING_STATES, isChoice: isIndexingState },
      cell: (source) => {
        const state = indexingState(source);
        return state === null ? <Unknown /> : words.states[state];
      },
      hidden: true,
    },
    {
      field: 'captures_per_file',
      header: words.ratio,
      definition: words.ratioMeans,
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
        return ratio === null ? <Unknown why={words.noRatio} /> : ratioText(ratio);
      },
      hidden: true,
    },
    { ...textColumn('prefix', words.prefix, words.prefixMeans, words), hidden: true },
    { ...textColumn('endpoint_url', words.endpoint, words.endpointMeans, words), hidden: true },
    {
      field: 'updated_at',
      header: words.updated,
      definition: words.updatedMeans,
      kind: 'date',
      width: 112,
      value: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => <DayOfTimestamp timestamp={updated_at} />,
      hidden: true,
    },
  ];
}
