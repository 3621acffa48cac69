import type { ListedEvent as Session } from '#contract/event.ts';
import { dateOfDay } from '#contract/time.ts';
import { nightOf } from '#dashboard/ui/text/night-of.ts';
import type { ComparedPart } from './comparison.ts';

/** More lines cannot be told apart. */
export const MOST_PARTS = 6;

/** The sessions of one deployment by the year of their night, the latest years, in ascending sequence. */
export function yearsOf(sessions: readonly Session[]): readonly ComparedPart[] {
  const years = new Map<number, Session[]>();
  for (const session of sessions) {
    const { year } = dateOfDay(nightOf(session.start));
    const some = years.get(year);
    if (some === undefined) years.set(year, [session]);
    else some.push(session);
  }
  return [...years]
    .toSorted(([one], [other]) => one - other)
    .slice(-MOST_PARTS)
    .map(([year, some]) => ({ key: String(year), name: String(year), sessions: some }));
}
