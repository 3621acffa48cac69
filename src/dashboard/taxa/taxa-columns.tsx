import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { lookedAtText } from '#dashboard/findings/animals/look-texts.ts';
import { countedLooks } from '#contract/records/who-looked.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { Rank } from '#dashboard/findings/ranks/rank.tsx';
import { rankSortKey } from '#dashboard/findings/ranks/rank-sort-key.ts';
import { DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { OccurrenceBar } from './occurrence-bar.tsx';
import type { Messages } from './messages/en.ts';
import type { Taxon } from '#contract/records/taxon.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { DataText } from '#dashboard/ui/values/data-text.tsx';

/** What the columns need beyond a taxon's record. */
export interface TaxaContext {
  nameOf: (id: number) => string | null;
  /** the largest count of occurrences among the taxa */
  most: number;
}

/** The columns of "Taxa": those shown by default, and those shown on demand. */
export function taxaColumns(words: Messages, { nameOf, most }: TaxaContext): readonly ListColumn<Taxon>[] {
  const parentText = (id: number) => nameOf(id) ?? words.parentElsewhere(String(id));
  return [
    {
      field: 'name',
      header: words.name,
      definition: words.nameMeans,
      kind: 'text',
      width: 260,
      value: ({ name }) => name,
      cell: (taxon) => <DataText text={nameText(taxon)} />,
    },
    {
      field: 'rank',
      header: words.rank,
      definition: words.rankMeans,
      kind: 'choice',
      width: 130,
      value: ({ rank }) => rank && rankSortKey(rank),
      choice: ({ rank }) => rank,
      csv: ({ rank }) => rank,
      cell: ({ rank }) => <Rank rank={rank} />,
    },
    {
      field: 'parent_id',
      header: words.parent,
      definition: words.parentMeans,
      kind: 'choice',
      parameter: 'parent',
      ofProject: true,
      width: 230,
      // In addresses and files a parent without a name is its id.
      value: ({ parent_id: id }) => (id === null ? null : (nameOf(id) ?? `#${id}`)),
      file: { name: 'parent', source: 'parent_id, name' },
      cell: ({ parent_id: id }) =>
        id === null ? <Unknown why={words.noParent} /> : <span title={parentText(id)}>{parentText(id)}</span>,
    },
    {
      field: 'occurrences_count',
      header: words.occurrences,
      definition: words.occurrencesMean,
      kind: 'number',
      width: 240,
      value: ({ occurrences_count }) => occurrences_count,
      cell: ({ occurrences_count }) => <OccurrenceBar count={occurrences_count} most={most} />,
      total: 'sum',
      totalNote: (taxa) => lookedAtText(countedLooks(taxa), animalsMessages.now),
    },
    {
      field: 'verified_count',
      header: words.lookedAt,
      definition: words.lookedAtMeans,
      kind: 'number',
      width: 130,
      value: ({ verified_count: looked }) => looked ?? null,
      cell: ({ verified_count: looked, occurrences_count: all }) =>
        looked === undefined || looked === null ? (
          <Unknown why={words.lookedAtUnsaid} />
        ) : (
          words.lookedAtOf(numberText(looked), all === null ? '–' : numberText(all))
        ),
      total: 'sum',
      hidden: true,
    },
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
