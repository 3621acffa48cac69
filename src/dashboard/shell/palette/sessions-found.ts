import { plainText } from '#contract/plain-text.ts';
import type { Event as Session } from '#contract/event.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { datedTerms } from '#dashboard/list/arrange/dated-terms.ts';
import { meetsTerms } from '#dashboard/list/arrange/search-terms.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { nightIso } from '#dashboard/ui/text/night-iso.ts';
import { remembered } from '#dashboard/ui/remembered.ts';

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
 * The sessions of which every word is in their deployment's name or names their night, the newest first: the same as the
 * search of their page finds by these. Pauses, for long lists.
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
  const terms = datedTerms(words.join(' '));
  let count = 0;
  let records: Session[] = [];
  // From the last on, which mostly are the newest: few of the others then take a place among the first.
  for (let place = sessions.length - 1; place >= 0; place -= 1) {
    if (place % LOOKED_AT_BEFORE_PAUSE === 0) yield;
    const session = sessions[place] as Session;
    const { deployment, start } = session;
    if (!isAsked(session) && !meetsTerms(terms, nameOf(names.textOf(deployment)), nightIso(start))) continue;
    count += 1;
    const last = records[most - 1];
    if (last !== undefined && !isBefore(session, last)) continue;
    const at = records.findIndex((one) => isBefore(session, one));
    records = records.toSpliced(at === -1 ? records.length : at, 0, session).slice(0, most);
  }
  return { words, count, records };
}
