import type { ListedEvent as Session } from '#contract/records/event.ts';
import { dateOfDay } from '#contract/time.ts';
import { MOST_SERIES } from '#dashboard/chart/lines/series-colour.ts';
import { nightOf } from '#dashboard/ui/text/night-of.ts';
import type { ComparedPart } from './comparison.ts';

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
    .slice(-MOST_SERIES)
    .map(([year, some]) => ({ key: String(year), name: String(year), sessions: some }));
}
