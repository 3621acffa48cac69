import { askJson } from './ask.ts';

const LISTS = ['projects', 'taxa', 'deployments', 'events', 'captures', 'exports'] as const;

/** How many records each of the six lists has, by its name. */
export type ListCounts = Readonly<Record<string, number>>;

export async function listCounts(origin: string): Promise<ListCounts> {
  const bodies = LISTS.map((list) => askJson<{ count: number }>(origin, `/api/v2/${list}/?limit=1`));
  return Object.fromEntries((await Promise.all(bodies)).map(({ count }, index) => [LISTS[index], count]));
}
