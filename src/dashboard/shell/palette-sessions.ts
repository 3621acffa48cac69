import { plainText } from '#contract/plain-text.ts';
import type { RecordOf } from '#contract/collections.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import type { Work } from '#dashboard/list/slices.ts';
import { nightText } from '#dashboard/ui/night-text.ts';
import { remembered } from '#dashboard/ui/remembered.ts';
import { matchRank } from './palette-match.ts';

type Session = RecordOf<'events'>;

/** What a night's name is made of: "12→13 jun 2024". */
const OF_A_NIGHT = /\d|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/;

/** What was found for `words`. */
export interface SessionsFound {
  words: readonly string[];
  /** how many there are */
  count: number;
  /** the first of them */
  records: readonly Session[];
}

const LOOKED_AT_BEFORE_PAUSE = 250;

/**
 * The sessions that hold every word in their deployment's name, their night or their day, the newest first. There may be
 * a hundred thousand: texts are made of as few of them as can be, and it pauses.
 */
export function* sessionsFound(
  sessions: readonly Session[],
  words: readonly string[],
  { most, names }: { most: number; names: DeploymentNames },
): Work<SessionsFound> {
  const [only = ''] = words;
  const isAsked = ({ id }: Session) => words.length === 1 && String(id) === only;
  const isBefore = (a: Session, b: Session) => (isAsked(a) === isAsked(b) ? a.start > b.start : isAsked(a));
  const nameOf = remembered(plainText);
  const nightOf = remembered((days) => {
    const [start = '', end = ''] = days.split(' ');
    return plainText(nightText(start, end === '' ? null : end));
  });
  const mayBeNight = words.some((word) => OF_A_NIGHT.test(word));
  let count = 0;
  let records: Session[] = [];
  // From the last on, which mostly are the newest: few of the others then take a place among the first.
  for (let place = sessions.length - 1; place >= 0; place -= 1) {
    if (place % LOOKED_AT_BEFORE_PAUSE === 0) yield;
    const session = sessions[place] as Session;
    const { deployment, start, end, day } = session;
    const name = nameOf(names.textOf(deployment));
    const rest = words.filter((word) => !name.includes(word) && !day.includes(word));
    const isFound =
      rest.length === 0 ||
      isAsked(session) ||
      (mayBeNight &&
        matchRank(rest, null, nightOf(`${atMidnight(start)} ${end === null ? '' : atMidnight(end)}`), '') !== null);
    if (!isFound) continue;
    count += 1;
    const last = records[most - 1];
    if (last !== undefined && !isBefore(session, last)) continue;
    const at = records.findIndex((one) => isBefore(session, one));
    records = records.toSpliced(at === -1 ? records.length : at, 0, session).slice(0, most);
  }
  return { words, count, records };
}

/** Nights are named by their dates: the sessions of one share its name. */
function atMidnight(timestamp: string): string {
  return `${timestamp.slice(0, 10)}T00:00:00`;
}
