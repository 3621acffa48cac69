import { summed, summedHours } from '#dashboard/findings/session-arithmetic.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import { nightOf } from '#dashboard/ui/text/night-of.ts';
import { processingOf, wholeCount } from '#dashboard/ui/text/processing-of.ts';
import { occasionAt } from './occasion-at.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** What ran in an occasion, and what was found. A sum is null as soon as one of its parts is unknown. */
export interface EffortCell {
  /** evenings with at least one session; 0 where all of them are left out */
  nights: number;
  hours: number | null;
  captures: number | null;
  occurrences: number | null;
  /** whether the chosen taxon was found; null without a chosen taxon, and where it was not and some counts are unknown */
  detected: boolean | null;
  /** evenings whose images were not all processed: their counts are unknown */
  unprocessed: number;
  /** evenings that the reader left out, since they have no occurrence; in none of the numbers above */
  leftOut: number;
}

export interface EffortRow {
  deploymentId: number;
  /** by occasion; null where nothing ran */
  cells: readonly (EffortCell | null)[];
}

/**
 * Deployments by occasions. A deployment without a session in all of the occasions has a row of nulls, so that it is
 * seen to be missing. Time-sliced.
 *
 * @param found ids of the sessions in which the chosen taxon was found; null where none is chosen
 *
 * @param leftOut ids of the sessions of nights that are left out
 */
export function* effortMatrix(
  sessions: readonly Session[],
  deploymentIds: readonly number[],
  occasions: readonly DayRange[],
  found: ReadonlySet<number> | null,
  leftOut: ReadonlySet<number> = NONE,
): Work<EffortRow[]> {
  const ofDeployments = yield* sessionsOfDeployments(sessions);
  const rows: EffortRow[] = [];
  for (const deploymentId of deploymentIds) {
    const ofOccasion = inOccasions(ofDeployments.get(deploymentId) ?? [], occasions);
    rows.push({
      deploymentId,
      cells: ofOccasion.map((some) => (some.length === 0 ? null : cellOf(some, found, leftOut))),
    });
    yield;
  }
  return rows;
}

const NONE: ReadonlySet<number> = new Set();

/** The sessions of each occasion. */
function inOccasions(sessions: readonly Session[], occasions: readonly DayRange[]): readonly Session[][] {
  const groups: Session[][] = occasions.map(() => []);
  for (const session of sessions) groups[occasionAt(occasions, nightOf(session.start))]?.push(session);
  return groups;
}

function cellOf(all: readonly Session[], found: ReadonlySet<number> | null, leftOut: ReadonlySet<number>): EffortCell {
  const sessions = all.filter(({ id }) => !leftOut.has(id));
  const occurrences = summed(sessions, (session) => wholeCount(session, 'occurrences_count'));
  const isFound = found !== null && sessions.some(({ id }) => found.has(id));
  return {
    nights: eveningsOf(sessions),
    hours: summedHours(sessions),
    captures: summed(sessions, ({ captures_count }) => captures_count),
    occurrences,
    // What was not processed cannot show that nothing was there.
    detected: found === null || (!isFound && occurrences === null) ? null : isFound,
    unprocessed: eveningsOf(sessions.filter((session) => processingOf(session) !== 'all')),
    leftOut: eveningsOf(all.filter(({ id }) => leftOut.has(id))),
  };
}

function eveningsOf(sessions: readonly Session[]): number {
  return new Set(sessions.map(({ start }) => nightOf(start))).size;
}
