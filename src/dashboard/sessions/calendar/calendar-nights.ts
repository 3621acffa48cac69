import type { Deployment } from '#contract/deployment.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import { nightOf } from '#dashboard/ui/text/night-of.ts';
import { nightsExtent, nightsOf } from '#dashboard/sessions/model/sessions-nights.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import type { Event as Session } from '#contract/event.ts';

/** The sessions of one night of one deployment. */
export interface CalendarNight {
  night: number;
  /** in order of start */
  sessions: readonly Session[];
  /** those that the table's filters leave; the same where nothing is filtered */
  kept: readonly Session[];
}

/** A row of the calendar. */
export interface CalendarRow {
  id: number;
  name: string;
  project: string;
  /** in order of night */
  nights: readonly CalendarNight[];
}

/** All that the calendar is drawn from, of one state of the list. */
export interface CalendarNights {
  /** those it was made of */
  sessions: readonly Session[];
  rows: readonly CalendarRow[];
  /** the nights of all sessions; null where there are none */
  extent: DayRange | null;
  /** the night that nearly all of those kept have been by: the last few are often of a trap or two */
  startDay: number;
}

const MOST_SEEN = 0.97;
const SESSIONS_BEFORE_PAUSE = 500;
/**
 * Deployments by name, those of a project together, with their nights. `kept` null: nothing is filtered, and deployments
 * without a session are there too; else those alone of which the filters leave something. Pauses, for long lists.
 */
export function* calendarNights(
  sessions: readonly Session[],
  deployments: readonly Deployment[],
  kept: readonly Session[] | null,
  names = deploymentNames(deployments),
): Work<CalendarNights> {
  const keptOnes = kept === null ? null : yield* setOf(kept);
  const withSessions = yield* sessionsOfDeployments(sessions);
  const others: [number, readonly Session[]][] = kept === null ? deployments.map(({ id }) => [id, []]) : [];
  const byDeployment = new Map([...others, ...withSessions]);
  const listed = new Map(deployments.map((deployment) => [deployment.id, deployment]));
  const rows: CalendarRow[] = [];
  for (const [id, ofDeployment] of byDeployment) {
    const nights = rowNights(ofDeployment, keptOnes);
    if (kept === null || nights.some((night) => night.kept.length > 0)) {
      const deployment = listed.get(id);
      const named = deployment ?? ofDeployment[0]?.deployment;
      const name = named === undefined ? '' : names.textOf(named);
      rows.push({ id, name, project: deployment?.project.name ?? '', nights });
    }
    yield;
  }
  yield;
  const nights = yield* nightsOf(sessions);
  yield;
  const seen = kept === null ? nights : yield* nightsOf(kept);
  yield;
  const startDay = seen.toSorted()[Math.floor(MOST_SEEN * (seen.length - 1))] ?? 0;
  yield;
  const extent = nightsExtent(nights);
  const order = ranksOf(deployments);
  // Deployments that are not listed come first, in order of their names.
  const inOrder = rows.toSorted((a, b) => {
    const [one, other] = [order.get(a.id) ?? -1, order.get(b.id) ?? -1];
    return one - other || compareNames(a.name, b.name) || a.id - b.id;
  });
  return { sessions, rows: inOrder, extent, startDay };
}

function* setOf(sessions: readonly Session[]): Work<ReadonlySet<Session>> {
  const set = new Set<Session>();
  for (const session of sessions) {
    set.add(session);
    if (set.size % SESSIONS_BEFORE_PAUSE === 0) yield;
  }
  return set;
}

/** Comparing texts takes long, and deployments stay the same while sessions come. */
const ranks = new WeakMap<readonly Deployment[], ReadonlyMap<number, number>>();

/** The places of deployments by project, name and id. */
function ranksOf(deployments: readonly Deployment[]): ReadonlyMap<number, number> {
  const known = ranks.get(deployments);
  if (known !== undefined) return known;
  const ordered = deployments.toSorted(
    (a, b) =>
      (a.project.id === b.project.id ? 0 : compareNames(a.project.name, b.project.name)) ||
      a.project.id - b.project.id ||
      compareNames(a.name, b.name) ||
      a.id - b.id,
  );
  const places = new Map(ordered.map(({ id }, place) => [id, place]));
  ranks.set(deployments, places);
  return places;
}

function rowNights(sessions: readonly Session[], kept: ReadonlySet<Session> | null): CalendarNight[] {
  const nights: { night: number; sessions: Session[]; kept: Session[] }[] = [];
  for (const session of sessions.toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))) {
    const night = nightOf(session.start);
    let last = nights.at(-1);
    if (last?.night !== night) {
      last = { night, sessions: [], kept: [] };
      nights.push(last);
    }
    last.sessions.push(session);
    if (kept === null || kept.has(session)) last.kept.push(session);
  }
  return nights;
}

/** The sessions of a night; undefined where there are none. */
export function nightAt(row: CalendarRow | undefined, night: number): CalendarNight | undefined {
  return row?.nights.find((one) => one.night === night);
}
