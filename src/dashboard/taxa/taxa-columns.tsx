import type { ListColumn } from '#dashboard/list/list-column.ts';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { OccurrenceBar } from './occurrence-bar.tsx';
import { Rank } from './rank.tsx';
import type { Taxon } from '#contract/taxon.ts';

/** From the highest to the lowest; running services use these, and the set is open (spec 2.8). */
const RANKS = [
  'KINGDOM',
  'PHYLUM',
  'CLASS',
  'ORDER',
  'SUPERFAMILY',
  'FAMILY',
  'SUBFAMILY',
  'TRIBE',
  'SUBTRIBE',
  'GENUS',
  'SPECIES',
];

/** What the columns need beyond a taxon's record. */
export interface TaxaContext {
  nameOf: (id: number) => string | null;
  /** the largest count of occurrences among the taxa */
  most: number;
}

/** The columns of "Taxa": those shown by default, and those shown on demand. */
export function taxaColumns({ nameOf, most }: TaxaContext): readonly ListColumn<Taxon>[] {
  const parentText = (id: number) => nameOf(id) ?? `taxon ${id}, not in this list`;
  return [
    {
      field: 'name',
      header: 'Name',
      definition: 'The name of the taxon, as the service writes it.',
      kind: 'text',
      width: 260,
      value: ({ name }) => name,
      cell: ({ name }) => <span title={name}>{name}</span>,
    },
    {
      field: 'rank',
      header: 'Rank',
      definition:
        'The rank in the service’s own word. Sorts from kingdom to species, other words after them. UNKNOWN: a name of the project, not of biology.',
      kind: 'choice',
      width: 130,
      value: ({ rank }) => rankSortKey(rank),
      choice: ({ rank }) => rank,
      csv: ({ rank }) => rank,
      cell: ({ rank }) => <Rank rank={rank} />,
    },
    {
      field: 'parent_id',
      header: 'Parent',
      definition: 'The taxon above it. The record names it by its id; its name is looked up in this list.',
      kind: 'choice',
      parameter: 'parent',
      ofProject: true,
      width: 230,
      value: ({ parent_id: id }) => (id === null ? null : parentText(id)),
      file: { name: 'parent', source: 'parent_id, name' },
      cell: ({ parent_id: id }) =>
        id === null ? <Unknown why="no parent: at the top" /> : <span title={parentText(id)}>{parentText(id)}</span>,
    },
    {
      field: 'occurrences_count',
      header: 'Occurrences',
      definition:
        'Occurrences determined as this very taxon, as the service counts them; those of taxa below it are not among them. Where a project is chosen, some services still count in all projects. The bar is beside the largest of the list.',
      kind: 'number',
      width: 240,
      value: ({ occurrences_count }) => occurrences_count,
      cell: ({ occurrences_count }) => <OccurrenceBar count={occurrences_count} most={most} />,
      total: 'sum',
    },
    {
      field: 'updated_at',
      header: 'Updated',
      definition: 'When the service last changed the taxon’s record.',
      kind: 'date',
      width: 112,
      value: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => <DayOfTimestamp timestamp={updated_at} />,
      hidden: true,
    },
  ];
}

/** A sort key for ranks: from kingdom to species, unknown ranks last. */
function rankSortKey(rank: string): string {
  const index = RANKS.indexOf(rank.toUpperCase());
  return `${String(index === -1 ? RANKS.length : index).padStart(2, '0')} ${rank}`;
}
