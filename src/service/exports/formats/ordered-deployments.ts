import { sql } from 'kysely';
import { leftOutReasons } from '#contract/exports/left-out.ts';
import { ANY_NIGHT } from '#service/exports/selection/any-night.ts';
import { periodWithin } from '#service/exports/selection/declared-period.ts';
import { hasSessionConditions, sessionConditions } from '#service/exports/selection/session-conditions.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import { deploymentRows, MOST_DEPLOYMENTS_AT_A_TIME } from './deployment-rows.ts';
import type { ExportScope, LeftOutDeployment } from './export-format.ts';

/** As `countSelected` measured it. */
const OCCURRENCES_AT_ONCE = 10_000;

type Row = Awaited<ReturnType<typeof deploymentRows>>[number];

/** A deployment that a file has: from the start of its first session to the end of its last, or its declared period. */
export interface IncludedDeployment extends Row {
  /** wall-clock times; null without a session and a period */
  runs: { start: string; end: string } | null;
}

export interface OrderedDeployments {
  included: readonly IncludedDeployment[];
  leftOut: readonly LeftOutDeployment[];
}

/** What a format requires of a deployment; where nights are ordered, a session in them or a declared period always. */
export interface Required {
  location?: true;
  session?: true;
}

/** The deployments of an order: those that its file has, and the others with the reason. */
export async function orderedDeployments(scope: ExportScope, required: Required): Promise<OrderedDeployments> {
  const { database, selection, batchRows, signal } = scope;
  const included: IncludedDeployment[] = [];
  const others: Omit<LeftOutDeployment, 'occurrences'>[] = [];
  const batches = stretches(database, {
    table: 'deployments',
    // The nights decide which of the deployments are in the file, not which were ordered.
    selection: { ...selection, ...ANY_NIGHT },
    size: Math.min(batchRows, MOST_DEPLOYMENTS_AT_A_TIME),
    signal,
    read: (stretch) => deploymentRows(scope, stretch),
  });
  const needsSession = required.session === true || hasSessionConditions(selection);
  for await (const rows of batches) {
    for (const row of rows) {
      const runs = runsOf(row, scope);
      const other = { id: row.deployment_id, name: row.deployment_name };
      if (required.location === true && row.latitude === null)
        others.push({ ...other, why: leftOutReasons.noLocation });
      else if (needsSession && runs === null)
        others.push({
          ...other,
          why: hasSessionConditions(selection) ? leftOutReasons.noSessionInNights : leftOutReasons.noSession,
        });
      else included.push({ ...row, runs });
    }
  }
  const occurrences = await occurrencesOf(
    scope,
    others.map(({ id }) => id),
  );
  return { included, leftOut: others.map((one) => ({ ...one, occurrences: occurrences.get(one.id) ?? 0 })) };
}

function runsOf(row: Row, { selection }: ExportScope): IncludedDeployment['runs'] {
  const { first_event_start: first, last_event_end: last, period_start: start, period_end: end } = row;
  if (first !== null && last !== null) return { start: first, end: last };
  // On SQLite a condition is 0 or 1.
  const isCovered = Boolean(row.is_covered) && selection.eventId === null;
  return isCovered && start !== null && end !== null ? periodWithin(selection, { start, end }) : null;
}

async function occurrencesOf(scope: ExportScope, deploymentIds: readonly number[]): Promise<Map<number, number>> {
  const { database, selection, signal } = scope;
  const counts = new Map<number, number>();
  const ofNights = sql`(events.id is null or ${sessionConditions(selection)})`;
  const counted = stretches(database, {
    table: 'occurrences',
    selection: { ...selection, ...ANY_NIGHT, deploymentIds },
    size: OCCURRENCES_AT_ONCE,
    signal,
    read: async (stretch) => {
      const { rows } = await sql<{ id: number; found: number | string }>`select occurrences.deployment_id as id,
        count(*) as found from occurrences left join events on events.id = occurrences.event_id
        where ${stretch} and ${ofNights} group by occurrences.deployment_id`.execute(database);
      return rows;
    },
  });
  for await (const rows of counted)
    for (const { id, found } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(found));
  return counts;
}
