import type { StorageSource } from '#contract/records/storage-source.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import { exportStatus, mayChange } from '#dashboard/api/exports/export-status.ts';
import type { DeploymentStatus, DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import { FLAG_KINDS, FLAG_VALUES } from '#dashboard/findings/flags/flag-values.ts';
import { labelsMessages } from '#dashboard/findings/flags/labels/messages/labels-messages.ts';
import { sessionFlags } from '#dashboard/findings/flags/session-flags.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { located } from '#dashboard/map/located.ts';
import { MISPLACEMENTS, type Misplaced } from '#dashboard/map/misplaced.ts';
import { paths } from '#dashboard/paths.ts';
import type { Messages } from './messages/en.ts';

/** Records to check, with links to the lists that show them. */
export interface LookLine {
  count: number;
  /** "7 without a location" */
  text: string;
  /** definition */
  definition: string;
  to: string | null;
  /** parts with links of their own, if one list cannot show all */
  parts: readonly { text: string; count: number; to: string }[];
}

type Carried = Readonly<Record<string, string>>;

/** Deployments that are silent, without captures, without a location or at an unlikely one, or ended. */
export function deploymentLines(
  words: Messages,
  deployments: readonly Deployment[],
  { statuses, misplaced }: { statuses: DeploymentStatuses; misplaced: ReadonlyMap<number, Misplaced> },
  carried: Carried,
): LookLine[] {
  const ofStatus = (status: DeploymentStatus, textOf: (count: number) => string): LookLine => {
    const count = deployments.filter((one) => statuses.of(one) === status).length;
    const [definition, to] = [statuses.definitions[status], paths.deployments({ ...carried, status })];
    return { count, text: textOf(count), definition, to, parts: [] };
  };
  const nowhere = deployments.filter((one) => located(one) === null).length;
  return [
    ofStatus('silent', words.silent),
    // The same in every language.
    ofStatus('no captures', words.noCaptures),
    {
      count: nowhere,
      text: words.noLocation(nowhere),
      definition: words.noLocationMeans,
      to: paths.deployments({ ...carried, latitude: 'not-reported' }),
      parts: [],
    },
    misplacedLine(words, deployments, misplaced, carried),
    ofStatus('ended', words.ended),
  ];
}

function misplacedLine(
  words: Messages,
  deployments: readonly Deployment[],
  misplaced: ReadonlyMap<number, Misplaced>,
  carried: Carried,
): LookLine {
  const found = deployments.flatMap(({ id }) => misplaced.get(id)?.kind ?? []);
  const kinds = MISPLACEMENTS.filter((kind) => found.includes(kind));
  return {
    count: found.length,
    text: words.misplaced(found.length),
    definition: words.misplacedMeans,
    to: paths.deployments({ ...carried, coordinates: MISPLACEMENTS.join(',') }),
    parts: kinds.map((kind) => ({
      text: words.misplacements[kind],
      count: found.filter((one) => one === kind).length,
      to: paths.deployments({ ...carried, coordinates: kind }),
    })),
  };
}

/** Failed and unfinished exports; `stalled`: ids of stalled exports. */
export function exportLines(
  words: Messages,
  exports: readonly ExportRecord[],
  stalled: ReadonlySet<number>,
  carried: Carried,
): LookLine[] {
  const failed = exports.filter((one) => exportStatus(one) === 'FAILURE').length;
  const underWay = exports.filter((one) => mayChange(one) && !stalled.has(one.id)).length;
  return [
    {
      count: failed,
      text: words.failed(failed),
      definition: words.failedMeans,
      to: paths.exports({ ...carried, status: 'FAILURE' }),
      parts: [],
    },
    {
      count: stalled.size,
      text: words.stalled(stalled.size),
      definition: words.stalledMeans,
      to: paths.exports({ ...carried, activity: 'stalled' }),
      parts: [],
    },
    {
      count: underWay,
      text: words.running(underWay),
      definition: words.runningMeans,
      // The same in every language.
      to: paths.exports({ ...carried, activity: 'under way' }),
      parts: [],
    },
  ];
}

/** Storage sources that were never indexed. */
export function storageLines(words: Messages, sources: readonly StorageSource[], carried: Carried): LookLine[] {
  const never = sources.filter(
    ({ total_files_indexed, total_size_indexed, total_captures_indexed }) =>
      total_files_indexed === null && total_size_indexed === null && total_captures_indexed === null,
  ).length;
  return [
    {
      count: never,
      text: words.neverIndexed(never),
      definition: words.neverIndexedMeans,
      // The same in every language.
      to: paths.storage({ ...carried, view: 'table', indexed: 'never indexed' }),
      parts: [],
    },
  ];
}

const LOOKED_AT_BEFORE_PAUSE = 500;

/** Sessions with a flag, by the rules of the column "Flags" of Sessions. `sessions`: the complete list. Time-sliced. */
export function* sessionLines(
  words: Messages,
  sessions: readonly Session[],
  byId: ReadonlyMap<number, Deployment>,
  carried: Carried,
): Work<LookLine[]> {
  const flags = sessionFlags(yield* sessionsOfDeployments(sessions), ({ deployment }) => byId.get(deployment.id));
  yield* flags.findAll();
  const counts = new Map(FLAG_KINDS.map((kind) => [kind, 0]));
  let flagged = 0;
  for (const [index, session] of sessions.entries()) {
    if (index % LOOKED_AT_BEFORE_PAUSE === 0) yield;
    const own = flags.of(session);
    if (own.length > 0) flagged += 1;
    for (const { kind } of own) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [
    {
      count: flagged,
      text: words.flagged(flagged),
      definition: words.flaggedMeans,
      to: paths.sessions({ ...carried, flags: FLAG_KINDS.map((kind) => FLAG_VALUES[kind]).join(',') }),
      parts: [...counts]
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => ({
          text: labelsMessages.now.flags[kind],
          count,
          to: paths.sessions({ ...carried, flags: FLAG_VALUES[kind] }),
        })),
    },
  ];
}
