import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { taxaMessages } from '#dashboard/taxa/messages/taxa-messages.ts';
import classes from './taxon-tree.module.css';
import type { Taxon } from '#contract/records/taxon.ts';

const HEADERS = [
  { field: 'name', text: 'name', definition: 'treeNameMeans' },
  { field: null, text: 'rank', definition: 'treeRankMeans' },
  { field: null, text: 'own', definition: 'ownMeans' },
  { field: 'occurrences_count', text: 'sum', definition: 'sumMeans' },
] as const;

/** The tree's column headers; name and sum sort the siblings. */
export function TaxonTreeHeader({ list }: { list: RecordListModel<Taxon> }) {
  const words = useMessages(taxaMessages);
  const { ordering, changeOrdering } = list.rows;
  const [first] = ordering;
  return (
    <div className={classes.header}>
      {HEADERS.map(({ field, text, definition }) =>
        field === null ? (
          <span key={text} data-tooltip={words[definition]}>
            {words[text]}
          </span>
        ) : (
          <button
            key={text}
            data-tooltip={words[definition]}
            type="button"
            aria-pressed={first?.field === field}
            onClick={() => {
              const isThis = first?.field === field;
              const descending = isThis ? !first.descending : field !== 'name';
              void changeOrdering([{ field, descending }]);
            }}
          >
            {words[text]}
            <span className={classes.arrow} aria-hidden="true">
              {first?.field === field && (first.descending ? '▼' : '▲')}
            </span>
          </button>
        ),
      )}
    </div>
  );
}
