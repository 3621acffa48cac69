import { defineList } from '#dashboard/list/model/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import type { Messages } from './messages/en.ts';
import { taxaColumns, type TaxaContext } from './taxa-columns.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** The definition of the list "Taxa"; its records have only the id of their parent. */
export function taxaList(words: Messages, context: TaxaContext) {
  return defineList({
    collection: 'taxa',
    title: words.title,
    noun: words.nouns,
    columns: taxaColumns(words, context),
    ordering: '-occurrences_count',
    search: {
      label: words.search,
      textOf: nameText,
      nothing: words.noMatch,
    },
    nameOf: nameText,
    hrefOf: ({ id }, carried) => paths.taxa({ ...carried, view: 'tree', selected: String(id) }),
  });
}
