import { formatTimestamp } from '#contract/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import { BATCH_LINES, type CamtrapRun } from './camtrap-run.ts';
import { interruptibleStep } from '#service/load/interruptible-step.ts';
import { camtrapRows, type CamtrapRow } from './camtrap-rows.ts';
import { CamtrapSessions, sessionAt, type CamtrapSession } from './camtrap-sessions.ts';
import { camtrapOffset, NO_TIME, parseCamtrapTime, type CamtrapTime } from './camtrap-time.ts';
import { keptOf } from './kept-of.ts';
import { orderBursts } from './order-bursts.ts';
import { nameLeftSessions, putSessionIds, sessionIds, storedSessions } from './session-ids.ts';
import { SeenIds } from '#service/load/camtrap/tables/repeated-ids.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { idsHere, putRows } from '#service/load/loaded-rows.ts';
import { keepSessionIds } from '#service/load/past-ids.ts';
import { Progress } from '#service/load/progress.ts';
import { SetAside } from '#service/load/set-aside.ts';

/** Endings of video and sound. */
const NO_IMAGE = /\.(mp4|m4v|mov|avi|mkv|mpe?g|wmv|webm|3gp|m2?ts|wav|mp3|m4a|aac|flac|og[gv])$/i;

/** From this many sessions a single step may take a good part of a second. */
const MANY = 20_000;

/**
 * Loads `media.csv`: first the sessions derived from its times, then the captures. The file is read twice, so that only
 * sessions are held in memory.
 */
export async function loadMedia(run: CamtrapRun): Promise<void> {
  await findSessions(run);
  const eventIds = await putSessions(run);
  const { context, pack } = run;
  const progress = new Progress(context, 'captures');
  let hasFractions = false;
  for await (const usable of inPortions(usableMedia(run, context.setAside), BATCH_LINES)) {
    await inBatch(context, async (transaction) => {
      const rows = usable.map(({ row, deployment, time }) => ({
        key: row.value('mediaID'),
        publicId: row.value('mediaID'),
        // Orders the captures of a second (`orderBursts`).
        ...(time.fraction !== '' && { said: time.fraction }),
        row: {
          project_id: run.projectId,
          deployment_id: run.deployments.get(deployment) ?? 0,
          event_id:
            eventIds.get(sessionKey(deployment, sessionAt(run.sessions.get(deployment) ?? [], time.instantMs))) ?? 0,
          timestamp: formatTimestamp(time.wallSeconds),
          image: imageOf(row),
          file_path: imageOf(row) === null ? row.value('filePath') || null : null,
          file_name: row.value('fileName') || null,
          kept: keptOf(row, 'media', { more: offsetOf(row) }),
          width: null,
          height: null,
          size_bytes: null,
        },
      }));
      await putRows(transaction, pack.source, 'captures', rows);
    });
    hasFractions ||= usable.some(({ time }) => time.fraction !== '');
    progress.add(usable.length, pack.tables.media.lines);
  }
  progress.end();
  if (hasFractions) await orderBursts(context, pack);
}

interface UsableMedium {
  row: CamtrapRow;
  deployment: string;
  time: CamtrapTime;
}

/** The lines that are captures; all others are reported in `setAside`. */
async function* usableMedia({ pack, deployments }: CamtrapRun, setAside: SetAside): AsyncGenerator<UsableMedium> {
  const seen = new SeenIds(pack.tables.media.repeated);
  for await (const row of camtrapRows(pack, 'media', setAside)) {
    const [id, deployment, timestamp, kind] = [
      row.value('mediaID'),
      row.deployment,
      row.value('timestamp'),
      row.value('fileMediatype') || kindByName(row),
    ];
    const time = parseCamtrapTime(timestamp);
    if (id === '') row.leaveOut('mediaID', 'empty');
    else if (seen.has(id)) row.leaveOut('mediaID', 'came before in this file');
    else if (!deployments.has(deployment)) row.leaveOut('deploymentID', 'is not among the deployments');
    else if (timestamp === '') row.leaveOut('timestamp', 'empty');
    else if (time === null) row.leaveOut('timestamp', NO_TIME, timestamp);
    // Types of media have no letter case (RFC 2045, 5.1).
    else if (kind !== '' && !/^image\//i.test(kind)) row.leaveOut('fileMediatype', 'is no image', kind);
    else {
      seen.add(id);
      yield { row, deployment, time };
    }
  }
}

async function findSessions(run: CamtrapRun): Promise<void> {
  const { context, pack } = run;
  const found = new Map<string, CamtrapSessions>();
  const progress = new Progress(context, 'times');
  // Unusable lines are reported when the captures are loaded.
  for await (const { deployment, time } of usableMedia(run, new SetAside(null))) {
    const ofDeployment = found.get(deployment) ?? new CamtrapSessions(run.gapHours);
    found.set(deployment, ofDeployment);
    ofDeployment.add(time);
    progress.add(1, pack.tables.media.lines);
  }
  for (const [deployment, ofDeployment] of found) run.sessions.set(deployment, ofDeployment.sessions());
}

function sessionsOf(
  run: CamtrapRun,
  deployments: readonly string[],
): { deployment: string; session: CamtrapSession }[] {
  return deployments.flatMap((deployment) =>
    (run.sessions.get(deployment) ?? []).map((session) => ({ deployment, session })),
  );
}

async function putSessions(run: CamtrapRun): Promise<Map<string, number>> {
  const { context } = run;
  const ids = new Map<string, number>();
  const countOf = (deployment: string) => run.sessions.get(deployment)?.length ?? 0;
  for await (const deployments of inPortions(run.sessions.keys(), BATCH_LINES, countOf)) {
    const put = await inBatch(context, (transaction) => putSessionsOf(run, transaction, deployments));
    for (const [key, id] of put) ids.set(key, id);
  }
  context.say(`  sessions: ${ids.size.toLocaleString('en')}`);
  return ids;
}

async function putSessionsOf(run: CamtrapRun, transaction: Database, deployments: readonly string[]) {
  const { pack } = run;
  const sessions = sessionsOf(run, deployments);
  const keys = sessions.map(({ deployment, session }) => sessionKey(deployment, session));
  const known = await idsHere(transaction, pack.source, 'events', keys);
  const rowIds = deployments.map((deployment) => run.deployments.get(deployment) ?? 0);
  const stored = await storedSessions(transaction, pack.source, rowIds);
  const publicIds = new Map<CamtrapSession, string>();
  for (const deployment of deployments) {
    const named = sessionIds(
      `${pack.dataset}:${deployment}`,
      run.sessions.get(deployment) ?? [],
      stored.get(run.deployments.get(deployment) ?? 0) ?? [],
      (session) => known.get(sessionKey(deployment, session)),
    );
    for (const [session, publicId] of named) publicIds.set(session, publicId);
  }
  const rows = sessions.map(({ deployment, session }) => ({
    key: sessionKey(deployment, session),
    publicId: publicIds.get(session) ?? null,
    row: {
      project_id: run.projectId,
      deployment_id: run.deployments.get(deployment) ?? 0,
      start: formatTimestamp(session.first.wallSeconds),
      end: formatTimestamp(session.last.wallSeconds),
      duration_seconds: (session.last.instantMs - session.first.instantMs) / 1_000,
      ...run.stamps,
    },
  }));
  const put = await putRows(transaction, pack.source, 'events', rows);
  const given = rows.flatMap(({ key, publicId }): [number, string][] =>
    publicId === null ? [] : [[put.get(key) ?? 0, publicId]],
  );
  await putSessionIds(transaction, new Map(given), [...stored.values()].flat());
  return put;
}

/** The key of a session: a package has no ids for them, so it is the deployment and the start. */
export function sessionKey(deployment: string, session: CamtrapSession | undefined): string {
  return `${deployment} ${session?.first.instantMs ?? ''}`;
}

/**
 * Removes sessions of an earlier load whose captures now belong to other sessions, after a change of the gap or of the
 * media.
 */
export async function removeEmptySessions(run: CamtrapRun, transaction: Database): Promise<void> {
  const { sessions } = await transaction
    .selectFrom('events')
    .select(sql<number>`count(*)`.as('sessions'))
    .where('project_id', '=', run.projectId)
    .executeTakeFirstOrThrow();
  await interruptibleStep(run.context.signal, sessions > MANY, () => removeEmpty(run, transaction));
  const { source, dataset } = run.pack;
  await nameLeftSessions(transaction, { source, dataset, deployments: run.deployments });
}

async function removeEmpty(run: CamtrapRun, transaction: Database): Promise<void> {
  const empty = sql`(select id from events where project_id = ${run.projectId}
    and not exists (select 1 from captures where captures.event_id = events.id)
    and not exists (select 1 from occurrences where occurrences.event_id = events.id)
    and not exists (select 1 from exports where exports.event_id = events.id))`;
  await keepSessionIds(transaction, { isGone: sql<SqlBool>`kept.id in ${empty}` });
  await sql`delete from load_keys where source = ${run.pack.source} and kind = 'events' and id in ${empty}`.execute(
    transaction,
  );
  await sql`update other_observations set event_id = null,
    deployment_id = (select deployment_id from events where events.id = other_observations.event_id)
    where event_id in ${empty}`.execute(transaction);
  await sql`delete from event_example_captures where event_id in ${empty}`.execute(transaction);
  await sql`delete from events where id in ${empty}`.execute(transaction);
}

/** The type of a medium without one: that of video and sound by the ending of its file; else empty, and it is taken as an image. */
function kindByName(row: CamtrapRow): string {
  const names = [row.value('fileName'), row.value('filePath').replace(/[?#].*$/, '')];
  return names.map((name) => NO_IMAGE.exec(name)?.[0]).find((ending) => ending !== undefined) ?? '';
}

/** Only a public address shows an image; for a local file path the image is drawn, as for the sample. */
function imageOf(row: CamtrapRow): string | null {
  const path = row.value('filePath');
  const isPublic = !/^(false|0)$/i.test(row.value('filePublic'));
  return isPublic && /^https?:\/\//.test(path) ? path : null;
}

/** UTC needs no place: most captures of a season have one offset. */
function offsetOf(row: CamtrapRow): Record<string, string> {
  const offset = camtrapOffset(row.value('timestamp'));
  return offset === null || offset === 'Z' ? {} : { offset };
}
