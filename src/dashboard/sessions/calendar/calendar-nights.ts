import type { Deployment } from '#contract/records/deployment.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { sessionNights } from '#contract/nights.ts';
import { nightsExtent, nightsOf } from '#dashboard/sessions/model/sessions-nights.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

/** The sessions that ran in one night of one deployment. */
export interface CalendarNight {
  /** the day of its column */
  night: number;
  /** its own date: the same, but where columns are the days of any year */
  evening: number;
  /** in order of start */
  sessions: readonly Session[];
  /** those that match the table's filters; the same where nothing is filtered */
  matching: readonly Session[];
}

/** A row of the calendar. */
export interface CalendarRow {
  id: number;
  name: string;
  project: string;
  /** in order of night */
  nights: readonly CalendarNight[];
}

/** The data of the calendar for one state of the list. */
export interface CalendarNights {
  /** those from which it was computed */
  sessions: readonly Session[];
  rows: readonly CalendarRow[];
  /** the nights of all sessions; null where there are none */
  extent: DayRange | null;
  /** the night by which nearly all matching sessions have taken place: the last few are often of one or two traps */
  startDay: number;
}

/** The share of matching nights up to `startDay`. */
const START_SHARE = 0.97;
const SESSIONS_BEFORE_PAUSE = 500;

/**
 * Deployments with their nights, by project and name. Time-sliced, for long lists.
 *
 * @param matching the sessions that match the filters; only their deployments get a row. Null: nothing is filtered, and
 *   deployments without a session get a row too.
 */
export function* calendarNights(
  sessions: readonly Session[],
  deployments: readonly Deployment[],
  matching: readonly Session[] | null,
  names = deploymentNames(deployments),
): Work<CalendarNights> {
  const matchingSet = matching === null ? null : yield* setOf(matching);
  const withSessions = yield* sessionsOfDeployments(sessions);
  const others: [number, readonly Session[]][] = matching === null ? deployments.map(({ id }) => [id, []]) : [];
  const byDeployment = new Map([...others, ...withSessions]);
  const listed = new Map(deployments.map((deployment) => [deployment.id, deployment]));
  const rows: CalendarRow[] = [];
  for (const [id, ofDeployment] of byDeployment) {
    const nights = rowNights(ofDeployment, matchingSet);
    if (matching === null || nights.some((night) => night.matching.length > 0)) {
      const deployment = listed.get(id);
      const named = deployment ?? ofDeployment[0]?.deployment;
      const name = named === undefined ? '' : names.textOf(named);
      rows.push({ id, name, project: projectName(deployment), nights });
    }
    yield;
  }
  yield;
  const nights = yield* nightsOf(sessions);
  yield;
  const seen = matching === null ? nights : yield* nightsOf(matching);
  yield;
  const startDay = seen.first.toSorted()[Math.floor(START_SHARE * (seen.first.length - 1))] ?? 0;
  yield;
  const extent = nightsExtent(nights);
  const rankOf = ranksOf(deployments);
  // Deployments that are not in the list come first, by name.
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = [rankOf.get(a.id) ?? -1, rankOf.get(b.id) ?? -1];
    return one - other || compareNames(a.name, b.name) || a.id - b.id;
  });
  return { sessions, rows: sorted, extent, startDay };
}

function* setOf(sessions: readonly Session[]): Work<ReadonlySet<Session>> {
  const set = new Set<Session>();
  for (const session of sessions) {
    set.add(session);
    if (set.size % SESSIONS_BEFORE_PAUSE === 0) yield;
  }
  return set;
}

/** Cached, since comparing names is slow and deployments do not change while sessions load. */
const cachedRanks = new WeakMap<readonly Deployment[], ReadonlyMap<number, number>>();

/** The rank of each deployment by project, name and id. */
function ranksOf(deployments: readonly Deployment[]): ReadonlyMap<number, number> {
  const hit = cachedRanks.get(deployments);
  if (hit !== undefined) return hit;
  const sorted = deployments.toSorted(
    (a, b) =>
      (a.project?.id === b.project?.id ? 0 : compareNames(projectName(a), projectName(b))) ||
      (a.project?.id ?? 0) - (b.project?.id ?? 0) ||
      compareNames(a.name, b.name) ||
      a.id - b.id,
  );
  const ranks = new Map(sorted.map(({ id }, rank) => [id, rank]));
  cachedRanks.set(deployments, ranks);
  return ranks;
}

/** The name of a deployment's project; empty where it is not reported. */
function projectName(deployment: Deployment | undefined): string {
  const project = deployment?.project ?? null;
  return project === null ? '' : nameText(project);
}

function rowNights(sessions: readonly Session[], matching: ReadonlySet<Session> | null): CalendarNight[] {
  const nights = new Map<number, CalendarNight & { sessions: Session[]; matching: Session[] }>();
  for (const session of sessions.toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))) {
    const { from, to } = sessionNights(session);
    for (let night = from; night <= to; night += 1) {
      const one = nights.get(night) ?? { night, evening: night, sessions: [], matching: [] };
      nights.set(night, one);
      one.sessions.push(session);
      if (matching === null || matching.has(session)) one.matching.push(session);
    }
  }
  return [...nights.values()].toSorted((a, b) => a.night - b.night);
}

/** The sessions of a night; undefined where there are none. */
export function nightAt(row: CalendarRow | undefined, night: number): CalendarNight | undefined {
  return row?.nights.find((one) => one.night === night);
}
