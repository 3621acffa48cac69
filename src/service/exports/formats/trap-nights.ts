import { sessionNights } from '#contract/nights.ts';
import { idsIn } from '#service/database/ids-in.ts';
import { sessionConditions } from '#service/exports/selection/session-conditions.ts';
import type { ExportScope } from './export-format.ts';

interface SelectedSession {
  id: number;
  deployment_id: number;
  start: string;
  end: string;
}

/** The trap-nights of a session that no earlier one of its trap has. */
export interface SessionEffort {
  nights: number;
  /** an earlier session of the selection that ran in one of its nights, too; null where there is none */
  sharedWith: number | null;
}

const ONE_NIGHT: SessionEffort = { nights: 1, sharedWith: null };

/** How many trap-nights the selected sessions of some deployments have together, by deployment. */
export async function trapNights(
  scope: ExportScope,
  deploymentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const nights = new Map(deploymentIds.map((id) => [id, new Set<number>()]));
  for (const session of await selectedSessions(scope, deploymentIds)) {
    const { from, to } = sessionNights(session);
    for (let night = from; night <= to; night += 1) nights.get(session.deployment_id)?.add(night);
  }
  return new Map([...nights].map(([id, of]) => [id, of.size]));
}

/**
 * The effort of each selected session, such that the trap-nights of all of them add up: a night that several sessions of a trap
 * ran in is that of the first. Keeps in memory only what is not one night of its own.
 */
export function sessionEfforts(
  scope: ExportScope,
): (sessions: readonly { id: number; deployment_id: number }[]) => Promise<(id: number) => SessionEffort> {
  const known = new Set<number>();
  const others = new Map<number, SessionEffort>();
  return async (sessions) => {
    const wanted = [...new Set(sessions.map(({ deployment_id: id }) => id))].filter((id) => !known.has(id));
    const owners = new Map<string, number>();
    for (const session of wanted.length === 0 ? [] : await selectedSessions(scope, wanted)) {
      const effort = effortOf(session, owners);
      if (effort.nights !== 1 || effort.sharedWith !== null) others.set(session.id, effort);
    }
    for (const id of wanted) known.add(id);
    return (id) => others.get(id) ?? ONE_NIGHT;
  };
}

/** @param owners the first session of each trap-night so far; those of this one are added */
function effortOf(session: SelectedSession, owners: Map<string, number>): SessionEffort {
  const { from, to } = sessionNights(session);
  let [nights, sharedWith]: [number, number | null] = [0, null];
  for (let night = from; night <= to; night += 1) {
    const key = `${session.deployment_id} ${night}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, session.id);
      nights += 1;
    } else sharedWith ??= owner;
  }
  return { nights, sharedWith };
}

/** By start, then by id. */
async function selectedSessions(
  { database, selection }: ExportScope,
  deploymentIds: readonly number[],
): Promise<SelectedSession[]> {
  const sessions = database
    .selectFrom('events')
    .select(['events.id', 'events.deployment_id', 'events.start', 'events.end'])
    .where(idsIn(database, 'events.deployment_id', deploymentIds))
    .where(sessionConditions(selection))
    .orderBy('events.start')
    .orderBy('events.id');
  return (selection.eventId === null ? sessions : sessions.where('events.id', '=', selection.eventId)).execute();
}
