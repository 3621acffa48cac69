import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { nightWithin, sessionNights } from '#contract/nights.ts';
import { isOfLook, lookCounts, type Look, type LookCounts } from '#dashboard/findings/animals/looks.ts';
import type { Determination } from '#dashboard/findings/lowest-taxa-counter.ts';
import { nightKey } from '#dashboard/findings/sessions-by-night.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** What was found in a trap-night. */
interface FoundInNight {
  occurrences: number;
  taxa: number;
}

/** What was found in each trap-night, by `nightKey`; nights without anything have no entry. */
export type NightFinds = ReadonlyMap<string, FoundInNight>;

/** The finds of nights, and who determined the occurrences that they were chosen from. */
export interface FoundInNights {
  nights: NightFinds;
  looks: LookCounts;
}

const RECORDS_BEFORE_PAUSE = 1_000;

/**
 * The occurrences and taxa of each trap-night: of all occurrences of the night together, whichever session has them. An
 * occurrence belongs to the night of its session, of several nights to that of its first appearance. Time-sliced.
 *
 * @param look only occurrences that were determined so count
 *
 * @param count how many taxa some determinations are, each given once
 */
export function* nightFinds(
  occurrences: readonly ListedOccurrence[],
  sessions: readonly Session[],
  look: Look,
  count: (determinations: readonly Determination[]) => number,
): Work<FoundInNights> {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const found = new Map<string, { occurrences: number; taxa: Map<number, Determination> }>();
  const { counts: looks, add: addLook } = lookCounts();
  for (const [index, occurrence] of occurrences.entries()) {
    if (index % RECORDS_BEFORE_PAUSE === 0) yield;
    const { event, determination, first_appearance_timestamp: time } = occurrence;
    const session = byId.get(event?.id ?? -1);
    if (session === undefined) continue;
    addLook(occurrence);
    if (!isOfLook(look, occurrence)) continue;
    const key = nightKey(session.deployment.id, nightWithin(time, sessionNights(session)));
    const ofNight = found.get(key) ?? { occurrences: 0, taxa: new Map<number, Determination>() };
    ofNight.occurrences += 1;
    if (determination !== null) ofNight.taxa.set(determination.id, determination);
    found.set(key, ofNight);
  }
  const nights = new Map<string, FoundInNight>();
  for (const [key, { occurrences: number, taxa }] of found) {
    if (nights.size % RECORDS_BEFORE_PAUSE === 0) yield;
    nights.set(key, { occurrences: number, taxa: count([...taxa.values()]) });
  }
  return { nights, looks };
}
