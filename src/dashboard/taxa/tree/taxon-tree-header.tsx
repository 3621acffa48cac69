import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import classes from './taxon-tree.module.css';
import type { Taxon } from '#contract/taxon.ts';

const HEADERS = [
  {
    field: 'name',
    text: 'Name',
    definition: 'Below each taxon are those that name it as their parent. Orders siblings by name.',
  },
  { field: null, text: 'Rank', definition: 'The rank in the service’s own word.' },
  {
    field: null,
    text: 'Own',
    definition:
      'Occurrences determined as this very taxon, as the service counts them; where a project is chosen, some services still count in all projects.',
  },
  {
    field: 'occurrences_count',
    text: 'With descendants',
    definition:
      'Own occurrences and those of all taxa below it in this list, added up here. The bar is beside the largest branch. Orders siblings by it.',
  },
] as const;

/** The tree's column headers; name and sum sort the siblings. */
export function TaxonTreeHeader({ list }: { list: RecordListModel<Taxon> }) {
  const { ordering, changeOrdering } = list.rows;
  const [first] = ordering;
  return (
    <div className={classes.header}>
      {HEADERS.map(({ field, text, definition }) =>
        field === null ? (
          <span key={text} data-tooltip={definition}>
            {text}
          </span>
        ) : (
          <button
            key={text}
            data-tooltip={definition}
            type="button"
            aria-pressed={first?.field === field}
            onClick={() => {
              const isThis = first?.field === field;
              const descending = isThis ? !first.descending : field !== 'name';
              void changeOrdering([{ field, descending }]);
            }}
          >
            {text}
            <span className={classes.arrow} aria-hidden="true">
              {first?.field === field && (first.descending ? '▼' : '▲')}
            </span>
          </button>
        ),
      )}
    </div>
  );
}
