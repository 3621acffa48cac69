import type { FilterInForce } from './filter-in-force.ts';
import { keptPlaces, type Narrowing } from '#dashboard/list/arrange/kept-places.ts';
import type { Work } from '#dashboard/work/slices.ts';

/**
 * How many records a list has without one of its filters; null where it is a filter of the list that these records sum up.
 *
 * @param ofSource the filters of that list
 */
export function* countWithout<Rec>(
  narrowing: Narrowing<Rec>,
  ofSource: readonly FilterInForce[],
  { parameters, field }: FilterInForce,
): Work<{ count: number | null }> {
  if (ofSource.some((one) => one.parameters.join() === parameters.join())) return { count: null };
  const places = yield* keptPlaces({
    ...narrowing,
    filters: new Map([...narrowing.filters].filter(([of]) => of !== field)),
    search: parameters.includes('search') ? '' : narrowing.search,
  });
  return { count: places.length };
}
