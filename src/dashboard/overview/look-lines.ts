import type { StorageSource } from '#contract/storage-source.ts';
import type { Deployment } from '#contract/deployment.ts';
import type { ExportRecord } from '#contract/export.ts';
import { exportStatus, mayChange } from '#dashboard/api/live/export-status.ts';
import type { DeploymentStatus, DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import { FLAG_KINDS, FLAG_VALUES } from '#dashboard/findings/flags/flag-values.ts';
import { flagsMessages } from '#dashboard/findings/flags/messages/flags-messages.ts';
import { sessionFlags } from '#dashboard/findings/flags/session-flags.ts';
import type { ListedEvent as Session } from '#contract/event.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { located } from '#dashboard/map/located.ts';
import { paths } from '#dashboard/paths.ts';

/** Records to check, with links to the lists that show them. */
export interface LookLine {
  /** "7 deployments without a location" is its count and these words */
  count: number;
  words: string;
  /** definition */
  definition: string;
  to: string | null;
  /** parts with links of their own, if one list cannot show all */
  parts: readonly { text: string; count: number; to: string }[];
}

type Carried = Readonly<Record<string, string>>;

/** Deployments that are silent, without captures, without a location, or ended. */
export function deploymentLines(
  deployments: readonly Deployment[],
  statuses: DeploymentStatuses,
  carried: Carried,
): LookLine[] {
  const ofStatus = (status: DeploymentStatus, words: string): LookLine => ({
    count: deployments.filter((one) => statuses.of(one) === status).length,
    words,
    definition: statuses.definitions[status],
    to: paths.deployments({ ...carried, status }),
    parts: [],
  });
  return [
    ofStatus('silent', 'silent'),
    ofStatus('no captures', 'without any capture'),
    {
      count: deployments.filter((one) => located(one) === null).length,
      words: 'without a location',
      definition: 'No coordinates, 0.0, 0.0, or some that are not on the globe: no map shows them.',
      to: paths.deployments({ ...carried, latitude: 'not-reported' }),
      parts: [],
    },
    ofStatus('ended', 'ended'),
  ];
}

/** Failed and unfinished exports; `stalled`: ids of stalled exports. */
export function exportLines(
  exports: readonly ExportRecord[],
  stalled: ReadonlySet<number>,
  carried: Carried,
): LookLine[] {
  const failed = exports.filter((one) => exportStatus(one) === 'FAILURE').length;
  const underWay = exports.filter((one) => mayChange(one) && !stalled.has(one.id)).length;
  return [
    {
      count: failed,
      words: 'failed',
      definition: 'Their status is FAILURE; the reason is on their card.',
      to: paths.exports({ ...carried, status: 'FAILURE' }),
      parts: [],
    },
    {
      count: stalled.size,
      words: 'stalled',
      definition: 'Their status says that they wait or run, but nothing has changed for ten minutes or more.',
      to: paths.exports({ ...carried, activity: 'stalled' }),
      parts: [],
    },
    {
      count: underWay,
      words: 'under way',
      definition: 'They wait or run: their cards say which, and how far they are.',
      to: paths.exports({ ...carried, activity: 'under way' }),
      parts: [],
    },
  ];
}

/** Storage sources that were never indexed. */
export function storageLines(sources: readonly StorageSource[], carried: Carried): LookLine[] {
  const never = sources.filter(
    ({ total_files_indexed, total_size_indexed, total_captures_indexed }) =>
      total_files_indexed === null && total_size_indexed === null && total_captures_indexed === null,
  ).length;
  return [
    {
      count: never,
      words: 'never indexed',
      definition: 'Files, size and captures are not reported, which is not the same as none.',
      to: paths.storage({ ...carried, view: 'table', indexed: 'never indexed' }),
      parts: [],
    },
  ];
}

const LOOKED_AT_BEFORE_PAUSE = 500;

/** Sessions with a flag, by the rules of the column "Flags" of Sessions. `sessions`: the complete list. Time-sliced. */
export function* sessionLines(sessions: readonly Session[], carried: Carried): Work<LookLine[]> {
  const flags = sessionFlags(yield* sessionsOfDeployments(sessions));
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
      words: 'suspicious',
      definition: 'They have a flag, some several; Sessions says why.',
      to: paths.sessions({ ...carried, flags: FLAG_KINDS.map((kind) => FLAG_VALUES[kind]).join(',') }),
      parts: [...counts]
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => ({
          text: flagsMessages.now.flags[kind],
          count,
          to: paths.sessions({ ...carried, flags: FLAG_VALUES[kind] }),
        })),
    },
  ];
}
