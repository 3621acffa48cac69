import type { Deployment } from '#contract/records/deployment.ts';
import { dateOfDay } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { dayNumberOf } from '#contract/nights.ts';
import type { Messages } from './messages/en.ts';

/** A trap this many days behind most traps of its project is silent; a project this many days behind the newest capture is over. */
const SILENT_DAYS = 30;
/** A trap this many days behind its project is of an earlier season: winter breaks are longer, few repairs take as long. */
const SEASON_DAYS = 120;
/** Captures may arrive this late: memory cards are collected and uploaded months after the season. */
const UPLOAD_DAYS = 365;

/** Whether a deployment still delivers captures. */
export type DeploymentStatus = 'silent' | 'current' | 'ended' | 'no captures';

export interface DeploymentStatuses {
  /** the status of one of the given deployments */
  of: (deployment: Deployment) => DeploymentStatus;
  /** the definition of each status, as a sentence */
  definitions: Readonly<Record<DeploymentStatus, string>>;
}

/**
 * The status of each deployment: distinguishes traps that stopped while others continue from those whose season or project
 * is over. The reference date is the newest capture of any project, or today once that is more than a year old. Dates
 * after tomorrow come from a wrong clock and do not affect other deployments.
 *
 * - no captures: the service reports no last date.
 * - ended: its project is over (no capture in the 30 days before that date), or its season is (its last capture is more
 *   than 120 days older than the newest of its project).
 * - silent: not ended, and at least half of its project's traps that have not ended have a capture that is 30 days or more
 *   newer than its last one. So when traps are taken down one by one at the end of a season, only the first are silent.
 * - current: all others.
 *
 * @param deployments all deployments of all projects
 * @param today a day number
 */
export function deploymentStatuses(
  deployments: readonly Deployment[],
  today: number,
  words: Messages,
): DeploymentStatuses {
  const lastDays = new Map<number, number>();
  /** deployments whose project is not reported are one group */
  const byProject = new Map<number | null, number[]>();
  for (const { id, project, last_date } of deployments) {
    if (last_date === null) continue;
    const day = dayNumberOf(last_date);
    lastDays.set(id, day);
    // A trap east of the viewer may already have tomorrow's date.
    if (day > today + 1) continue;
    const projectId = project?.id ?? null;
    const days = byProject.get(projectId);
    if (days === undefined) byProject.set(projectId, [day]);
    else days.push(day);
  }
  const newest = new Map([...byProject].map(([project, days]) => [project, latestOf(days)]));
  const newestOfAll = latestOf([...newest.values()]);
  const asOf = today - newestOfAll > UPLOAD_DAYS ? today : newestOfAll;
  /** by project: a trap whose last day is at or before `ended` has ended, at or before `silent` is silent */
  const limits = new Map(
    [...byProject].map(([project, days]) => {
      const last = newest.get(project) ?? asOf;
      const ended = asOf - last > SILENT_DAYS ? Infinity : last - SEASON_DAYS - 1;
      return [project, { ended, silent: upperMedian(days.filter((day) => day > ended)) - SILENT_DAYS }] as const;
    }),
  );
  return {
    of: ({ id, project }) => {
      const [day, limit] = [lastDays.get(id), limits.get(project?.id ?? null)];
      // The same in every language.
      if (day === undefined) return 'no captures';
      if (limit === undefined || day > today + 1) return 'current';
      if (day <= limit.ended) return 'ended';
      return day <= limit.silent ? 'silent' : 'current';
    },
    definitions: definitionsIn(words, asOf === today ? null : asOf),
  };
}

/** `newest`: the day of the newest capture, where that is the reference date; null for today. */
function definitionsIn(words: Messages, newest: number | null): DeploymentStatuses['definitions'] {
  const [days, season] = [numberText(SILENT_DAYS), numberText(SEASON_DAYS)];
  return {
    silent: words.silent(days),
    current: words.current,
    ended: newest === null ? words.ended(days, season) : words.endedAt(days, season, dayText(dateOfDay(newest))),
    'no captures': words.noCaptures,
  };
}

function latestOf(days: readonly number[]): number {
  return days.reduce((latest, day) => Math.max(latest, day), -Infinity);
}

/** The upper median: at least half of the days are at or after it; -Infinity for no days. */
function upperMedian(days: readonly number[]): number {
  return days.toSorted((a, b) => b - a)[Math.ceil(days.length / 2) - 1] ?? -Infinity;
}
