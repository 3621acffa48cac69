import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { nightWithin, sessionNights } from '#contract/nights.ts';
import type { Determination } from '#dashboard/findings/lowest-taxa-counter.ts';
import { nightKey } from '#dashboard/findings/sessions-by-night.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** How many taxa were found in a trap-night, by `nightKey`; nights without any have no entry. */
export type NightTaxa = ReadonlyMap<string, number>;

const RECORDS_BEFORE_PAUSE = 1_000;

/**
 * The number of taxa of each trap-night: of all occurrences of the night together, whichever session has them. An occurrence
 * belongs to the night of its session, of several nights to that of its first appearance. Time-sliced.
 *
 * @param count how many taxa some determinations are, each given once
 */
export function* nightTaxa(
  occurrences: readonly ListedOccurrence[],
  sessions: readonly Session[],
  count: (determinations: readonly Determination[]) => number,
): Work<NightTaxa> {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const found = new Map<string, Map<number, Determination>>();
  for (const [index, { event, determination, first_appearance_timestamp: time }] of occurrences.entries()) {
    if (index % RECORDS_BEFORE_PAUSE === 0) yield;
    const session = byId.get(event?.id ?? -1);
    if (session === undefined || determination === null) continue;
    const key = nightKey(session.deployment.id, nightWithin(time, sessionNights(session)));
    const ofNight = found.get(key) ?? new Map<number, Determination>();
    found.set(key, ofNight.set(determination.id, determination));
  }
  const numbers = new Map<string, number>();
  for (const [key, determinations] of found) {
    if (numbers.size % RECORDS_BEFORE_PAUSE === 0) yield;
    numbers.set(key, count([...determinations.values()]));
  }
  return numbers;
}
