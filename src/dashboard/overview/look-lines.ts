import type { Deployment } from '#contract/deployment.ts';
import type { ExportRecord } from '#contract/export.ts';
import { dayNumber, parseDate } from '#contract/time.ts';
import { exportStatus, mayChange } from '#dashboard/api/live-export-status.ts';
import type { Work } from '#dashboard/list/slices.ts';
import { located } from '#dashboard/map/located.ts';
import { paths } from '#dashboard/paths.ts';
import { dateOfDay, isoOfDay } from '#dashboard/ui/calendar-day.ts';
import { dayText } from '#dashboard/ui/day-text.ts';
import type { Session, StorageSource } from './overview-records.ts';

/** Something that somebody should look at, and the lists that show it. */
export interface LookLine {
  /** "7 deployments without a location" is its count and these words */
  count: number;
  words: string;
  /** what counts as such */
  definition: string;
  to: string | null;
  /** the same in parts, where one list does not show it all */
  parts: readonly { text: string; count: number; to: string }[];
}

type Kept = Readonly<Record<string, string>>;

/** A trap whose newest capture is that much older than the newest of its project has fallen silent. */
const SILENT_DAYS = 30;
const DAY_SECONDS = 86_400;

/** Deployments that report nothing any more, that never did, and those that no map can show. */
export function deploymentLines(deployments: readonly Deployment[], kept: Kept): LookLine[] {
  const silent = silentByProject(deployments);
  const parts = silent.map(({ id, name, count, before }) => ({
    text: name,
    count,
    to: paths.deployments({ ...kept, project: String(id), last_date: `..${isoOfDay(before)}`, ordering: 'last_date' }),
  }));
  const [only, ...more] = silent;
  const since = only !== undefined && more.length === 0 ? ` (${dayText(dateOfDay(only.before))} or earlier)` : '';
  const none = deployments.filter(({ last_date }) => last_date === null).length;
  const nowhere = deployments.filter((one) => located(one) === null).length;
  return [
    {
      count: silent.reduce((sum, { count }) => sum + count, 0),
      words: 'silent',
      definition: `The last capture is at least ${SILENT_DAYS} days older than the newest of the same project${since}.`,
      to: more.length === 0 ? (parts[0]?.to ?? null) : null,
      parts: more.length === 0 ? [] : parts,
    },
    {
      count: none,
      words: 'without any capture',
      definition: 'The service reports no date of a last capture.',
      to: paths.deployments({ ...kept, last_date: 'not-reported' }),
      parts: [],
    },
    {
      count: nowhere,
      words: 'without a location',
      definition: 'No coordinates, 0.0, 0.0, or some that are not on the globe: no map shows them.',
      to: paths.deployments({ ...kept, latitude: 'not-reported' }),
      parts: [],
    },
  ];
}

function silentByProject(deployments: readonly Deployment[]) {
  const projects = new Map<number, { name: string; days: number[] }>();
  for (const { project, last_date } of deployments) {
    const date = last_date === null ? null : parseDate(last_date);
    if (date === null) continue;
    const known = projects.get(project.id) ?? { name: project.name, days: [] };
    known.days.push(dayNumber(date));
    projects.set(project.id, known);
  }
  return [...projects].flatMap(([id, { name, days }]) => {
    const before = days.reduce((newest, day) => Math.max(newest, day), -Infinity) - SILENT_DAYS;
    const count = days.filter((day) => day <= before).length;
    return count === 0 ? [] : [{ id, name, count, before }];
  });
}

/** Exports that failed, and those that have not ended; `stalled`: the ids of those that have not changed for long. */
export function exportLines(exports: readonly ExportRecord[], stalled: ReadonlySet<number>, kept: Kept): LookLine[] {
  const failed = exports.filter((one) => exportStatus(one) === 'FAILURE').length;
  const underWay = exports.filter((one) => mayChange(one) && !stalled.has(one.id)).length;
  return [
    {
      count: failed,
      words: 'failed',
      definition: 'Their status is FAILURE; the reason is on their card.',
      to: paths.exports({ ...kept, status: 'FAILURE' }),
      parts: [],
    },
    {
      count: stalled.size,
      words: 'stalled',
      definition: 'Their status says that they wait or run, but nothing has changed for ten minutes or more.',
      to: paths.exports({ ...kept, activity: 'stalled' }),
      parts: [],
    },
    {
      count: underWay,
      words: 'under way',
      definition: 'They wait or run: their cards say which, and how far they are.',
      to: paths.exports({ ...kept, activity: 'under way' }),
      parts: [],
    },
  ];
}

/** Storage that was never looked into. */
export function storageLines(sources: readonly StorageSource[], kept: Kept): LookLine[] {
  const never = sources.filter(
    ({ total_files_indexed, total_size_indexed, total_captures_indexed }) =>
      total_files_indexed === null && total_size_indexed === null && total_captures_indexed === null,
  ).length;
  return [
    {
      count: never,
      words: 'never indexed',
      definition: 'Files, size and captures are not reported, which is not the same as none.',
      to: paths.storage({ ...kept, view: 'table', indexed: 'never indexed' }),
      parts: [],
    },
  ];
}

/** What a session shows by itself; those held against others of their deployment (overlaps, far nights) take Sessions. */
const FLAGS: readonly { word: string; is: (session: Session) => boolean }[] = [
  { word: 'longer than 24 h', is: ({ duration }) => duration !== null && Number(duration) > DAY_SECONDS },
  { word: 'zero length', is: ({ duration }) => duration !== null && duration !== '' && Number(duration) === 0 },
  { word: 'one capture', is: ({ captures_count }) => captures_count === 1 },
  {
    word: 'no occurrences',
    is: ({ captures_count, occurrences_count }) =>
      captures_count !== null && captures_count > 0 && occurrences_count === 0,
  },
];

const LOOKED_AT_BEFORE_PAUSE = 500;

/** Sessions that their own numbers make suspicious. Pauses, for long lists. */
export function* sessionLines(sessions: readonly Session[], kept: Kept): Work<LookLine[]> {
  const counts = FLAGS.map(() => 0);
  let flagged = 0;
  for (const [place, session] of sessions.entries()) {
    if (place % LOOKED_AT_BEFORE_PAUSE === 0) yield;
    let isFlagged = false;
    for (const [index, { is }] of FLAGS.entries()) {
      if (!is(session)) continue;
      counts[index] = (counts[index] ?? 0) + 1;
      isFlagged = true;
    }
    if (isFlagged) flagged += 1;
  }
  return [
    {
      count: flagged,
      words: 'suspicious by their own numbers',
      definition:
        'One may have several flags. Sessions also holds them against each other: overlaps, nights far from others.',
      to: paths.sessions({ ...kept, flags: FLAGS.map(({ word }) => word).join(',') }),
      parts: FLAGS.flatMap(({ word }, index) => {
        const count = counts[index] ?? 0;
        return count === 0 ? [] : [{ text: word, count, to: paths.sessions({ ...kept, flags: word }) }];
      }),
    },
  ];
}
