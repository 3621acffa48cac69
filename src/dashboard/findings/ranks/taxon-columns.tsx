import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { rankSortKey } from './rank-sort-key.ts';
import { Rank } from './rank.tsx';

interface TaxonWords {
  taxon: string;
  rank: string;
}

interface TaxonColumnsOptions<Row> {
  headers: TaxonWords;
  means: TaxonWords;
  nameOf: (row: Row) => string;
  /** the field of the interface that the taxon is of */
  source: string;
}

/** The columns of a table with a row a taxon that name it: its name and its rank. */
export function taxonColumns<Row extends { rank: string }>(
  options: TaxonColumnsOptions<Row>,
): readonly ListColumn<Row>[] {
  const { headers, means, nameOf, source } = options;
  return [
    {
      field: 'taxon',
      header: headers.taxon,
      definition: means.taxon,
      kind: 'choice',
      ofProject: true,
      width: 260,
      value: nameOf,
      file: { source: `${source}.name` },
      cell: (row) => <span title={nameOf(row)}>{nameOf(row)}</span>,
    },
    {
      field: 'rank',
      header: headers.rank,
      definition: means.rank,
      kind: 'choice',
      width: 110,
      value: ({ rank }) => rankSortKey(rank),
      choice: ({ rank }) => rank,
      csv: ({ rank }) => rank,
      file: { source: `${source}.rank` },
      cell: ({ rank }) => <Rank rank={rank} />,
    },
  ];
}
