import { useCallback } from 'react';
import { numberText } from '#dashboard/ui/number-text.ts';
import { passFocusOn } from '#dashboard/ui/pass-focus-on.ts';
import { RemovableChip } from '#dashboard/ui/removable-chip.tsx';
import type { ColumnFilter } from './column-filter.ts';
import { filterText } from './filter-text.ts';
import classes from './list-bar.module.css';
import type { ListColumn } from './list-column.ts';
import type { RecordListModel } from './record-list-model.ts';
import type { ListDefinition } from './list-definition.ts';
import { recordsKept } from './records-kept.ts';
import type { Work } from './slices.ts';
import { useWork } from './use-work.ts';

/** The filters that are set, each with how many records it keeps by itself, and a cross that removes it. */
export function FilterChips<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const { definition, filters, changeFilter, clearFilters } = list;
  if (filters.size === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Filters set">
      {definition.columns.map((column) => {
        const filter = filters.get(column.field);
        return (
          filter !== undefined && (
            <li key={column.field}>
              <FilterChip
                list={list}
                column={column}
                filter={filter}
                onRemove={() => void changeFilter(column.field, null)}
              />
            </li>
          )
        );
      })}
      {filters.size > 1 && (
        <li>
          <button ref={passFocusOn} type="button" className={classes.clear} onClick={() => void clearFilters()}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}

interface FilterChipProps<Rec> {
  list: RecordListModel<Rec>;
  column: ListColumn<Rec>;
  filter: ColumnFilter;
  onRemove: () => void;
}

function FilterChip<Rec>({ list, column, filter, onRemove }: FilterChipProps<Rec>) {
  const { definition, all, isAllKnown, whole, query } = list;
  const begin = useCallback(() => countKept(definition, all, column, filter), [definition, all, column, filter]);
  const { now, last } = useWork(isAllKnown ? begin : null, all.length);
  const words = `${column.header}: ${filterText(filter, column)}`;
  // While more comes the number follows it; else one of another filter, or of other records, is none of this one.
  const known = now ?? (whole || last?.filter !== filter ? null : last);
  const ofAll = known === null ? '' : `${numberText(known.kept)} of ${numberText(known.of)} ${definition.noun.many}`;
  const isRead = query.data !== undefined;
  return (
    <RemovableChip
      words={words}
      title={isRead ? ofAll : undefined}
      kept={isRead ? keptText(known) : undefined}
      onRemove={onRemove}
    />
  );
}

/** How many of all records a filter keeps by itself. */
function* countKept<Rec>(
  definition: ListDefinition<Rec>,
  all: readonly Rec[],
  { field }: ListColumn<Rec>,
  filter: ColumnFilter,
): Work<{ filter: ColumnFilter; kept: number; of: number }> {
  const records = yield* recordsKept(definition, all, new Map([[field, filter]]));
  return { filter, kept: records.length, of: all.length };
}

function keptText(counted: { kept: number } | null): string {
  return counted === null ? '…' : numberText(counted.kept);
}
