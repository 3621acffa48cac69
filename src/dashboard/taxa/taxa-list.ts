import { defineList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { taxaColumns, type TaxaContext } from './taxa-columns.tsx';

/** The definition of the list "Taxa"; its records have only the id of their parent. */
export function taxaList(context: TaxaContext) {
  return defineList({
    collection: 'taxa',
    title: 'Taxa',
    noun: { one: 'taxon', many: 'taxa' },
    columns: taxaColumns(context),
    ordering: '-occurrences_count',
    search: {
      label: 'Search taxa by name',
      textOf: ({ name }) => name,
      nothing: (text) => `No taxon’s name holds “${text}”.`,
    },
    nameOf: ({ name }) => name,
    hrefOf: ({ id }, carried) => paths.taxa({ ...carried, view: 'tree', selected: String(id) }),
  });
}
