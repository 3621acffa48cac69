import type { Deployment } from '#contract/records/deployment.ts';

/**
 * The first and the last day of a deployment's captures, YYYY-MM-DD; if only one is known, it is both. Null if neither
 * is known.
 */
export function activeDays({
  first_date,
  last_date,
}: Pick<Deployment, 'first_date' | 'last_date'>): { first: string; last: string } | null {
  const [first, last] = [first_date ?? last_date, last_date ?? first_date];
  if (first === null || last === null) return null;
  return first <= last ? { first, last } : { first: last, last: first };
}
