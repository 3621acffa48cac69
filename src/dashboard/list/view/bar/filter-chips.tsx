import { useCallback } from 'react';
import { clausesText } from '#dashboard/ui/text/joined-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { RemovableChip } from '#dashboard/ui/removable-chip.tsx';
import type { ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import { SearchReading } from './search-reading.tsx';
import { DropFiltersOfOtherProjects } from './drop-filters-of-other-projects.tsx';
import { filterWords, type ShownFilter } from '#dashboard/list/model/filter-in-force.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './list-bar.module.css';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';
import { matchingRecords } from '#dashboard/list/filters/matching-records.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';

const NONE: ColumnFilters = new Map();

interface FilterChipsProps<Rec, Source> {
  list: RecordListModel<Rec>;
  /** the list that this one sums up, which has its own filters */
  source?: RecordListModel<Source>;
}

/**
 * Chips of all filters set, each with how many records match it alone and a button that clears it. One row of constant
 * height, in which many chips scroll, so that nothing below it moves.
 */
export function FilterChips<Rec, Source = Rec>({ list, source }: FilterChipsProps<Rec, Source>) {
  const words = useMessages(listMessages);
  const { inForce, clearFilters } = list.filters;
  const { isDue, dropped, settle } = (source ?? list).filters.projectChange;
  return (
    <div className={classes.chips}>
      {inForce.length === 0 && (
        <Text as="span" className={classes.none}>
          {words.noFilters}
        </Text>
      )}
      {inForce.length > 0 && (
        <ul aria-label={words.filtersLabel}>
          {inForce.map((filter) => (
            <li key={filter.parameters.join()}>
              <FilterChip list={list} filter={filter} />
            </li>
          ))}
          {inForce.length > 1 && (
            <li className={classes.all}>
              <button
                ref={moveFocusOnUnmount}
                type="button"
                className={controls.link}
                onClick={() => void clearFilters()}
              >
                {words.clearAll}
              </button>
            </li>
          )}
        </ul>
      )}
      {source === undefined ? (
        <SearchReading list={list} beside="chips" />
      ) : (
        <SearchReading list={source} beside="chips" />
      )}
      <Text as="span" className={classes.dropped} aria-live="polite">
        {dropped.length > 0 && (
          <>
            <span title={dropped.join('\n')}>{words.removed(clausesText(dropped))}</span>
            <button
              ref={moveFocusOnUnmount}
              type="button"
              className={controls.icon}
              aria-label={words.dismiss}
              onClick={() => settle([])}
            >
              ×
            </button>
          </>
        )}
      </Text>
      {isDue && source === undefined && <DropFiltersOfOtherProjects list={list} />}
      {isDue && source !== undefined && <DropFiltersOfOtherProjects list={source} />}
    </div>
  );
}

function FilterChip<Rec>({ list, filter }: { list: RecordListModel<Rec>; filter: ShownFilter }) {
  const messages = useMessages(listMessages);
  const { definition } = list;
  const { all, isAllKnown, whole, grows } = list.rows;
  const { field = '', parameters, title, clear } = filter;
  const words = filterWords(filter);
  const ofColumn = list.filters.byField.get(field);
  const isSearch = parameters.includes('search') && definition.search.isSearchedHere !== false;
  const search = isSearch ? list.filters.search : '';
  const isOfList = ofColumn !== undefined || search !== '';
  const begin = useCallback(
    () => countMatching(definition, all, words, ofColumn === undefined ? NONE : new Map([[field, ofColumn]]), search),
    [definition, all, words, field, ofColumn, search],
  );
  const { now, last } = useWork(isOfList && isAllKnown ? begin : null, all.length);
  // While more is loading, the last count of this filter is shown; a count of another filter or other records never is.
  const counted = now ?? (whole || last?.words !== words ? null : last);
  // None is only certain once the other lists are there that the filter looks into, such as those of a session's site.
  const known = grows === true && counted?.matching === 0 ? null : counted;
  const ofAll = known === null ? '' : messages.countOf(numberText(known.matching), numberText(known.of));
  return (
    <RemovableChip
      words={words}
      // The row has no room for all of it: on hover.
      title={[title ?? words, isOfList ? ofAll : ''].filter((line) => line !== '').join('\n')}
      matching={isOfList ? matchingText(known) : undefined}
      onRemove={() => void clear()}
    />
  );
}

/** How many of all records match one filter alone. */
function* countMatching<Rec>(
  definition: ListDefinition<Rec>,
  all: readonly Rec[],
  words: string,
  filters: ColumnFilters,
  search: string,
): Work<{ words: string; matching: number; of: number }> {
  const records = yield* matchingRecords(definition, all, filters, search);
  return { words, matching: records.length, of: all.length };
}

function matchingText(counted: { matching: number } | null): string {
  return counted === null ? '…' : numberText(counted.matching);
}
