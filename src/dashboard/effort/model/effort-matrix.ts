import { countWithin, nightsWithin, summed, summedHours } from '#dashboard/findings/session-arithmetic.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { sessionNights } from '#contract/nights.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { nightKey } from '#dashboard/findings/sessions-by-night.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import { processingOf, wholeCount } from '#dashboard/ui/text/processing-of.ts';
import { occasionAt } from './occasion-at.ts';
import { countFoundWithin, foundWithin, type FoundSessions } from './found-sessions.ts';
import type { Work } from '#dashboard/work/slices.ts';

/**
 * What ran in an occasion, and what was found. A sum is null as soon as one of its parts is unknown: also that of a session
 * of several nights of which some are in another occasion, since its counts are of all of them.
 */
export interface EffortCell {
  /** evenings on which at least one session ran; 0 where all of them are left out */
  nights: number;
  hours: number | null;
  captures: number | null;
  /** of all, or where some are looked for, of these */
  occurrences: number | null;
  /**
   * whether the chosen taxon was found; null without a chosen taxon, where it was not and some counts are unknown, and where
   * its only records are those of `others`
   */
  detected: boolean | null;
  /** the taxon has records, but none of those that are asked for */
  ofOthers: boolean;
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
 * seen to be missing. A session is in the occasion of each of its nights. Time-sliced.
 *
 * @param found where what is looked for was found, as a taxon; null where nothing is looked for
 *
 * @param leaving what is left out: nights without an occurrence, by `nightKey`; and the finds of the taxon that the choice of who
 *   looked leaves out
 */
export function* effortMatrix(
  sessions: readonly Session[],
  deploymentIds: readonly number[],
  occasions: readonly DayRange[],
  found: FoundSessions | null,
  leaving: Partial<Leaving> = {},
): Work<EffortRow[]> {
  const ofDeployments = yield* sessionsOfDeployments(sessions);
  const rows: EffortRow[] = [];
  for (const deploymentId of deploymentIds) {
    const ofOccasion = inOccasions(ofDeployments.get(deploymentId) ?? [], occasions);
    const cells = occasions.map((occasion, index) => {
      const some = ofOccasion[index] ?? [];
      return some.length === 0 ? null : cellOf(some, occasion, found, { ...NOTHING, ...leaving });
    });
    rows.push({ deploymentId, cells });
    yield;
  }
  return rows;
}

interface Leaving {
  nights: ReadonlySet<string>;
  others: FoundSessions;
}

const NOTHING: Leaving = { nights: new Set(), others: new Map() };

/** The sessions of each occasion. */
function inOccasions(sessions: readonly Session[], occasions: readonly DayRange[]): readonly Session[][] {
  const groups: Session[][] = occasions.map(() => []);
  const [from, to] = [occasions[0]?.from ?? Infinity, occasions.at(-1)?.to ?? -Infinity];
  for (const session of sessions) {
    const nights = sessionNights(session);
    if (nights.to < from || nights.from > to) continue;
    const at = occasionAt(occasions, Math.max(nights.from, from));
    for (let index = at; index < occasions.length; index += 1) {
      const occasion = occasions[index];
      if (occasion === undefined || occasion.from > nights.to) break;
      groups[index]?.push(session);
    }
  }
  return groups;
}

function cellOf(
  all: readonly Session[],
  occasion: DayRange,
  found: FoundSessions | null,
  { nights: leftOut, others }: Leaving,
): EffortCell {
  const nightsOf = (session: Session) => [...nightsWithin([session], occasion)];
  const keptOf = (session: Session) =>
    nightsOf(session).filter((night) => !leftOut.has(nightKey(session.deployment.id, night)));
  const isWhole = (session: Session) => leftOut.size === 0 || keptOf(session).length === nightsOf(session).length;
  const sessions = leftOut.size === 0 ? all : all.filter((session) => keptOf(session).length > 0);
  const nights = leftOut.size === 0 ? nightsWithin(all, occasion).size : new Set(sessions.flatMap(keptOf)).size;
  const counted = (valueOf: (session: Session) => number | null) =>
    summed(sessions, (session) => {
      const count = countWithin(valueOf(session), session, occasion);
      return count === 0 || isWhole(session) ? count : null;
    });
  return {
    nights,
    hours: summed(sessions, (session) =>
      isWhole(session)
        ? summedHours([session], occasion)
        : summed(keptOf(session), (night) => summedHours([session], { from: night, to: night })),
    ),
    captures: counted(({ captures_count: count }) => count),
    occurrences:
      found === null
        ? counted((session) => wholeCount(session, 'occurrences_count'))
        : summed(sessions, (session) =>
            wholeCount(session, 'occurrences_count') === null ? null : countFoundWithin(found, session, occasion),
          ),
    ...foundIn(sessions, occasion, found, others),
    unprocessed: nightsWithin(
      sessions.filter((session) => processingOf(session) !== 'all'),
      occasion,
    ).size,
    leftOut: nightsWithin(all, occasion).size - nights,
  };
}

/** Found in one session is found. What was not processed, or has no time, cannot show that nothing was there, nor can records of others. */
function foundIn(
  sessions: readonly Session[],
  occasion: DayRange,
  found: FoundSessions | null,
  others: FoundSessions,
): Pick<EffortCell, 'detected' | 'ofOthers'> {
  const own = found === null ? null : anyOf(sessions, occasion, found);
  if (own !== false) return { detected: own, ofOthers: false };
  const ofOthers = anyOf(sessions, occasion, others);
  const isProcessed = sessions.every((one) => wholeCount(one, 'occurrences_count') !== null);
  return { detected: ofOthers === false && isProcessed ? false : null, ofOthers: ofOthers === true && isProcessed };
}

/** Whether some sessions have something in an occasion; null where it may be of another one. */
function anyOf(sessions: readonly Session[], occasion: DayRange, found: FoundSessions): boolean | null {
  const each = new Set(sessions.map((session) => foundWithin(found, session, occasion)));
  if (each.has(true)) return true;
  return each.has(null) ? null : false;
}
