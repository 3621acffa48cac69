import { paths } from '#dashboard/paths.ts';
import { taxonColumns } from '#dashboard/findings/ranks/taxon-columns.tsx';
import { fittingWidth } from '#dashboard/list/model/fitting-width.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { defineMadeList } from '#dashboard/list/model/list-definition.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import type { Messages } from './messages/en.ts';
import type { ModelTaxon } from './model-totals.ts';
import type { ShareInterval } from './wilson-interval.ts';

/** A row of the table, with its names. */
export interface NamedModelTaxon extends ModelTaxon {
  model: string;
  taxon: string;
  /** empty where it is not known */
  rank: string;
}

type Column = ListColumn<NamedModelTaxon>;

const DIGITS = 4;

/** The list of the taxa that models named. */
export function modelsList(words: Messages) {
  const [headers, means] = [words.columns, words.means];
  const number = (field: 'given' | 'agreed', source: string): Column => ({
    field,
    header: headers[field],
    definition: means[field],
    explained: paths.statistics('models-and-people'),
    kind: 'number',
    width: fittingWidth(84, headers[field]),
    value: (row) => row[field],
    file: { source },
    cell: (row) => <Count value={row[field]} />,
    total: 'sum',
  });
  const ofShare = (field: string, header: string, definition: string, valueOf: (one: ShareInterval) => number) => {
    const value = ({ interval }: NamedModelTaxon) =>
      interval === null ? null : Number(valueOf(interval).toFixed(DIGITS));
    return {
      field,
      header,
      definition,
      explained: paths.statistics('models-and-people'),
      kind: 'number',
      value,
    } as const;
  };
  const columns: readonly Column[] = [
    ...taxonColumns<NamedModelTaxon>({
      headers,
      means,
      nameOf: ({ taxon }) => taxon,
      source: 'occurrences/best_machine_prediction.taxon',
    }),
    {
      field: 'model',
      header: headers.model,
      definition: means.model,
      kind: 'choice',
      width: 220,
      value: ({ model }) => model,
      file: { source: 'occurrences/best_machine_prediction.algorithm' },
      cell: ({ model }) => (
        <span {...OF_DATA} title={model}>
          {model}
        </span>
      ),
    },
    number('given', 'occurrences/best_machine_prediction'),
    {
      ...number('given', 'occurrences/identifications'),
      field: 'looked_at',
      header: headers.lookedAt,
      definition: means.lookedAt,
      width: fittingWidth(98, headers.lookedAt),
      value: ({ lookedAt }) => lookedAt,
      cell: ({ lookedAt }) => <Count value={lookedAt} />,
    },
    number('agreed', 'occurrences/identifications.taxon'),
    {
      ...ofShare('share', headers.share, means.share, ({ share }) => share),
      width: fittingWidth(80, headers.share),
      file: { unit: '1', source: 'occurrences/identifications.taxon' },
      cell: ({ interval }) => (interval === null ? <Unknown why={words.tooFew} /> : wholePercentText(interval.share)),
    },
    {
      ...ofShare('low', headers.interval, means.interval, ({ low }) => low),
      width: fittingWidth(120, headers.interval),
      file: { name: 'share_low', unit: '1', source: 'occurrences/identifications.taxon' },
      cell: ({ interval }) => (interval === null ? <Unknown why={words.tooFew} /> : intervalText(interval, words)),
    },
    {
      ...ofShare('high', headers.high, means.interval, ({ high }) => high),
      width: fittingWidth(98, headers.high),
      file: { name: 'share_high', unit: '1', source: 'occurrences/identifications.taxon', always: true },
      cell: ({ interval }) => (interval === null ? <Unknown why={words.tooFew} /> : wholePercentText(interval.high)),
      hidden: true,
    },
  ];
  return defineMadeList<NamedModelTaxon>({
    // The page Taxa has this list as one of its views.
    collection: 'taxa',
    title: words.title,
    noun: words.nouns,
    columns,
    ordering: '-looked_at',
    fileTitle: 'models',
    search: { label: words.search, textOf: ({ taxon, model }) => `${taxon} ${model}`, nothing: words.noMatch },
    nameOf: ({ taxon }) => taxon,
    hrefOf: ({ taxonId }, carried) => paths.taxon(taxonId, carried),
  });
}

/** "71–94 %" */
export function intervalText({ low, high }: Pick<ShareInterval, 'low' | 'high'>, words: Messages): string {
  return words.between(wholePercentText(low), wholePercentText(high));
}
