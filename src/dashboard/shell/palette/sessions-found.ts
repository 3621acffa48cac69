import { foldedText } from '#dashboard/list/filters/folded-text.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { datedTerms } from '#dashboard/list/filters/dated-terms.ts';
import type { DatedSearch } from '#dashboard/list/model/searched-dates.ts';
import { meetsTerms } from '#dashboard/list/filters/search-terms.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { nightIso, searchedNights } from '#dashboard/ui/text/night-iso.ts';
import { remembered } from '#dashboard/ui/remembered.ts';

/** The result of a search for `words`. */
export interface SessionsFound {
  words: readonly string[];
  /** how they were read */
  read: DatedSearch;
  /** how many match */
  count: number;
  /** the first of them */
  records: readonly Session[];
  /** all sessions of the nights of these, by `trapNight`: a name among those of one night has its start */
  ofNight: ReadonlyMap<string, readonly Session[]>;
}

const CHECKED_PER_SLICE = 250;

/**
 * The sessions for which every word matches the deployment's name or the night, newest first: the same as the search on
 * the page of sessions finds by these. Time-sliced, for long lists.
 */
export function* sessionsFound(
  sessions: readonly Session[],
  words: readonly string[],
  { typed = words.join(' '), most, names }: { typed?: string; most: number; names: DeploymentNames },
): Work<SessionsFound> {
  const [only = ''] = words;
  const isAsked = ({ id }: Session) => words.length === 1 && String(id) === only;
  const isBefore = (a: Session, b: Session) => (isAsked(a) === isAsked(b) ? a.start > b.start : isAsked(a));
  const nameOf = remembered(foldedText);
  const named = new Set<string>();
  for (const [index, { deployment }] of sessions.entries()) {
    if (index % CHECKED_PER_SLICE === 0) yield;
    named.add(nameOf(names.textOf(deployment)));
  }
  const read = datedTerms(typed, [...named]);
  const { terms } = read;
  let count = 0;
  let records: Session[] = [];
  // Backwards, since the last are mostly the newest: then few insertions are needed.
  for (let index = sessions.length - 1; index >= 0; index -= 1) {
    if (index % CHECKED_PER_SLICE === 0) yield;
    const session = sessions[index] as Session;
    const { deployment } = session;
    if (!isAsked(session) && !meetsTerms(terms, nameOf(names.textOf(deployment)), searchedNights(session))) continue;
    count += 1;
    const last = records[most - 1];
    if (last !== undefined && !isBefore(session, last)) continue;
    const at = records.findIndex((one) => isBefore(session, one));
    records = records.toSpliced(at === -1 ? records.length : at, 0, session).slice(0, most);
  }
  const ofNight = new Map<string, Session[]>(records.map((session) => [trapNight(session), []]));
  for (const [index, session] of sessions.entries()) {
    if (index % CHECKED_PER_SLICE === 0) yield;
    ofNight.get(trapNight(session))?.push(session);
  }
  return { words, read, count, records, ofNight };
}

/** A trap and a night. */
export function trapNight({ deployment, start }: Session): string {
  return `${deployment.id} ${nightIso(start)}`;
}
