import { MOST_MISSED_NIGHTS } from '#contract/exports/publication-values.ts';
import { sessionNights } from '#contract/nights.ts';
import { DAY_SECONDS, wallSeconds } from '#contract/time.ts';

/** A period in which a deployment ran: from the start of its first session to the end of its last, as wall-clock times. */
export interface RunPeriod {
  start: string;
  end: string;
  /** the part that the order selects; null where it selects none of the sessions */
  selected: SelectedPart | null;
}

export interface SelectedPart {
  start: string;
  end: string;
  /** trap-nights of its sessions */
  nights: number;
}

interface Session {
  start: string;
  end: string;
  isSelected: boolean;
}

/** Days without a session that part two periods, as an order names them; null where no more than `MOST_MISSED_NIGHTS` are in one. */
export type PeriodGap = number | null;

/** The number of a period in the deploymentIDs, and a time that lies in it. */
export interface PeriodNumber {
  number: number;
  start: string;
}

/**
 * The periods of a deployment by time: another begins after more than `gap` days without a session, or, where that is null, as soon as the
 * nights without a session in it would be more than `MOST_MISSED_NIGHTS`, so that later nights change no earlier period.
 *
 * @param sessions by start, selected or not, so that a period is the same in each order
 */
export function runPeriods(sessions: readonly Session[], gap: PeriodGap): RunPeriod[] {
  const groups: Group[] = [];
  for (const session of sessions) {
    const { from, to } = sessionNights(session);
    const last = groups.at(-1);
    const missed = last === undefined ? 0 : last.missed + Math.max(0, from - last.lastNight - 1);
    if (last === undefined || isParted(last, session, { gap, missed })) {
      groups.push({ start: session.start, end: session.end, sessions: [session], lastNight: to, missed: 0 });
      continue;
    }
    last.sessions.push(session);
    last.missed = missed;
    last.lastNight = Math.max(last.lastNight, to);
    if (session.end > last.end) last.end = session.end;
  }
  return groups.map((group) => ({
    start: group.start,
    end: group.end,
    selected: partOf(group.sessions.filter(({ isSelected }) => isSelected)),
  }));
}

interface Group {
  start: string;
  end: string;
  sessions: Session[];
  /** the last on which one of them ran, as a day number */
  lastNight: number;
  /** nights between them without a session */
  missed: number;
}

function isParted({ end }: Group, { start }: Session, { gap, missed }: { gap: PeriodGap; missed: number }): boolean {
  return gap === null ? missed > MOST_MISSED_NIGHTS : secondsBetween(end, start) > gap * DAY_SECONDS;
}

function partOf(sessions: readonly Session[]): SelectedPart | null {
  const [first] = sessions;
  if (first === undefined) return null;
  const nights = new Set<number>();
  let { end } = first;
  for (const session of sessions) {
    const { from, to } = sessionNights(session);
    for (let night = from; night <= to; night += 1) nights.add(night);
    if (session.end > end) ({ end } = session);
  }
  return { start: first.start, end, nights: nights.size };
}

/**
 * Numbers the periods of a deployment. A period has the lowest of the stored numbers whose time lies in it, or so shortly
 * before it that no other period can have been between: its first sessions may be gone. The others get the next numbers
 * by time, so that the first of all has 1, and earlier nights that are loaded later change no number.
 *
 * @returns the numbers, and those of them that are new
 */
export function numberedPeriods(
  periods: readonly Pick<RunPeriod, 'start' | 'end'>[],
  stored: readonly PeriodNumber[],
  gap: PeriodGap,
): { numbers: number[]; added: PeriodNumber[] } {
  const known = new Map<number, number>();
  for (const { number, start } of stored.toSorted((one, other) => one.number - other.number)) {
    const at = periods.findIndex(({ end }) => end >= start);
    const period = periods[at];
    if (period === undefined || known.has(at)) continue;
    if (secondsBetween(start, period.start) <= (gap ?? MOST_MISSED_NIGHTS + 1) * DAY_SECONDS) known.set(at, number);
  }
  let last = stored.reduce((most, { number }) => Math.max(most, number), 0);
  const added: PeriodNumber[] = [];
  const numbers = periods.map(({ start }, at) => {
    const number = known.get(at);
    if (number !== undefined) return number;
    last += 1;
    added.push({ number: last, start });
    return last;
  });
  return { numbers, added };
}

function secondsBetween(one: string, other: string): number {
  return wallSeconds(other) - wallSeconds(one);
}
