// Why the service's sorted rows are worth a proof: with 100,000 sessions they are there after 0.7 s, all records, which the
// page could sort, after 3.5 s (`npm run bench -- sessions`, 2026-11-23).

import { compareValues, type OrderedField, type OrderedValue } from './ordered-field.ts';

/** One record of a response: its id and its value in the field that the list is sorted by. */
interface Valued {
  id: number;
  value: OrderedValue;
}

type Compare = OrderedField['compare'];

/** Whether values are sorted, the unknown ones last. */
export function isSorted(
  values: readonly OrderedValue[],
  descending: boolean,
  compare: Compare = compareValues,
): boolean {
  return values.every((value, index) => {
    const before = values[index - 1];
    if (Number.isNaN(value)) return false;
    if (index === 0 || before === undefined || value === null) return true;
    if (before === null) return false;
    return descending ? compare(before, value) >= 0 : compare(before, value) <= 0;
  });
}

/**
 * The verdict from the first records of both directions of an ordering: `refuted` where they contradict each other,
 * `proven` where they do not, `open` where a service that does not sort could have returned the same.
 *
 * @param first the first records in the direction asked for
 * @param opposite the first records in the other direction
 * @param count how many records there are
 */
export function proveOrdering(
  first: readonly Valued[],
  opposite: readonly Valued[],
  { descending, count, compare = compareValues }: { descending: boolean; count: number; compare?: Compare },
): 'proven' | 'refuted' | 'open' {
  const values = first.map(({ value }) => value);
  const opposites = opposite.map(({ value }) => value);
  if (!isSorted(values, descending, compare) || !isSorted(opposites, !descending, compare)) return 'refuted';
  const distinct = new Set([...values, ...opposites].filter((value) => value !== null));
  // Both directions show only one value, or none.
  if (distinct.size < 2) return 'open';
  if (!agree(first, opposite, descending, compare) || !agree(opposite, first, !descending, compare)) return 'refuted';
  // A record in both responses means that they meet: all other records must have unknown values, or the service sorts
  // only within the page.
  const union = new Set([...first, ...opposite].map(({ id }) => id)).size;
  const isShared = union < first.length + opposite.length;
  const showsUnknown = values.includes(null) || opposites.includes(null);
  return isShared && !showsUnknown && union < count ? 'open' : 'proven';
}

/**
 * Whether no record that is in `ahead` alone sorts after a record of `behind`: each response shows the records at one end
 * of the list, so all others must lie beyond them. A response with an unknown value has shown all known ones.
 */
function agree(ahead: readonly Valued[], behind: readonly Valued[], descending: boolean, compare: Compare): boolean {
  const shown = new Set(behind.map(({ id }) => id));
  const others = ahead.flatMap(({ id, value }) => (value === null || shown.has(id) ? [] : [value]));
  if (behind.some(({ value }) => value === null)) return others.length === 0;
  // The last of each are the furthest from their own end of the list.
  const [bound, last] = [behind.at(-1)?.value ?? null, others.at(-1) ?? null];
  if (bound === null || last === null) return true;
  return descending ? compare(last, bound) >= 0 : compare(last, bound) <= 0;
}
