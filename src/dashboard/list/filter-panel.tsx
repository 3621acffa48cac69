import { Button } from '@mantine/core';
import { numberText } from '#dashboard/ui/number-text.ts';
import { FilterItem } from './filter-item.tsx';
import type { PanelProps } from './lazy-panels.ts';
import { filterName } from './list-definition.ts';
import classes from './panel.module.css';

/** What a list can be narrowed by: a column each, those that are set open. */
export function FilterPanel<Rec>({ list }: PanelProps<Rec>) {
  const { definition, filters, clearFilters, whole, all, count, source } = list;
  const { noun, columns } = definition;
  return (
    <div className={classes.panel}>
      <div className={classes.title}>
        <h2>Filters</h2>
        <Button
          size="compact-xs"
          variant="default"
          // Not `disabled`, which would take the focus from whoever has just pressed it.
          aria-disabled={filters.size === 0}
          {...(filters.size === 0 && { 'data-disabled': true })}
          onClick={() => void clearFilters()}
        >
          Clear all
        </Button>
      </div>
      {!whole && (
        <p className={classes.hint}>
          Numbers here are of the {numberText(all.length)} {noun.many} read so far
          {list.query.data?.tooMany === true &&
            source !== 'so-far' &&
            `; a filter asks to read all ${numberText(count ?? 0)} first`}
          .
        </p>
      )}
      {columns
        .filter((column) => filterName(column) !== null)
        .map((column) => (
          <FilterItem key={column.field} list={list} column={column} />
        ))}
    </div>
  );
}
