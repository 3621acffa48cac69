import { plainText } from '#contract/plain-text.ts';
import type { RecordOf } from '#contract/collections.ts';
import { nightText } from '#dashboard/ui/night-text.ts';
import { matchRank } from './palette-match.ts';

type Session = RecordOf<'events'>;

/** What a night's name is made of: "12→13 jun 2024". */
const OF_A_NIGHT = /\d|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/;

/**
 * The sessions that hold every word in their deployment's name, their night or their day, the newest first: how
 * many there are, and the first of them. There may be a hundred thousand: texts are made of as few of them as can be.
 */
export function sessionsFound(sessions: readonly Session[], words: readonly string[], most: number) {
  const names = new Map<number, string>();
  const mayBeNight = words.some((word) => OF_A_NIGHT.test(word));
  const found: Session[] = [];
  for (const session of sessions) {
    const { id, deployment, start, end, day } = session;
    let name = names.get(deployment.id);
    if (name === undefined) {
      name = plainText(deployment.name);
      names.set(deployment.id, name);
    }
    const rest = words.filter((word) => !name.includes(word) && !day.includes(word));
    const isFound =
      rest.length === 0 ||
      (words.length === 1 && words[0] === String(id)) ||
      (mayBeNight && matchRank(rest, null, plainText(nightText(start, end)), '') !== null);
    if (isFound) found.push(session);
  }
  const [only = ''] = words;
  const isAsked = ({ id }: Session) => words.length === 1 && String(id) === only;
  return {
    count: found.length,
    records: found
      .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || (a.start < b.start ? 1 : -1))
      .slice(0, most),
  };
}
