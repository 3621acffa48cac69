import { MOST_NIGHTS, sessionNights } from '#contract/nights.ts';
import { DAY_SECONDS, wallSeconds } from '#contract/time.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { nightName } from '#dashboard/ui/text/night-name.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { processingOf } from '#dashboard/ui/text/processing-of.ts';
import { farNights } from './far-nights.ts';
import { FLAG_KINDS, type FlagKind } from './flag-values.ts';
import { reasonsMessages } from './messages/reasons-messages.ts';
import { plausibleNights } from './plausible-nights.ts';
import { unlikelyDate, type DeploymentOf } from './unlikely-date.ts';
import { durationSeconds, durationText } from '#dashboard/ui/text/duration-text.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

export interface Flag {
  kind: FlagKind;
  /** the reason as a sentence, with numbers, in the language of the page */
  reason: () => string;
}

const HOUR_SECONDS = DAY_SECONDS / 24;
const NO_FLAGS: readonly Flag[] = [];

export interface FlagsOfSessions {
  /** The flags of a session. Computed per deployment on first use, so that a page computes only what it shows. */
  of: (session: Session) => readonly Flag[];
  /** Computes the flags of all deployments, one by one. */
  findAll: () => Work<void>;
}

/**
 * The flags of each session, from a comparison with all sessions of its deployment; O(n log n) for n sessions.
 *
 * @param byDeployment all sessions, by deployment id
 *
 * @param deploymentOf a session's deployment, whose declared dates it is compared with; undefined where it is not known
 */
export function sessionFlags(
  byDeployment: ReadonlyMap<number, readonly Session[]>,
  deploymentOf: DeploymentOf,
): FlagsOfSessions {
  const cached = new Map<number, ReadonlyMap<number, readonly Flag[]>>();
  const flagsIn = (deployment: number) => {
    let flags = cached.get(deployment);
    if (flags === undefined) {
      flags = flagsOfDeployment(byDeployment.get(deployment) ?? [], deploymentOf);
      cached.set(deployment, flags);
    }
    return flags;
  };
  return {
    of: ({ id, deployment }) => flagsIn(deployment.id).get(id) ?? NO_FLAGS,
    findAll: function* findAll() {
      for (const deployment of byDeployment.keys()) {
        if (cached.has(deployment)) continue;
        flagsIn(deployment);
        yield;
      }
    },
  };
}

function flagsOfDeployment(sessions: readonly Session[], deploymentOf: DeploymentOf): Map<number, Flag[]> {
  const overlaps = overlapReasons(sessions);
  const far = farNights(sessions);
  const plausible = plausibleNights();
  return new Map(
    sessions.map((session) => [
      session.id,
      [
        ...flag('date', unlikelyDate(session, deploymentOf(session), plausible)),
        ...ownFlags(session),
        ...flag('overlap', overlaps.get(session.id)),
        ...flag('far', far.get(session.id)),
      ].toSorted((a, b) => FLAG_KINDS.indexOf(a.kind) - FLAG_KINDS.indexOf(b.kind)),
    ]),
  );
}

function flag(kind: FlagKind, reason: (() => string) | undefined): Flag[] {
  return reason === undefined ? [] : [{ kind, reason }];
}

/** The flags that need no other session. */
function ownFlags(session: Session): Flag[] {
  const { captures_count, duration } = session;
  const seconds = durationSeconds(duration);
  const flags: Flag[] = [...flag('long', longReason(session, seconds))];
  if (seconds === 0) flags.push({ kind: 'zero', reason: () => reasonsMessages.now.zero });
  if (captures_count === 1) flags.push({ kind: 'single', reason: () => reasonsMessages.now.single });
  return [...flags, ...findFlags(session)];
}

/** The reason of a session of more than a day; by its times where the duration that the service reports does not say it. */
function longReason({ start, end }: Session, seconds: number | null): (() => string) | undefined {
  const apart = end === null ? 0 : wallSeconds(end) - wallSeconds(start);
  const isLong = seconds !== null && seconds > DAY_SECONDS;
  // Where a clock is set, a day of the wall clock has an hour more.
  if (!isLong && apart <= DAY_SECONDS + HOUR_SECONDS) return undefined;
  const { from, to } = sessionNights({ start, end });
  const nights = to - from + 1;
  const lasts = isLong ? seconds : apart;
  return () =>
    nights < MOST_NIGHTS
      ? reasonsMessages.now.long(durationText(lasts), nights)
      : reasonsMessages.now.longest(durationText(apart), nights);
}

/** The flags of a session in which nothing was found, or not everything was looked at. */
function findFlags(session: Session): Flag[] {
  const { captures_count: captures, occurrences_count: found, processed_captures_count: processed = null } = session;
  if (captures === null || captures === 0) return [];
  if (processed !== null && processingOf(session) !== 'all')
    return [{ kind: 'unprocessed', reason: () => reasonsMessages.now.unprocessed(captures, numberText(processed)) }];
  if (found !== 0) return [];
  const reason = () => reasonsMessages.now[processed === null ? 'empty' : 'emptyProcessed'](captures);
  return [{ kind: 'empty', reason }];
}

/**
 * For each session that overlaps another one of its deployment, the reason, which names that one. Timestamps have one
 * format, so comparing them as text compares times (spec 1). An unknown end counts as the start.
 */
function overlapReasons(sessions: readonly Session[]): Map<number, () => string> {
  const reasons = new Map<number, () => string>();
  const note = (session: Session, other: Session) => {
    if (reasons.has(session.id)) return;
    reasons.set(session.id, () => reasonsMessages.now.overlap(nightName(other, sessions)));
  };
  let latestEnding: Session | null = null;
  for (const session of sessions.toSorted(byStart)) {
    if (latestEnding !== null && session.start < endOf(latestEnding)) {
      note(session, latestEnding);
      note(latestEnding, session);
    }
    if (latestEnding === null || endOf(session) > endOf(latestEnding)) latestEnding = session;
  }
  return reasons;
}

function endOf({ start, end }: Session): string {
  return end ?? start;
}

function byStart(a: Session, b: Session): number {
  if (a.start === b.start) return a.id - b.id;
  return a.start < b.start ? -1 : 1;
}
