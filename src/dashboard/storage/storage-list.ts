import { defineList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import type { Messages } from './messages/en.tsx';
import { storageColumns } from './storage-columns.tsx';

/** The definition of the list "Storage sources"; its records have only the id of their project. */
export function storageList(words: Messages, projectName: (id: number) => string) {
  return defineList({
    collection: 'storage',
    title: words.title,
    noun: words.nouns,
    columns: storageColumns(words, projectName),
    ordering: '-total_size_indexed',
    search: {
      label: words.search,
      placeholder: words.searchHint,
      textOf: ({ name, bucket, prefix, project }) => `${name} ${bucket} ${prefix} ${projectName(project)}`,
      nothing: words.noMatch,
    },
    nameOf: ({ name }) => name,
    // A source has no page: the link opens its panel.
    hrefOf: ({ id }, carried) => paths.storage({ ...carried, selected: String(id) }),
  });
}
