import type { ReactNode } from 'react';
import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

const plural = pluralIn('en');

export const messages = {
  page: 'Storage',
  title: 'Storage sources',
  nouns: { one: 'storage source', many: 'storage sources' },
  search: 'Search storage sources by name, bucket or project',
  searchHint: 'Name, bucket, project',
  noMatch: (text: string) => `No storage sources match “${text}”.`,
  panels: 'Panels',
  table: 'Table',
  addImages: 'Add images…',
  sortBy: 'Sort by',
  loading: 'Loading storage sources …',
  unnamedProject: (id: string) => `Project ${id}`,
  projectUnknown: 'Project not reported',

  name: 'Name',
  nameMeans: 'The name of the storage source: a place in object storage that holds a project’s images.',
  project: 'Project',
  projectMeans: 'The project whose images are stored there.',
  bucket: 'Bucket',
  bucketMeans: 'The bucket of the object storage.',
  deployments: 'Deployments',
  deploymentsMean: 'Deployments whose images are stored there.',
  files: 'Files',
  filesMean: 'Files counted when the source was last indexed. Not reported: never indexed. 0: indexed and empty.',
  size: 'Size',
  sizeMeans:
    'Bytes of the files counted when the source was last indexed. Where the server reports no number, its own words are in quotation marks.',
  captures: 'Captures',
  capturesMean: 'Files that the server knows as captures.',
  lastChecked: 'Last checked',
  lastCheckedMeans: 'When the server last checked whether the source can be reached, as the server reports it.',
  notReported: 'not reported',
  indexing: 'Indexing',
  indexingMeans: 'Whether the source was ever indexed, and whether files were found.',
  ratio: 'Captures per file',
  ratioMeans: 'Captures divided by files. Below 1, some files are not captures.',
  noRatio: 'no files to divide by, or not reported',
  prefix: 'Prefix',
  prefixMeans: 'The folder within the bucket.',
  endpoint: 'Endpoint',
  endpointMeans: 'The address of the object storage.',
  updated: 'Updated',
  updatedMeans: 'When the server last changed the source’s record.',
  notEntered: 'none entered',

  states: {
    indexed: 'Indexed',
    'indexed and empty': 'Indexed and empty',
    'never indexed': 'Never indexed',
  },
  statesMean: {
    indexed: 'The files there were counted.',
    'indexed and empty': 'The files there were counted; none were found: 0.',
    'never indexed': 'The files there were never counted: there may be any number. Unknown is not 0.',
  },
  stateUnknown: 'Indexing not reported',
  noBucket: 'no bucket entered',
  bucketUnknown: 'bucket not reported',
  atEndpoint: (bucket: string, endpoint: ReactNode): ReactNode => (
    <>
      {bucket} at {endpoint}
    </>
  ),
  ofBytes: (bytes: string, project: string) => `of the ${bytes} of ${project}`,
  ofBytesReported: (bytes: string, reported: number, sources: number, project: string) =>
    `of the ${bytes} in ${numberText(reported)} of ${numberText(sources)} sources of ${project}`,
  ofFiles: (files: number, project: string) =>
    plural(files, { one: `of the # file of ${project}`, other: `of the # files of ${project}` }),
  ofFilesReported: (files: number, reported: number, sources: number, project: string) =>
    `of the ${numberText(files)} files in ${numberText(reported)} of ${numberText(sources)} sources of ${project}`,
  bytesUnknown: 'Its share of the project’s bytes is unknown.',
  filesUnknown: 'Its share of the project’s files is unknown.',

  sources: 'Sources',
  sumOfAll: (sources: number) => plural(sources, { one: 'of # source', other: 'sum of all # sources' }),
  sumOfSome: (reported: number, sources: number) =>
    `sum of ${numberText(reported)} of ${numberText(sources)} sources, others unknown`,
  sumOfNone: (sources: number) =>
    plural(sources, { one: 'not reported by the source', other: 'not reported by any of # sources' }),
  neverAndEmpty: (never: number, empty: number) =>
    `${numberText(never)} never indexed, ${numberText(empty)} indexed and empty`,
  neverAndEmptySoFar: (never: number, empty: number) =>
    `loaded so far; ${numberText(never)} never indexed, ${numberText(empty)} indexed and empty`,

  sizes: 'Storage sources by size',
  whole: 'the sources drawn',
  noSizes: 'No source here reports a size above 0.',
  sizesAbout: 'Area by size, grouped by project.',
  notDrawn: (count: number) =>
    plural(count, {
      one: '# without a size, or of size 0, is not drawn.',
      other: '# without a size, or of size 0, are not drawn.',
    }),
};

export type Messages = typeof messages;
