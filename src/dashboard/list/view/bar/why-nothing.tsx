import { Button } from '#dashboard/ui/controls/button.tsx';
import { useCallback } from 'react';
import { isUnreadable } from '#dashboard/api/lists/whole-list.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { filterWords, type FilterInForce, type ShownFilter } from '#dashboard/list/model/filter-in-force.ts';
import { knownCountText } from '#dashboard/list/model/known-count-text.ts';
import classes from './list-status.module.css';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { matchingIndexes, type Narrowing } from '#dashboard/list/filters/matching-indexes.ts';
import { searchOfRecords } from '#dashboard/list/filters/search-of-records.ts';
import { UnreadableRecords } from './unreadable-records.tsx';
import type { Work } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';

const NONE: readonly never[] = [];

/** Why there are no rows: the filters that match none, each with a button that clears it. */
export function WhyNothing<Rec>({ list }: { list: RecordListModel<Rec> }) {
  const words = useMessages(listMessages);
  const { definition, carried } = list;
  const { loaded, absence, source, part } = list.rows;
  const { search, inForce, clearFilters } = list.filters;
  const { many } = definition.noun;
  if (loaded !== undefined && isUnreadable(loaded)) {
    return <UnreadableRecords list={loaded} noun={definition.noun} carried={carried} />;
  }
  if (absence === 'unknown') {
    return source === 'so-far' && loaded !== undefined ? words.noneYet(numberText(loaded.read)) : words.loading(many);
  }
  // Records that are not loaded may match.
  if (absence === 'of-part' && loaded !== undefined) {
    return part === null
      ? words.noneOf(numberText(loaded.records.length), knownCountText(loaded))
      : words.noneOfPart(many, part);
  }
  if (inForce.length === 0)
    return carried['project'] === undefined ? words.noRecords(many) : words.noRecordsInProject(many);
  const [only] = inForce;
  const isOfSearch = inForce.length === 1 && only?.parameters.includes('search') === true;
  return (
    <>
      {isOfSearch ? definition.search.nothing(search) : words.noMatch(many, inForce.length)}
      <span className={classes.drops}>
        {inForce.map((filter) => (
          <DropButton key={filter.parameters.join()} list={list} filter={filter} />
        ))}
        {inForce.length > 1 && (
          <Button ref={moveFocusOnUnmount} compact onClick={() => void clearFilters()}>
            {words.clearAllFilters}
          </Button>
        )}
      </span>
    </>
  );
}

/** Clears a filter; says how many records would match without it. */
function DropButton<Rec>({ list, filter }: { list: RecordListModel<Rec>; filter: ShownFilter }) {
  const words = useMessages(listMessages);
  const { definition } = list;
  const { byField: filters, search, narrowedBy } = list.filters;
  const records = list.rows.loaded?.records ?? NONE;
  const begin = useCallback(() => {
    const { within, ofSource } = narrowedBy;
    const { columns, search: searched } = definition;
    const narrowing = { records, columns, filters, search: searchOfRecords(definition, search), ...searched, within };
    return countWithout(narrowing, ofSource, filter);
  }, [definition, records, filters, search, narrowedBy, filter]);
  const count = useWork(begin, records.length).now?.count ?? null;
  return (
    <Button
      ref={moveFocusOnUnmount}
      compact
      title={filter.title}
      data-empties={(count ?? 0) > 0 || undefined}
      onClick={() => void filter.clear()}
    >
      {count === null ? words.remove(filterWords(filter)) : words.removeToShow(filterWords(filter), numberText(count))}
    </Button>
  );
}

/**
 * How many records match without one of the filters; null for a filter of the list that these records sum up.
 *
 * @param ofSource the filters of that list
 */
function* countWithout<Rec>(
  narrowing: Narrowing<Rec>,
  ofSource: readonly FilterInForce[],
  { parameters, field }: FilterInForce,
): Work<{ count: number | null }> {
  if (ofSource.some((one) => one.parameters.join() === parameters.join())) return { count: null };
  const indexes = yield* matchingIndexes({
    ...narrowing,
    filters: new Map([...narrowing.filters].filter(([of]) => of !== field)),
    search: parameters.includes('search') ? '' : narrowing.search,
  });
  return { count: indexes.length };
}
