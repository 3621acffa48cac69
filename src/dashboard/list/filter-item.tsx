import { useMemo, useState } from 'react';
import { ChoiceFilter } from './choice-filter.tsx';
import type { ColumnFilter } from './column-filter.ts';
import { choicesOf } from './filter-keeps.ts';
import { filterText } from './filter-text.ts';
import type { ListColumn } from './list-column.ts';
import classes from './panel.module.css';
import { RangeFilter } from './range-filter.tsx';
import type { RecordListModel } from './record-list-model.ts';
import { recordsKept } from './records-kept.ts';
import { TickBox } from './tick-box.tsx';

interface FilterItemProps<Rec> {
  list: RecordListModel<Rec>;
  column: ListColumn<Rec>;
}

/** One column in the panel of filters: what is set, and the means to set it. */
export function FilterItem<Rec>({ list, column }: FilterItemProps<Rec>) {
  const filter = list.filters.get(column.field);
  const [opened, setOpened] = useState(filter !== undefined);
  return (
    <details className={classes.filter} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        {column.header}
        {filter !== undefined && <span className={classes.now}>{filterText(filter, column.unit)}</span>}
      </summary>
      {opened && <FilterControl list={list} column={column} />}
    </details>
  );
}

function FilterControl<Rec>({ list, column }: FilterItemProps<Rec>) {
  const { definition, all, filters, search, changeFilter } = list;
  const { field, kind, header } = column;
  // What can be chosen here is what all other filters leave.
  const records = useMemo(() => {
    const others = new Map(filters);
    others.delete(field);
    return recordsKept(definition, all, others, search);
  }, [definition, all, filters, field, search]);
  const unknowns = useMemo(
    () => records.filter((record) => choicesOf(column, record).length === 0).length,
    [records, column],
  );
  const filter = filters.get(field) ?? emptyFilter(kind);
  if (filter === null) return null;
  const change = (next: ColumnFilter, replace = false) =>
    void changeFilter(field, isEmpty(next) ? null : next, { replace });

  return (
    <fieldset className={classes.control} aria-label={header}>
      {(filter.kind === 'number' || filter.kind === 'date') && (
        <RangeFilter
          column={column}
          records={records}
          range={filter}
          onChange={(from, to) => change(withRange(filter, from, to), true)}
        />
      )}
      {filter.kind === 'choice' && (
        <ChoiceFilter
          column={column}
          records={records}
          values={filter.values}
          onChange={(values) => change({ ...filter, values })}
        />
      )}
      {filter.kind === 'yes-no' &&
        [true, false].map((answer) => (
          <TickBox
            key={String(answer)}
            label={answer ? 'Yes' : 'No'}
            count={records.filter((record) => column.value(record) === answer).length}
            ticked={filter.values.includes(answer)}
            onChange={(ticked) => change({ ...filter, values: withValue(filter.values, answer, ticked) })}
          />
        ))}
      {(unknowns > 0 || filter.unknown) && (
        <TickBox
          label="Not reported"
          count={unknowns}
          ticked={filter.unknown}
          onChange={(unknown) => change({ ...filter, unknown })}
        />
      )}
    </fieldset>
  );
}

function emptyFilter(kind: ListColumn<never>['kind']): ColumnFilter | null {
  if (kind === 'number' || kind === 'date') return { kind, from: null, to: null, unknown: false };
  return kind === 'text' ? null : { kind, values: [], unknown: false };
}

function isEmpty(filter: ColumnFilter): boolean {
  if (filter.unknown) return false;
  return 'values' in filter ? filter.values.length === 0 : filter.from === null && filter.to === null;
}

function withRange(filter: Extract<ColumnFilter, { kind: 'number' | 'date' }>, from: string, to: string): ColumnFilter {
  const { kind, unknown } = filter;
  if (kind === 'date') return { kind, unknown, from: from || null, to: to || null };
  return { kind, unknown, from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
}

function withValue<Value>(values: readonly Value[], value: Value, ticked: boolean): readonly Value[] {
  const others = values.filter((one) => one !== value);
  return ticked ? [...others, value] : others;
}
