import { defineList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { storageColumns } from './storage-columns.tsx';

/** The definition of the list "Storage sources"; its records have only the id of their project. */
export function storageList(projectName: (id: number) => string) {
  return defineList({
    collection: 'storage',
    title: 'Storage sources',
    noun: { one: 'storage source', many: 'storage sources' },
    columns: storageColumns(projectName),
    ordering: '-total_size_indexed',
    search: {
      label: 'Search storage sources by name, bucket or project',
      placeholder: 'Search name, bucket, project',
      textOf: ({ name, bucket, prefix, project }) => `${name} ${bucket} ${prefix} ${projectName(project)}`,
      nothing: (text) => `No storage source’s name, bucket or project holds “${text}”.`,
    },
    nameOf: ({ name }) => name,
    // A source has no page: the link opens its panel.
    hrefOf: ({ id }, carried) => paths.storage({ ...carried, selected: String(id) }),
  });
}
