import { defineList } from '#dashboard/list/model/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import type { Messages } from './messages/en.tsx';
import { storageColumns } from './storage-columns.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** The definition of the list "Storage sources"; its records have only the id of their project. */
export function storageList(words: Messages, projectName: (id: number | null) => string) {
  return defineList({
    collection: 'storage',
    title: words.title,
    noun: words.nouns,
    columns: storageColumns(words, projectName),
    ordering: '-total_size_indexed',
    search: {
      label: words.search,
      placeholder: words.searchHint,
      textOf: (source) => [nameText(source), source.bucket, source.prefix, projectName(source.project)].join(' '),
      nothing: words.noMatch,
    },
    nameOf: nameText,
    // A source has no page: the link opens its panel.
    hrefOf: ({ id }, carried) => paths.storage({ ...carried, selected: String(id) }),
  });
}
