import { useCallback, useState } from 'react';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { shownLanguages } from '#dashboard/ui/language/language.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { columnFacet, type ColumnFacet } from '#dashboard/list/filters/column-facet.ts';
import type { ColumnFilter, ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import { DatePresets } from './date-presets.tsx';
import { filterText } from '#dashboard/list/filters/filter-text.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './panel.module.css';
import { RangeFilter } from './range-filter.tsx';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { matchingRecords } from '#dashboard/list/filters/matching-records.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { TickBox } from './tick-box.tsx';
import { useWork } from '#dashboard/work/use-work.ts';

interface FilterItemProps<Rec> {
  list: RecordListModel<Rec>;
  column: ListColumn<Rec>;
}

/** One column in the filter panel: its filter, and the controls to change it. */
export function FilterItem<Rec>({ list, column }: FilterItemProps<Rec>) {
  const filter = list.filters.byField.get(column.field);
  const [opened, setOpened] = useState(filter !== undefined);
  return (
    <details className={classes.filter} open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        {column.header}
        {filter !== undefined && (
          <Text as="span" size="medium" tone="lamp" cut className={classes.now}>
            {filterText(filter, column)}
          </Text>
        )}
      </summary>
      {opened && <FilterControl list={list} column={column} />}
    </details>
  );
}

function FilterControl<Rec>({ list, column }: FilterItemProps<Rec>) {
  const words = useMessages(panelMessages);
  const shown = shownLanguages();
  const { definition } = list;
  const { all, isAllKnown, whole } = list.rows;
  const { byField: filters, search, changeFilter } = list.filters;
  const { field, kind, header } = column;
  const begin = useCallback(
    () => facetOfOthers({ definition, all, filters, search }, column),
    // `shown`: the values are in the ordering of the language.
    // oxlint-disable-next-line react/exhaustive-deps
    [definition, all, filters, search, column, shown],
  );
  const { now, last: facet } = useWork(isAllKnown ? begin : null, all.length);
  const filter = filters.get(field) ?? emptyFilter(kind);
  if (filter === null) return null;
  const change = (next: ColumnFilter, replace = false) =>
    void changeFilter(field, isEmpty(next) ? null : next, { replace });

  return (
    <fieldset className={classes.control} aria-label={header} aria-busy={now === null}>
      {(filter.kind === 'number' || filter.kind === 'date') && (
        <RangeFilter
          column={column}
          bounds={[facet?.least ?? null, facet?.most ?? null]}
          range={filter}
          onChange={(from, to) => change(withRange(filter, from, to), true)}
        />
      )}
      {facet !== null && filter.kind === 'date' && (
        <DatePresets
          column={column}
          facet={facet}
          range={filter}
          onChange={(from, to) => change(withRange(filter, from, to))}
        />
      )}
      {facet === null && <p className={classes.count}>{words.counting}</p>}
      {facet !== null && filter.kind === 'choice' && (
        <ChoiceFilter
          column={column}
          counts={facet.counts}
          values={filter.values}
          isWhole={whole}
          onChange={(values) => change({ ...filter, values })}
        />
      )}
      {facet !== null &&
        filter.kind === 'yes-no' &&
        [true, false].map((answer) => (
          <TickBox
            key={String(answer)}
            label={answer ? words.yes : words.no}
            count={facet.counts.get(String(answer)) ?? 0}
            ticked={filter.values.includes(answer)}
            onChange={(ticked) => change({ ...filter, values: withValue(filter.values, answer, ticked) })}
          />
        ))}
      {facet !== null && (facet.unknown > 0 || filter.unknown) && (
        <TickBox
          label={words.notReported}
          count={facet.unknown}
          ticked={filter.unknown}
          onChange={(unknown) => change({ ...filter, unknown })}
        />
      )}
    </fieldset>
  );
}

interface FacetOptions<Rec> {
  definition: ListDefinition<Rec>;
  all: readonly Rec[];
  filters: ColumnFilters;
  search: string;
}

/** The values of the records that match all other filters. */
function* facetOfOthers<Rec>(
  { definition, all, filters, search }: FacetOptions<Rec>,
  column: ListColumn<Rec>,
): Work<ColumnFacet> {
  const others = new Map(filters);
  others.delete(column.field);
  return yield* columnFacet(column, yield* matchingRecords(definition, all, others, search));
}

function emptyFilter(kind: ListColumn<never>['kind']): ColumnFilter | null {
  if (kind === 'number' || kind === 'date') return { kind, from: null, to: null, unknown: false };
  return kind === 'text' || kind === 'area' ? null : { kind, values: [], unknown: false };
}

function isEmpty(filter: ColumnFilter): boolean {
  if (filter.unknown) return false;
  if (filter.kind === 'area') return filter.corners.length === 0;
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
