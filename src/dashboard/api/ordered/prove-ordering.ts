import type { OrderedValue } from './ordered-field.ts';

/** One record of an answer: its id and its value in the field that orders it. */
interface Placed {
  id: number;
  value: OrderedValue;
}

/** Whether values are in order, the unknown ones last. Texts compare by their code units, as ISO dates want it. */
export function isSorted(values: readonly OrderedValue[], descending: boolean): boolean {
  return values.every((value, index) => {
    const before = values[index - 1];
    if (Number.isNaN(value)) return false;
    if (index === 0 || before === undefined || value === null) return true;
    if (before === null) return false;
    return descending ? before >= value : before <= value;
  });
}

/**
 * What the first records of both directions of an order show together: `refuted` where they cannot both be right,
 * `proven` where they are, `open` where they would look the same from a service that does not sort at all.
 *
 * @param first the first records in the direction asked for
 * @param opposite the first records in the other direction
 * @param count how many records there are
 */
export function proveOrdering(
  first: readonly Placed[],
  opposite: readonly Placed[],
  { descending, count }: { descending: boolean; count: number },
): 'proven' | 'refuted' | 'open' {
  const values = first.map(({ value }) => value);
  const opposites = opposite.map(({ value }) => value);
  if (!isSorted(values, descending) || !isSorted(opposites, !descending)) return 'refuted';
  const distinct = new Set([...values, ...opposites].filter((value) => value !== null));
  // Nothing but one value, or none, came from either end.
  if (distinct.size < 2) return 'open';
  if (!agree(first, opposite, descending) || !agree(opposite, first, !descending)) return 'refuted';
  // Both ends hold a record, so between them there is none: what else there is must be unknown, or only the page that
  // is given was sorted.
  const union = new Set([...first, ...opposite].map(({ id }) => id)).size;
  const isShared = union < first.length + opposite.length;
  const showsUnknown = values.includes(null) || opposites.includes(null);
  return isShared && !showsUnknown && union < count ? 'open' : 'proven';
}

/**
 * Whether no record of `ahead` that `behind` lacks comes after one of `behind`: what an order's one end does not show
 * lies beyond all that it shows. An end that shows an unknown value has shown all known ones.
 */
function agree(ahead: readonly Placed[], behind: readonly Placed[], descending: boolean): boolean {
  const shown = new Set(behind.map(({ id }) => id));
  const others = ahead.flatMap(({ id, value }) => (value === null || shown.has(id) ? [] : [value]));
  if (behind.some(({ value }) => value === null)) return others.length === 0;
  // Those furthest from their own end: the last of `behind`, the last of the others.
  const [bound, last] = [behind.at(-1)?.value ?? null, others.at(-1) ?? null];
  if (bound === null || last === null) return true;
  return descending ? last >= bound : last <= bound;
}
