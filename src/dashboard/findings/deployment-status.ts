import type { Deployment } from '#contract/deployment.ts';
import { dateOfDay } from '#dashboard/ui/text/calendar-day.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { dayNumberOf } from '#dashboard/ui/text/night-of.ts';

/** So many days behind most traps of its project a trap is silent, and behind the newest capture of all a project is over. */
const SILENT_DAYS = 30;
/** So many days behind its project a trap is of an earlier season: winter pauses are longer, and few repairs take as long. */
const SEASON_DAYS = 120;
/** For so long captures may be under way: cards are collected and read months after the season. */
const UPLOAD_DAYS = 365;

/** Whether captures of a deployment still come, in the order in which they are shown. */
export type DeploymentStatus = 'silent' | 'current' | 'ended' | 'no captures';

export interface DeploymentStatuses {
  /** of a deployment that is among those given */
  of: (deployment: Deployment) => DeploymentStatus;
  /** what each status means, as a sentence */
  definitions: Readonly<Record<DeploymentStatus, string>>;
}

/**
 * Tells traps that stopped while others go on from those whose season or project is over. All is judged as of the newest
 * capture of any project, or as of today once that is more than a year old; dates after tomorrow are of a wrong clock and
 * are no measure for others.
 *
 * - no captures: the service reports no last date.
 * - ended: its project is over (no capture in the 30 days before that date), or its season is (its last capture is more
 *   than 120 days older than the newest of its project).
 * - silent: not ended, and at least half of its project's traps that have not ended have a capture that is 30 days or more
 *   newer than its last one. At the end of a season, when traps are taken down one after the other, it stopped before most.
 * - current: all others.
 *
 * @param deployments all there are, of every project
 * @param today a day number
 */
export function deploymentStatuses(deployments: readonly Deployment[], today: number): DeploymentStatuses {
  const lastDays = new Map<number, number>();
  const byProject = new Map<number, number[]>();
  for (const { id, project, last_date } of deployments) {
    if (last_date === null) continue;
    const day = dayNumberOf(last_date);
    lastDays.set(id, day);
    // In the east it may be tomorrow already.
    if (day > today + 1) continue;
    const days = byProject.get(project.id);
    if (days === undefined) byProject.set(project.id, [day]);
    else days.push(day);
  }
  const newest = new Map([...byProject].map(([project, days]) => [project, latestOf(days)]));
  const newestOfAll = latestOf([...newest.values()]);
  const asOf = today - newestOfAll > UPLOAD_DAYS ? today : newestOfAll;
  /** by project: up to which last day a trap has ended, and up to which it is silent */
  const limits = new Map(
    [...byProject].map(([project, days]) => {
      const last = newest.get(project) ?? asOf;
      const ended = asOf - last > SILENT_DAYS ? Infinity : last - SEASON_DAYS - 1;
      return [project, { ended, silent: upperMedian(days.filter((day) => day > ended)) - SILENT_DAYS }] as const;
    }),
  );
  return {
    of: ({ id, project }) => {
      const [day, limit] = [lastDays.get(id), limits.get(project.id)];
      if (day === undefined) return 'no captures';
      if (limit === undefined || day > today + 1) return 'current';
      if (day <= limit.ended) return 'ended';
      return day <= limit.silent ? 'silent' : 'current';
    },
    definitions: definitionsAsOf(
      asOf === today ? 'today' : `${dayText(dateOfDay(asOf))}, the newest capture of all projects`,
    ),
  };
}

function definitionsAsOf(date: string): DeploymentStatuses['definitions'] {
  return {
    silent: `The last capture is ${SILENT_DAYS} days or more older than those of at least half of the project’s traps that have not ended.`,
    current: 'Neither silent nor ended.',
    ended: `The project has no capture in the ${SILENT_DAYS} days up to ${date}, or the last capture is more than ${SEASON_DAYS} days older than the newest of its project: the project or the season is over.`,
    'no captures': 'The service reports no date of a last capture.',
  };
}

function latestOf(days: readonly number[]): number {
  return days.reduce((latest, day) => Math.max(latest, day), -Infinity);
}

/** The latest day that at least half of the days reach; -Infinity of none. */
function upperMedian(days: readonly number[]): number {
  return days.toSorted((a, b) => b - a)[Math.ceil(days.length / 2) - 1] ?? -Infinity;
}
