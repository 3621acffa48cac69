import { Button } from '#dashboard/ui/controls/button.tsx';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { RemovableChip } from '#dashboard/ui/removable-chip.tsx';
import { filterWords } from '#dashboard/list/model/filter-in-force.ts';
import { isOffered } from '#dashboard/list/filters/is-offered.ts';
import { FilterItem } from './filter-item.tsx';
import type { PanelProps } from './panel-props.ts';
import { filterName } from '#dashboard/list/model/list-definition.ts';
import { useNeedsAll } from '#dashboard/list/records/use-needs-all.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './panel.module.css';

/** The filters of a list, one for each column; those that are set are open. */
export function FilterPanel<Rec, Of>({ list, of }: PanelProps<Rec, Of>) {
  const words = useMessages(panelMessages);
  const listWords = useMessages(listMessages);
  useNeedsAll(list);
  const { noun } = list.definition;
  const { whole, all, count, source, loaded } = list.rows;
  const { inForce, clearFilters } = list.filters;
  const isSet = inForce.length > 0;
  // Not set in this panel: the search, and areas, which are drawn on a map.
  const isArea = (field: string | undefined) =>
    list.definition.columns.some((column) => column.field === field && column.kind === 'area');
  const others = inForce.filter(({ field }) => field === undefined || isArea(field));
  return (
    <div className={classes.panel}>
      <div className={classes.title}>
        <h2>{listWords.panels.filters}</h2>
        <Button
          compact
          // Not `disabled`, which would take the focus away after the click.
          aria-disabled={!isSet}
          {...(!isSet && { 'data-disabled': true })}
          onClick={() => void clearFilters()}
        >
          {listWords.clearAll}
        </Button>
      </div>
      {!whole && (
        <Text className={classes.hint}>
          {loaded?.tooMany === true && source !== 'so-far'
            ? words.numbersOfAll(numberText(all.length), noun.many, numberText(count ?? 0))
            : words.numbersOf(numberText(all.length), noun.many)}
        </Text>
      )}
      {others.length > 0 && (
        <ul className={classes.others} aria-label={words.otherFilters}>
          {others.map((filter) => (
            <li key={filter.parameters.join()}>
              <RemovableChip words={filterWords(filter)} title={filter.title} onRemove={() => void filter.clear()} />
            </li>
          ))}
        </ul>
      )}
      {of !== undefined && (
        <>
          <Text as="h3" strong>
            {words.filtersOf(of.definition.noun.many)}
          </Text>
          <FilterItems list={of} />
          <Text as="h3" strong>
            {words.filtersOf(noun.many)}
          </Text>
        </>
      )}
      <FilterItems list={list} />
    </div>
  );
}

function FilterItems<Rec>({ list }: { list: RecordListModel<Rec> }) {
  return list.definition.columns
    .filter((column) => filterName(column) !== null && column.kind !== 'area')
    .filter((column) => list.filters.byField.has(column.field) || isOffered(column, list.rows.all))
    .map((column) => <FilterItem key={column.field} list={list} column={column} />);
}
