import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#service/database/open-database.ts';
import { indexStorage, refreshCounters } from '#service/database/refresh-counters.ts';
import { sampleExports } from '#service/sample/sample-exports.ts';
import { sampleSources } from '#service/sample/sample-storage.ts';
import { writeIntoFile } from './write-into-file.ts';

/**
 * Traps of all six projects, by project. Without a location: 38, 119. Without captures: 19, 109. At one place: 19 and 24;
 * within a kilometre of it: 12, 25. With the same name, in one project: 38 and 41; at one site: 71 and 72; 164, 187 and 188;
 * at another site too: 181. Silent: 119. Ended: 120. With a night across a clock change: 36; across the new year: 116.
 */
const DEPLOYMENTS = [
  [1, 12, 19, 20, 24, 25],
  [35, 36, 38, 41, 45],
  [64, 71, 72],
  [109, 110, 116, 119, 120],
  [133],
  [164, 181, 187, 188],
].flat();
/** Counted from the last, so that a trap ends with the night it ends with in the sample. */
const SESSIONS_PER_TRAP = 8;
/**
 * Kept besides those. Most captures: 815, whose flag needs ten nights of its trap (776, 814). Most occurrences: 744, 1404.
 * A single capture and no length: 1007. Longer than a day: 255, 2687. Used by tests of one session: 1, 2, 1000.
 */
const ODD_SESSIONS = [1, 2, 255, 744, 776, 814, 815, 1000, 1007, 1404, 2687];
/** Of these nights all sessions of Cumbria's four traps are kept, for tests of nights that follow each other. */
const [CUMBRIA, FIRST_NIGHT, LAST_NIGHT] = [6, '2024-07-01', '2024-07-20'];

/** Makes the small season in `folder` out of the sample in `from`: 24 traps, about 200 sessions, and 24 exports of them. */
export async function makeSmallSeason(from: string, folder: string): Promise<void> {
  const file = join(folder, 'noctuary.sqlite');
  copyFileSync(join(from, 'noctuary.sqlite'), file);
  mkdirSync(join(folder, 'exports'));
  const open = await openDatabase(file);
  const { database } = open;
  const traps = sql.join(DEPLOYMENTS);
  const sessions = sql`select id from events where id in (${sql.join(ODD_SESSIONS)}) or id in (
    select id from (select id, row_number() over (partition by deployment_id order by id desc) - 1 as place,
        count(*) over (partition by deployment_id) as number from events where deployment_id in (${traps})) as ranked
      where place % max(1, number / ${sql.lit(SESSIONS_PER_TRAP)}) = 0
        and place / max(1, number / ${sql.lit(SESSIONS_PER_TRAP)}) < ${sql.lit(SESSIONS_PER_TRAP)})
    or (deployment_id in (${traps}) and project_id = ${CUMBRIA} and date(start, '-12 hours') between ${FIRST_NIGHT} and ${LAST_NIGHT})`;
  const removals = [
    sql`create temporary table kept as ${sessions}`,
    sql`delete from exports`,
    sql`delete from collections`,
    sql`delete from jobs where deployment_id is null or deployment_id not in (${traps})`,
    sql`delete from event_example_captures`,
    sql`delete from detections where occurrence_id not in (select id from occurrences where event_id in (select id from kept))`,
    sql`delete from identifications where occurrence_id not in (select id from occurrences where event_id in (select id from kept))`,
    sql`delete from occurrences where event_id not in (select id from kept)`,
    sql`delete from captures where event_id not in (select id from kept)`,
    sql`delete from events where id not in (select id from kept)`,
    sql`delete from deployments where id not in (${traps})`,
  ];
  for (const removal of removals) await removal.execute(database);
  await refreshCounters(database);
  await indexStorage(
    database,
    sampleSources.filter(({ kind }) => kind !== 'never indexed').map(({ id }) => id),
  );
  const { rows } = await sql<{ last: number }>`select max(id) as last from jobs`.execute(database);
  await sampleExports(database, join(folder, 'exports'), rows[0]?.last ?? 0);
  await sql`vacuum`.execute(database);
  await writeIntoFile(open);
}
